// Diagnoses of responses, from the receiver or a proxy before it (decision D17).
import type { Diagnosis } from './evidence.ts';

/** Statuses with a diagnosis of their own; every other one has its class's. */
type HttpCode =
  | `http_${400 | 401 | 403 | 404 | 405 | 406 | 408 | 409 | 410 | 411 | 413 | 414 | 415 | 421 | 422 | 429 | 431}`
  | `http_${500 | 501 | 502 | 503 | 504 | 520 | 521 | 522 | 523 | 524 | 525 | 526 | 530}`
  | 'http_4xx'
  | 'http_5xx'
  | 'http_other';
export type ResponseCode = HttpCode | 'delivered' | 'redirect';

const CLOUDFLARE = 'Cloudflare answered in place of your server';

export const RESPONSE_DIAGNOSES: Readonly<Record<ResponseCode, Diagnosis>> = {
  delivered: { happened: 'The receiver accepted the delivery.', todo: 'Nothing.' },
  redirect: {
    happened: 'The receiver answered with a redirect, and redirects are never followed.',
    todo: 'Enter the address it leads to as the endpoint URL; often only https://, www. or a slash at the end differs.',
  },
  http_400: {
    happened: 'The receiver answered 400: it did not understand the request.',
    todo: 'Check that the handler expects JSON by POST, and check its log for what was missing.',
  },
  http_401: {
    happened: 'The receiver answered 401: most often its signature check failed.',
    todo: 'Check that it uses this endpoint’s current secret, whole, and computes the HMAC over the raw body before any JSON parser touches it.',
  },
  http_403: {
    happened: 'The receiver answered 403: it, or a firewall before it, forbids the request.',
    todo: 'Let POST requests to this path through without login, cookie or CSRF check, and without a bot filter.',
  },
  http_404: {
    happened: 'The receiver answered 404: the server is there, the path is not.',
    todo: 'Check the path in the URL letter by letter, and that the server has a route for POST there.',
  },
  http_405: {
    happened: 'The receiver answered 405: the path exists but does not take POST.',
    todo: 'Register the handler for POST; opening a URL in a browser sends GET.',
  },
  http_406: {
    happened: 'The receiver answered 406: it found no acceptable format for its response.',
    todo: 'Let the handler return a bare status, whatever the request’s Accept header.',
  },
  http_408: {
    happened: 'The receiver answered 408: it waited too long for the request.',
    todo: 'Check the proxy before the receiver; the request is sent in one piece.',
  },
  http_409: {
    happened: 'The receiver answered 409, a conflict.',
    todo: 'If it answers so for an event it already has, let it answer 2xx: a repeated event is normal.',
  },
  http_410: {
    happened: 'The receiver answered 410: the address is gone for good.',
    todo: 'Enter the new URL, or pause the webhook.',
  },
  http_411: {
    happened: 'The receiver answered 411, although every request states its length.',
    todo: 'Check the proxy before the receiver.',
  },
  http_413: {
    happened: 'The receiver answered 413: the body is too large for it.',
    todo: 'Raise its limit on body size to 64 KB or more; votes are far below 2 KB.',
  },
  http_414: {
    happened: 'The receiver answered 414: the URL is too long for it.',
    todo: 'Shorten the endpoint URL.',
  },
  http_415: {
    happened: 'The receiver answered 415: it does not take JSON.',
    todo: 'Let the handler accept Content-Type application/json.',
  },
  http_421: {
    happened: 'The receiver answered 421: the server does not serve this host.',
    todo: 'Check the host in the URL and the proxy’s configuration for it.',
  },
  http_422: {
    happened: 'The receiver answered 422: the JSON did not fit what it expects.',
    todo: 'Compare its schema with the documented payload; unknown fields must be tolerated.',
  },
  http_429: {
    happened: 'The receiver answered 429: too many requests for it.',
    todo: 'Exempt this path from its rate limit: a 4xx answer is final, so these votes are not retried automatically.',
  },
  http_431: {
    happened: 'The receiver answered 431: the request’s headers are too large for it.',
    todo: 'Raise its limit on header size to 8 KB or more.',
  },
  http_500: {
    happened: 'The receiver answered 500: its handler crashed.',
    todo: 'Check the receiver’s log at this time for the error.',
  },
  http_501: {
    happened: 'The receiver answered 501: it does not implement POST.',
    todo: 'Check that a web application, not a file server, serves this URL.',
  },
  http_502: {
    happened: 'The receiver’s proxy answered 502: the application behind it does not respond properly.',
    todo: 'Check that the application is running on the port the proxy expects.',
  },
  http_503: {
    happened: 'The receiver answered 503: it is overloaded or down for maintenance.',
    todo: 'Check that the application is running; a sleeping free hosting plan also responds like this.',
  },
  http_504: {
    happened: 'The receiver’s proxy answered 504: the application behind it was too slow.',
    todo: 'Answer 2xx at once and do the work afterwards.',
  },
  http_520: {
    happened: `${CLOUDFLARE} (520): your server’s response made no sense to it.`,
    todo: 'Check your server’s log for a crash at this time.',
  },
  http_521: {
    happened: `${CLOUDFLARE} (521): your server refuses its connections.`,
    todo: 'Start your server and let Cloudflare’s addresses through its firewall.',
  },
  http_522: {
    happened: `${CLOUDFLARE} (522): your server did not respond to its connections.`,
    todo: 'Check that your server is running and its firewall lets Cloudflare’s addresses through.',
  },
  http_523: {
    happened: `${CLOUDFLARE} (523): it has no route to your server.`,
    todo: 'Check the server’s address in the DNS settings at Cloudflare.',
  },
  http_524: {
    happened: `${CLOUDFLARE} (524): your server was too slow.`,
    todo: 'Answer 2xx at once and do the work afterwards.',
  },
  http_525: {
    happened: `${CLOUDFLARE} (525): the TLS handshake with your server failed.`,
    todo: 'Check your server’s certificate and the SSL mode at Cloudflare.',
  },
  http_526: {
    happened: `${CLOUDFLARE} (526): your server’s certificate is not valid.`,
    todo: 'Renew your server’s certificate or change the SSL mode at Cloudflare.',
  },
  http_530: {
    happened: `${CLOUDFLARE} (530): the tunnel or server behind the name is down.`,
    todo: 'Start the tunnel again, and check that its name is still the one in the URL.',
  },
  http_4xx: {
    happened: 'The receiver answered with a 4xx status: it refuses the request as it is.',
    todo: 'Check the receiver’s log for the reason. A 4xx answer is final; use Redeliver once it is fixed.',
  },
  http_5xx: {
    happened: 'The receiver answered with a 5xx status: something failed on its side.',
    todo: 'Check the receiver’s log at this time for the error.',
  },
  http_other: {
    happened: 'The receiver answered with an unusual status.',
    todo: 'Let the handler return 200 or 204 for every delivery it accepts.',
  },
};
