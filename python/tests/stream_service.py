"""A small service with a live stream that behaves as each test says: one function per connection."""

import base64
import json
import socketserver
import threading

from plaudit import sign_vote, stream_secret

TOKEN = "plt_sample_token"
SECRET = stream_secret(TOKEN)


def frame(event_id, user_id="u1", test=False, secret=SECRET, kind=None, body=None):
    """A frame as the service writes it."""
    signed = sign_vote(secret, {"userId": user_id}, event_id=event_id, test=test)
    sent = {
        "eventId": "test" if test else event_id,
        "body": base64.b64encode(body or signed.body).decode(),
        "headers": signed.headers,
    }
    return f"event: {kind or ('test' if test else 'vote')}\nid: {event_id}\ndata: {json.dumps(sent)}\n\n"


def ready(position=None):
    fields = {"position": position, "consumer": None, "serverTime": "2026-01-01T00:00:00.000Z", "heartbeatSeconds": 10}
    return f"retry: 10\n\nevent: ready\ndata: {json.dumps(fields)}\n\n"


def ended(reason):
    return f"event: ended\ndata: {json.dumps({'reason': reason, 'message': 'The sample service says why.'})}\n\n"


class StreamService:
    """`connections`: one function per connection to the stream; the last one is used for all further ones."""

    def __init__(self, *connections):
        self.connections, self.requests, self.acknowledged = list(connections), [], []
        self.acknowledge_status = 200
        service = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self):
                head = service.read_head(self.rfile)
                if head is None:
                    return
                if head[0].startswith("POST"):
                    return service.acknowledge(self, head)
                service.requests.append(head)
                number = min(len(service.requests), len(service.connections)) - 1
                try:
                    service.connections[number](Connection(self))
                except OSError:
                    pass

        class Server(socketserver.ThreadingTCPServer):
            daemon_threads = True
            allow_reuse_address = True

        self.stopping = threading.Event()
        self.server = Server(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def __enter__(self):
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.02})
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.stopping.set()
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()

    def read_head(self, file):
        lines = []
        while (line := file.readline().decode("latin-1").rstrip("\r\n")) != "":
            lines.append(line)
        if not lines:
            return None
        return lines[0], {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}

    def acknowledge(self, handler, head):
        body = json.loads(handler.rfile.read(int(head[1]["content-length"])))
        if self.acknowledge_status == 200:
            self.acknowledged.append((body["consumer"], body["eventId"]))
        content = b'{"advanced":true}' if self.acknowledge_status == 200 else b'{"code":"UNAVAILABLE","title":"Away"}'
        head = f"HTTP/1.1 {self.acknowledge_status} X\r\nContent-Length: {len(content)}\r\nConnection: close\r\n\r\n"
        handler.wfile.write(head.encode() + content)


class Connection:
    """What a test's function gets."""

    def __init__(self, handler):
        self.handler = handler

    def write(self, text):
        self.handler.wfile.write(text if isinstance(text, bytes) else text.encode())
        self.handler.wfile.flush()

    def start(self, headers="Content-Type: text/event-stream\r\n"):
        self.write(f"HTTP/1.1 200 OK\r\n{headers}Connection: close\r\n\r\n")

    def refuse(self, status, code, headers=""):
        content = json.dumps({"code": code, "title": "Refused", "detail": "The sample service refuses."})
        self.write(f"HTTP/1.1 {status} X\r\nContent-Length: {len(content)}\r\n{headers}\r\n{content}")

    def stay_open(self):
        """Returns when the client has closed the connection."""
        self.handler.rfile.read(1)


def send(*parts):
    """A connection that sends these parts and stays open."""

    def connection(to):
        to.start()
        for part in parts:
            to.write(part)
        to.stay_open()

    return connection


def send_and_close(*parts):
    def connection(to):
        to.start()
        for part in parts:
            to.write(part)

    return connection
