"""Each adapter in a real server on a free port: the ones of the standard library, and those of installed frameworks."""

import asyncio
import importlib.util
import threading
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server


@contextmanager
def _in_thread(server):
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def serve_http_server(receiver):
    return _in_thread(ThreadingHTTPServer(("127.0.0.1", 0), receiver.http_handler()))


class _ThreadingWsgiServer(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class _QuietWsgiHandler(WSGIRequestHandler):
    def log_message(self, *_):
        pass


def serve_wsgi(receiver):
    server = make_server("127.0.0.1", 0, receiver.wsgi, _ThreadingWsgiServer, _QuietWsgiHandler)
    return _in_thread(server)


@contextmanager
def serve_waitress(receiver):
    import waitress

    server = waitress.create_server(receiver.wsgi, host="127.0.0.1", port=0, threads=8)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        yield server.effective_port
    finally:
        server.task_dispatcher.shutdown()
        server.close()
        thread.join(5)


def _flask_server(receiver, prepare=None):
    import logging

    from flask import Flask
    from werkzeug.serving import make_server as make_werkzeug

    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    app = Flask("sample")
    if prepare:
        prepare(app)
    app.add_url_rule("/votes", view_func=receiver.flask, methods=["GET", "POST"])

    class Server:
        def __init__(self):
            self.inner = make_werkzeug("127.0.0.1", 0, app, threaded=True)
            self.inner.daemon_threads = True
            self.server_address = self.inner.server_address
            self.serve_forever, self.shutdown = self.inner.serve_forever, self.inner.shutdown
            self.server_close = self.inner.server_close

    return _in_thread(Server())


def serve_flask(receiver):
    return _flask_server(receiver)


def serve_flask_parsed_before(receiver):
    """A hook parses the JSON first, which Flask keeps."""
    from flask import request

    return _flask_server(receiver, lambda app: app.before_request(lambda: request.get_json(silent=True) and None))


def serve_flask_read_before(receiver):
    """A hook reads the stream first, so the bytes are gone."""
    from flask import request

    return _flask_server(receiver, lambda app: app.before_request(lambda: request.stream.read() and None))


@contextmanager
def _aiohttp_server(receiver, middlewares=()):
    from aiohttp import web

    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    async def start():
        app = web.Application(middlewares=middlewares)
        app.router.add_route("*", "/votes", receiver.aiohttp)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        return runner

    runner = asyncio.run_coroutine_threadsafe(start(), loop).result()
    try:
        yield runner.addresses[0][1]
    finally:
        asyncio.run_coroutine_threadsafe(runner.cleanup(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def serve_aiohttp(receiver):
    return _aiohttp_server(receiver)


def serve_aiohttp_parsed_before(receiver):
    from aiohttp import web

    @web.middleware
    async def parse(request, handler):
        if request.can_read_body:
            try:
                await request.json()
            except Exception:
                pass
        return await handler(request)

    return _aiohttp_server(receiver, (parse,))


def serve_aiohttp_read_before(receiver):
    from aiohttp import web

    @web.middleware
    async def read(request, handler):
        await request.content.read()
        return await handler(request)

    return _aiohttp_server(receiver, (read,))


@contextmanager
def _asgi_server(app):
    import uvicorn

    config = uvicorn.Config(app, port=0, log_level="critical", lifespan="off", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    started = threading.Event()
    original = server.startup

    async def startup(sockets=None):
        await original(sockets)
        started.set()

    server.startup = startup
    thread = threading.Thread(target=server.run)
    thread.start()
    started.wait(10)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


def serve_asgi(receiver):
    return _asgi_server(receiver.asgi)


def serve_fastapi(receiver):
    from fastapi import FastAPI

    app = FastAPI()
    app.add_route("/votes", receiver.fastapi)
    return _asgi_server(app)


def serve_fastapi_parsed_before(receiver):
    from fastapi import FastAPI, Request

    app = FastAPI()

    @app.middleware("http")
    async def parse(request: Request, call_next):
        try:
            await request.json()
        except Exception:
            pass
        return await call_next(request)

    app.add_route("/votes", receiver.fastapi)
    return _asgi_server(app)


def serve_fastapi_read_before(receiver):
    """A middleware that reads the body and passes nothing on."""

    async def app(scope, receive, send):
        while (await receive()).get("more_body"):
            pass

        async def empty():
            return {"type": "http.request", "body": b"", "more_body": False}

        await receiver.asgi(scope, empty, send)

    return _asgi_server(app)


ADAPTERS = {
    "http.server": ([], serve_http_server),
    "WSGI": ([], serve_wsgi),
    "WSGI in waitress": (["waitress"], serve_waitress),
    "Flask": (["flask"], serve_flask),
    "Flask, parsed before": (["flask"], serve_flask_parsed_before),
    "aiohttp": (["aiohttp"], serve_aiohttp),
    "aiohttp, parsed before": (["aiohttp"], serve_aiohttp_parsed_before),
    "ASGI": (["uvicorn"], serve_asgi),
    "FastAPI": (["fastapi", "uvicorn"], serve_fastapi),
    "FastAPI, parsed before": (["fastapi", "uvicorn"], serve_fastapi_parsed_before),
}
READ_BEFORE = {
    "Flask": (["flask"], serve_flask_read_before),
    "aiohttp": (["aiohttp"], serve_aiohttp_read_before),
    "ASGI": (["uvicorn"], serve_fastapi_read_before),
}


def is_installed(packages):
    return all(importlib.util.find_spec(package) for package in packages)
