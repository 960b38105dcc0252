"""Where a slot's newest state belongs, and how urgent it is."""

from collections.abc import Mapping
from math import inf

import structlog

from bot.logs import places
from bot.outlet import ChatPlace, Place, PrivatePlace
from bot.ports import Clock, TableId
from bot.posts import BoardPost, PanelPost, Standing
from bot.publishing.courier import Courier
from bot.publishing.reports import House, Pages
from bot.publishing.saving import Saver
from bot.publishing.slots import CALM, HAND, NUDGE, URGENT, Entry, Shown, called, facts_of, patience

log = structlog.get_logger()


class Weigher:
    """Looks at what was posted, once for all that came within a moment."""

    def __init__(
        self,
        courier: Courier,
        saver: Saver,
        pages: Pages,
        house: House,
        clock: Clock,
        entries: Mapping[TableId, Entry],
    ) -> None:
        self._courier = courier
        self._saver = saver
        self._pages = pages
        self._house = house
        self._clock = clock
        self._entries = entries

    def weigh(self, slot: Shown, *, closing: bool) -> None:
        """Where the newest state belongs, and how urgent it is."""
        slot.due = False
        post = slot.post
        if post is None:
            return
        try:
            if isinstance(post, BoardPost):
                self._weigh_board(slot, post.standing)
            else:
                self.settle_in(slot, PrivatePlace(post.person), post.beside.standing)
                if self._house.way_of(post.person) == "here":
                    # What stands in private would go on offering what is long over.
                    self._leave(slot)
                    if slot.message is not None:
                        self._saver.forget(slot.table, [slot.name])
                        slot.lose()
                    # He may come back to the private way later; until then nothing is written to him.
                    self._courier.troubles.shut.discard(PrivatePlace(post.person))
                asked = post.question is not None or post.edition != slot.edition
                slot.priority = HAND if asked else CALM
        except Exception as error:
            log.error("post not read", table=slot.table, slot=slot.name, error=places(error))
            slot.post = None
            return
        if slot.place is None or self._courier.lane(slot.place) is None:
            slot.post = None
        elif closing and slot.priority >= CALM:
            self._courier.withdraw(slot)
        else:
            self._courier.file(slot)

    def _weigh_board(self, slot: Shown, standing: Standing) -> None:
        self.settle_in(slot, ChatPlace(standing.chat))
        over = standing.result is not None
        slot.ever = slot.ever or not over
        urgent = slot.message is None or facts_of(standing).new(slot.facts)
        lane = self._courier.lane(standing.chat)
        patient = patience(slot.facts, standing) if lane is not None and lane.outlet.budget.patient else 0.0
        slot.calm_from = min(slot.calm_from or inf, self._clock.now() + patient) if patient else 0.0
        if called(standing, slot.nudged):
            slot.priority = NUDGE
        else:
            slot.priority = URGENT if urgent else CALM
        entry = self._entries.get(slot.table)
        if entry is None or standing.lobby is not None:
            return
        if standing.entropy and not over and entry.begun.message is None and entry.begun.post is None:
            entry.begun.post, entry.begun.priority = slot.post, URGENT
            self.settle_in(entry.begun, ChatPlace(standing.chat))
            self._courier.file(entry.begun)
        for seat, panel in list(entry.panels.items()):
            if panel.place is not None and panel.place not in standing.people:
                # Somebody has left: his panel stays with him and says so, and what was on its way there
                # belongs nowhere any more. What waits for who has his seat now waits on.
                self._leave(panel, standing)
                self._courier.withdraw(panel)
                self._saver.forget(slot.table, [panel.name])
                panel.lose()
                panel.place = None
                if not (isinstance(panel.post, PanelPost) and panel.post.person in standing.people):
                    panel.post = None
                    del entry.panels[seat]

    def settle_in(self, slot: Shown, place: Place, standing: Standing | None = None) -> None:
        """The slot belongs to this place now; what stands elsewhere is left behind. ``standing``: of a
        panel's table."""
        if slot.place != place:
            if slot.seat is not None:
                self._leave(slot, standing)
            self._courier.withdraw(slot)
            slot.lose()
            slot.place = place

    def _leave(self, panel: Shown, standing: Standing | None = None) -> None:
        """The message loses its keys; of whoever plays there no longer it loses hand and countdown too, in as
        many calls."""
        if panel.place is None or panel.message is None:
            return
        page = None
        if standing is not None and panel.place not in standing.people:
            page = self._pages.left(standing, self._house.language_of(panel.place))
        self._courier.tidy(panel.place, panel.message, delete=False, page=page)
