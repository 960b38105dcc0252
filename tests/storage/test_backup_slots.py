"""Backups: what they hold of messages, chats and persons."""

from dataclasses import replace

from bot.ports import Slot, TableId
from rules.kit.seats import Seat
from storage.backup import backup
from storage.store import open_store


async def test_a_backup_knows_the_messages_but_not_what_they_show(store, path, tmp_path, change) -> None:
    slots = [
        Slot(TableId(1), "board", "telegram:7", "71", 5),
        Slot(TableId(1), "panel:0", "telegram:8", "9", 4),
    ]
    await store.commit(change(1, 1, people=((Seat(0), "telegram:8"),), origin="press"))
    await store.save_slots(slots)
    await store.save_chat("telegram:7", "settings")
    await store.save_person("telegram:8", "one tap")
    await store.move_chat("telegram:6", "telegram:7")
    backup(path, tmp_path / "copy")
    async with open_store(tmp_path / "copy") as copy:
        assert list(await copy.slots(TableId(1))) == [replace(slot, version=0) for slot in slots]
        assert [line.seat for line in await copy.tables_of("telegram:8")] == [0]
        assert await copy.chat("telegram:6") == "settings"
        assert await copy.person("telegram:8") == "one tap"
        assert await copy.opened("press") == 1
    assert list(await store.slots(TableId(1))) == slots, "the database itself is as it was"
