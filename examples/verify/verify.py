# Run it: PLAUDIT_SECRET=whsec_… python3 verify.py
import hashlib
import hmac
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ.get("PLAUDIT_SECRET", "").encode()
PORT = int(os.environ.get("PORT", "8080"))

if not SECRET:
    raise SystemExit("Set PLAUDIT_SECRET to the secret that you were shown.")


def is_genuine(body: bytes, signature: str) -> bool:
    expected = "sha256=" + hmac.new(SECRET, body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected.encode(), signature.encode("utf-8", "replace"))


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # The signature covers the raw bytes. JSON that was parsed and serialized again may differ.
        body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
        genuine = is_genuine(body, self.headers.get("X-Webhook-Signature", ""))
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if genuine:
            # Genuine: parse it, skip test events and eventIds that you have seen, then reward.
            print(body.decode(), flush=True)


ThreadingHTTPServer(("127.0.0.1", PORT), Receiver).serve_forever()
