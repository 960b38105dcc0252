"""The second opinion has one."""

import pytest

from tests.telegram.second import objection
from tests.telegram.spec import Json

USER = {"id": 5, "is_bot": False, "first_name": "Ala"}
MESSAGE = {"message_id": 1, "date": 10, "chat": {"id": 5, "type": "private"}, "from": USER, "text": "hi"}


def test_a_proper_update_is_taken() -> None:
    assert objection({"update_id": 1, "message": MESSAGE}) is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"from": {**USER, "is_bot": "maybe"}},
        {"message_id": "one"},
        {"from": {**USER, "shoe_size": 43}},
        {"date": "10"},
    ],
)
def test_what_telegram_would_never_send_is_seen(wrong: Json) -> None:
    assert objection({"update_id": 1, "message": {**MESSAGE, **wrong}})
