"""A bot of the tests' own: it shows each way to answer, and is the baseline of the benchmark."""

import asyncio
import signal
from typing import Any

import discord
from discord import app_commands

NO = discord.AllowedMentions.none()
NOTE = "\nPressed: "
KEYS = (("Joker 1", "Joker 2", "Fire", "Let it roll"), ("Not this bank", "My hand", "Rules", "Menu"))
BOARD = """**▶ ③ ①** · <t:1800000902:R>
K7 Koblarz · game 1 · round 2
Bank 1 ③–①: 1 + 1, to hit 2
To roll: ③ ①
May play Joker: ② · Fire: ③
1 ③–① 5 · 2 ②–① 5 + J
3 ③–② 0
wallet, sock, held, match:
① P0 1, 4, JF, 130
② P1 0, 5, JF, 210
③ P2 0, 5, F, 180
①1 ①1 ①5: miss · bank 4 stays: 9"""
"""The keys and the size of a board of ours, for the benchmark."""


class Echo(discord.AutoShardedClient):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=NO,
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        add_commands(self)
        await self.tree.sync()

    async def on_interaction(self, one: discord.Interaction) -> None:
        """Presses, by the words of their key."""
        name = (one.data or {}).get("custom_id", "")
        if one.type is discord.InteractionType.component:
            await pressed(one, str(name))
        elif one.type is discord.InteractionType.modal_submit:
            await one.response.send_message(f"filled in {texts(one)}", ephemeral=True)


async def pressed(one: discord.Interaction, name: str) -> None:
    match name:
        case "update":
            await one.response.edit_message(content="updated")
        case "defer":
            await one.response.defer()
            await one.edit_original_response(content="edited later")
        case "edit":
            await one.response.send_message(name, ephemeral=True)
            assert one.message is not None
            lines = one.message.content.partition(NOTE)[0]
            await one.message.edit(content=f"{lines}{NOTE}{one.id}", view=board())
        case "twice":
            await one.response.send_message("once", ephemeral=True)
            try:
                await one.client.http.request(  # The library itself would not ask again.
                    discord.http.Route("POST", f"/interactions/{one.id}/{one.token}/callback"),
                    json={"type": 6},
                )
            except discord.HTTPException as error:
                await one.followup.send(f"{error.status} {error.code}", ephemeral=True)
        case "form":
            await one.response.send_modal(Form())
        case "pick":
            chosen = " ".join((one.data or {})["values"])
            await one.response.send_message(f"picked {chosen}", ephemeral=True)
        case _:
            await one.response.send_message("pressed", ephemeral=True)


def board() -> discord.ui.View:
    """As many keys as a board of ours has; the first edits it."""
    made = discord.ui.View(timeout=None)
    for row, labels in enumerate(KEYS):
        for label in labels:
            name = "edit" if not made.children else label
            made.add_item(discord.ui.Button(label=label, custom_id=name, row=row))
    made.stop()
    return made


class Form(discord.ui.Modal, title="Form"):
    words: Any = discord.ui.TextInput(label="Words", custom_id="words", max_length=10)

    def __init__(self) -> None:
        super().__init__(custom_id="form:1")


def texts(one: discord.Interaction) -> str:
    rows: Any = (one.data or {})["components"]
    return " ".join(part["value"] for row in rows for part in row.get("components", ()))


def view() -> discord.ui.View:
    """One key of each kind. Made anew each time, never listened to: presses come to ``on_interaction``."""
    made = discord.ui.View(timeout=None)
    for name in ("press", "update", "defer", "twice"):
        made.add_item(discord.ui.Button(label=name, custom_id=name))
    made.add_item(discord.ui.Button(label="form", custom_id="form"))
    options = [discord.SelectOption(label=word) for word in ("a", "b", "c")]
    made.add_item(discord.ui.Select(custom_id="pick", options=options, min_values=2, max_values=2))
    made.stop()
    return made


def add_commands(client: Echo) -> None:
    tree = client.tree

    @tree.command(description="Says it back")
    async def echo(one: discord.Interaction, words: str) -> None:
        await one.response.send_message(words, ephemeral=True)

    @tree.command(description="Thinks first")
    async def think(one: discord.Interaction, words: str) -> None:
        await one.response.defer(ephemeral=True, thinking=True)
        await one.edit_original_response(content=words)
        await one.followup.send("and more", ephemeral=True)

    @tree.command(description="Every kind of key")
    async def keys(one: discord.Interaction) -> None:
        await one.response.send_message("keys", view=view())

    @tree.command(name="board", description="A board of nobody")
    async def _board(one: discord.Interaction) -> None:
        await one.response.send_message(BOARD, view=board())

    @tree.command(description="Completes")
    async def complete(one: discord.Interaction, word: str) -> None:
        await one.response.send_message(word, ephemeral=True)

    @complete.autocomplete("word")
    async def _offer(one: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=word, value=word) for word in ("ace", "king") if word.startswith(current)
        ]

    @tree.command(description="Posts in a channel, to a person, in a thread")
    @app_commands.guild_only()
    async def post(one: discord.Interaction, where: str, words: str) -> None:
        try:
            target: Any = await _target(client, one, where)
            message = await target.send(words)
            await message.edit(content=words + "!")
            said = f"sent {message.id}"
        except discord.HTTPException as error:
            said = f"{error.status} {error.code}"
        await one.response.send_message(said, ephemeral=True)

    @tree.command(description="Edits a message of a channel")
    async def edit(one: discord.Interaction, where: str, message: str, words: str) -> None:
        found = client.get_partial_messageable(int(where)).get_partial_message(int(message))
        try:
            await found.edit(content=words)
            said = "edited"
        except discord.HTTPException as error:
            said = f"{error.status} {error.code}"
        await one.response.send_message(said, ephemeral=True)


async def _target(client: Echo, one: discord.Interaction, where: str) -> discord.abc.Messageable:
    if where == "dm":
        return await one.user.create_dm()
    if where == "thread":
        assert isinstance(one.channel, discord.TextChannel)
        return await one.channel.create_thread(name="table", type=discord.ChannelType.public_thread)
    return client.get_partial_messageable(int(where))


def run(token: str) -> None:
    async def main() -> None:
        client = Echo()
        loop = asyncio.get_running_loop()
        stopped = asyncio.create_task(_on_signal(loop, client))
        async with client:
            await client.start(token)
        stopped.cancel()

    asyncio.run(main())


async def _on_signal(loop: asyncio.AbstractEventLoop, client: Echo) -> None:
    stop = asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()
    await client.close()
