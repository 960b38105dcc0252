"""``python -m tests.discord.pictures`` prints what is drawn, for ``docs/pictures/draw.mjs``; with the names
of pictures (or their beginnings) only these."""

import asyncio
import json
import sys

from tests.discord.pictures import pictures


def main() -> None:
    found = asyncio.run(pictures())
    wanted = tuple(sys.argv[1:]) or ("",)
    print(json.dumps([one for one in found if one["name"].startswith(wanted)], ensure_ascii=False))


main()
