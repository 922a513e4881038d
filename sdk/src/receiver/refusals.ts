// Why a request is not accepted: a code, the HTTP status, and a sentence that names the usual mistake and its fix.

/** Everything that can be wrong with a request, in the order in which it is checked. */
export type RefusalCode =
  | 'wrong_method'
  | 'content_encoding'
  | 'body_too_large'
  | 'body_incomplete'
  | 'body_timeout'
  | 'body_missing'
  | 'secret_missing'
  | 'missing_signature'
  | 'signature_prefix_cut'
  | 'malformed_signature'
  | 'incomplete_headers'
  | 'secret_prefix_cut'
  | 'body_reserialized'
  | 'body_already_parsed'
  | 'signature_mismatch'
  | 'timestamp_stale'
  | 'unreadable_body'
  | 'unsupported_event';

export interface RefusedRequest {
  readonly ok: false;
  readonly reason: RefusalCode;
  /** 4xx is final, so only what cannot be genuine gets one; everything else is sent again. */
  readonly status: number;
  /** What happened and what to do. */
  readonly message: string;
}

const STATUS: Readonly<Partial<Record<RefusalCode, number>>> = {
  wrong_method: 405,
  content_encoding: 415,
  body_too_large: 413,
  body_incomplete: 400,
  body_timeout: 503,
  body_missing: 500,
  secret_missing: 500,
  unreadable_body: 500,
  unsupported_event: 500,
};

const MESSAGES: Readonly<Record<RefusalCode, string>> = {
  wrong_method:
    'Votes arrive as POST. If a vote arrived as GET, a redirect changed it, usually from http to https or to www: enter the final https address as your endpoint.',
  content_encoding:
    'The body is compressed, but the signature covers the bytes as they were sent. Turn off the compression of requests in the proxy in front of this server.',
  body_too_large: 'The body is larger than any vote. Check what sends it.',
  body_incomplete: 'The connection ended before the whole body had arrived.',
  body_timeout: 'The body did not arrive in time. Check the proxy in front of this server.',
  body_missing: 'The body was read before the receiver got the request, so there is nothing to verify.',
  secret_missing: 'The receiver has no secret. Set it to the signing secret of your webhook, which begins with whsec_.',
  missing_signature:
    'The request has no signature. If it is a vote, the webhook has no signing secret, or a proxy removed the headers X-Webhook-Signature and webhook-signature.',
  signature_prefix_cut: 'X-Webhook-Signature must begin with sha256=. Pass the header on as it arrived.',
  malformed_signature:
    'The signature is not sha256= and 64 hex digits, or v1, and base64. It was cut, changed or sent twice on its way.',
  incomplete_headers:
    'webhook-signature needs the headers webhook-id and webhook-timestamp (in seconds). Pass on all headers.',
  secret_prefix_cut: 'The secret lacks its beginning. Use the whole secret, including whsec_.',
  body_reserialized:
    'The body is not the one that was signed: something on its way parsed the JSON and wrote it again. Pass on the raw bytes.',
  body_already_parsed:
    'The body was parsed before the receiver got it, and the parsed JSON does not match the signature. If it is a vote, the secret is wrong or the raw bytes are needed.',
  signature_mismatch:
    'The signature does not match. If it is a vote, the secret is not the one of this webhook, or something on its way changed the body.',
  timestamp_stale: 'The request is too old or comes from the future. Set the clock of this server.',
  unreadable_body: 'The signature matches, but the body is not a vote.',
  unsupported_event: 'The signature matches, but this version of the SDK does not know the event. Update @plaudit/sdk.',
};

/** `detail` is added to the sentence, such as the fix for one framework. */
export function refuse(reason: RefusalCode, detail?: string): RefusedRequest {
  const message = detail ? `${MESSAGES[reason]} ${detail}` : MESSAGES[reason];
  return { ok: false, reason, status: STATUS[reason] ?? 401, message };
}
