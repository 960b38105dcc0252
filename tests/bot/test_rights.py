"""Who may do what."""

import pytest

from bot.rights import Act, Role, admin_counts, may, refused
from bot.texts import LANGUAGES, Catalogue

WHO_MAY = {
    Act.BEGIN: "host admin",
    Act.OPTIONS: "host admin",
    Act.COMPUTERS: "host admin",
    Act.REMOVE: "host admin",
    Act.CLOSE: "host admin",
    Act.CLOSE_LATE: "admin",
    Act.KICK: "admin",
    Act.VOTE: "player host",
    Act.OPEN: "stranger player host admin",
    Act.OPEN_GUARDED: "admin",
    Act.SETTINGS: "admin",
}


@pytest.mark.parametrize("act", Act)
@pytest.mark.parametrize("role", Role)
def test_an_act_is_for_those_who_are_named_and_nobody_else(act: Act, role: Role) -> None:
    assert role.name is not None
    allowed = role.name.lower() in WHO_MAY[act].split()
    assert may(role, act) is allowed
    assert (refused(act, role) is None) is allowed


@pytest.mark.parametrize("act", Act)
def test_one_of_several_roles_is_enough(act: Act) -> None:
    assert may(Role.STRANGER | Role.HOST | Role.ADMIN, act)
    assert not may(Role(0), act)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("act", Act)
def test_who_is_refused_is_told_in_his_language(act: Act, language: str) -> None:
    refusal, catalogue = refused(act, Role(0)), Catalogue(language)
    assert refusal is not None
    assert catalogue.say(refusal.reason) and catalogue.has(refusal.reason.key) and catalogue.errors == []


def test_the_platform_is_asked_only_where_an_admin_may_more() -> None:
    assert {act for act in Act if admin_counts(act)} == set(Act) - {Act.OPEN, Act.VOTE}
