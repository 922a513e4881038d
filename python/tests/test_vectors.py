"""The test vectors that every receiver library of the project shares."""

import base64
import hmac
import json
import unittest
from pathlib import Path

from plaudit import Verified, sign_vote, verify
from plaudit.signature import sign_body, sign_standard, stream_secret

SPEC = Path(__file__).parents[2] / "spec"


def read_json(path):
    return json.loads((SPEC / path).read_text("utf-8"))


class Vectors(unittest.TestCase):
    def test_receivers_accept_and_refuse_what_the_vectors_say(self):
        for case in read_json("receiver-vectors.json")["cases"]:
            with self.subTest(case["name"]):
                body = base64.b64decode(case["bodyBase64"]) if "bodyBase64" in case else case["body"]
                result = verify(body, case["headers"], case["secrets"], now=case["now"])
                self.assertEqual(describe(result), case["expected"])

    def test_signatures_are_those_of_the_vectors(self):
        for case in read_json("vectors/signature.json")["cases"]:
            body = case["body"].encode()
            timestamp = str(case["webhookTimestamp"])
            self.assertEqual(sign_body(body, case["secret"]), case["xWebhookSignature"])
            self.assertEqual(
                sign_standard(case["webhookId"], timestamp, body, case["secret"]), case["webhookSignature"]
            )

    def test_the_stream_secret_is_the_hmac_of_a_fixed_message_under_the_token(self):
        # Computed with openssl: printf 'plaudit stream secret' | openssl dgst -sha256 -hmac TOKEN -binary | base64
        self.assertEqual(stream_secret("plt_sample"), "whsec_tTumUFfg7lJq9cHCx0NXbD+llwkADNgLkYVrwtWV3oY=")

    def test_a_refusal_is_false_and_contains_no_secret(self):
        signed = sign_vote("whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LTEyMzQ=")
        refused = verify(signed.body, signed.headers, "whsec_b3RoZXI=")
        self.assertFalse(refused)
        self.assertNotIn("whsec_b3Ro", repr(refused) + refused.message)

    def test_garbage_is_refused_and_never_raises(self):
        signed = sign_vote("whsec_c2FtcGxl")
        for header in ("\udcff" * 71, "sha256=" + "é" * 64, "v1,\x00", " ", "sha256=" + "0" * 64, "a" * 100_000):
            headers = {"X-Webhook-Signature": header, "webhook-id": header, "webhook-signature": header}
            self.assertFalse(verify(signed.body, {**headers, "webhook-timestamp": header}, ["", "whsec_", "\udcff"]))
        self.assertFalse(verify(b"[" * 60_000, {"X-Webhook-Signature": "sha256=" + "0" * 64}, "whsec_c2FtcGxl"))

    def test_without_a_secret_nothing_is_genuine_because_anybody_can_sign_with_an_empty_key(self):
        body, sent_at = sign_vote("whsec_c2FtcGxl").body, "1767225600"
        own = {"X-Webhook-Signature": "sha256=" + hmac.new(b"", body, "sha256").hexdigest()}
        mac = hmac.new(b"", f"x.{sent_at}.".encode() + body, "sha256").digest()
        signature = f"v1,{base64.b64encode(mac).decode()}"
        standard = {"webhook-id": "x", "webhook-timestamp": sent_at, "webhook-signature": signature}
        for headers in (own, standard):
            for secret in ("", " ", [], ["", ""]):
                self.assertEqual(verify(body, headers, secret, now=1767225600).reason, "secret_missing")
            # An empty value beside the secret, and secrets that are no base64.
            for secret in (["whsec_c2FtcGxl", ""], "whsec_", "whsec_…", "…"):
                self.assertFalse(verify(body, headers, secret, now=1767225600))
        self.assertEqual(verify(body, own, "").status, 500)


def describe(result):
    if isinstance(result, Verified):
        return {"ok": True, "kind": "test" if result.event.test else "vote", "eventId": result.event.event_id}
    return {"ok": False, "reason": result.reason, "status": result.status}
