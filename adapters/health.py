"""``/healthz`` and ``/metrics`` of the running bot, for whoever watches it (product.md, *Operating it*).

Numbers of calls and tables, never of a game or a person.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from bot.service import Service

log = structlog.get_logger()


class Health:
    """A small web server. ``listen``: host and port; nothing else is served there."""

    def __init__(self, listen: tuple[str, int]) -> None:
        self._listen = listen
        self._runner: web.AppRunner | None = None

    async def start(self, service: Service, platforms: Sequence[str]) -> None:
        """Answers from now on; ``platforms``: those that are to be served. Where the port is taken, the bot
        serves its chats all the same, and the log says so."""
        registry = CollectorRegistry()
        registry.register(_Numbers(service, platforms))
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)

        async def healthz(_: web.Request) -> web.Response:
            up = {name: service.publisher.up_since(f"{name}:") is not None for name in platforms}
            return web.json_response(
                {"healthy": all(up.values()), "platforms": up}, status=200 if all(up.values()) else 503
            )

        async def metrics(_: web.Request) -> web.Response:
            return web.Response(body=generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

        app = web.Application()
        app.router.add_get("/healthz", healthz)
        app.router.add_get("/metrics", metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        host, port = self._listen
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            log.error("health not served", port=port)

    async def close(self) -> None:
        if self._runner is not None:
            with suppress(Exception):
                await self._runner.cleanup()


class _Numbers(Collector):
    """Read at each scrape, from what the service counts anyway."""

    def __init__(self, service: Service, platforms: Sequence[str]) -> None:
        self._service = service
        self._platforms = platforms

    def collect(self) -> Iterator[Metric]:
        publisher = self._service.publisher
        up = GaugeMetricFamily("hospoda_platform_up", "Whether the platform answers.", labels=["platform"])
        for name in self._platforms:
            up.add_metric([name], publisher.up_since(f"{name}:") is not None)
        yield up
        calls = CounterMetricFamily(
            "hospoda_calls", "Calls of the publisher and their failures.", labels=["platform", "kind"]
        )
        for (platform, kind), count in sorted(publisher.calls.items()):
            calls.add_metric([platform, kind], count)
        yield calls
        yield GaugeMetricFamily(
            "hospoda_tables_shown", "Tables whose messages are known in memory.", publisher.remembered
        )
        yield GaugeMetricFamily("hospoda_tables_awake", "Tables in memory.", self._service.house.awake)
