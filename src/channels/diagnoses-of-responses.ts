// Diagnoses of responses, from the receiver or a proxy in front of it (decision D17).
import type { Diagnosis } from './evidence.ts';

/** Statuses with their own diagnosis; the others use the diagnosis of their class. */
type HttpCode =
  | `http_${400 | 401 | 403 | 404 | 405 | 406 | 408 | 409 | 410 | 411 | 413 | 414 | 415 | 421 | 422 | 429 | 431}`
  | `http_${500 | 501 | 502 | 503 | 504 | 520 | 521 | 522 | 523 | 524 | 525 | 526 | 530}`
  | 'http_4xx'
  | 'http_5xx'
  | 'http_other';
export type ResponseCode = HttpCode | 'delivered' | 'redirect';

const CLOUDFLARE = 'Cloudflare responded instead of your server';

export const RESPONSE_DIAGNOSES: Readonly<Record<ResponseCode, Diagnosis>> = {
  delivered: { happened: 'The receiver accepted the delivery.', todo: 'Nothing.' },
  redirect: {
    happened: 'The receiver answered with a redirect. Redirects are never followed.',
    todo: 'Enter the redirect’s target as the endpoint URL. Often it differs only by https://, www. or a trailing slash.',
  },
  http_400: {
    happened: 'The receiver answered 400: it did not understand the request.',
    todo: 'Check that the handler expects a JSON body, and look in its log for what was missing.',
  },
  http_401: {
    happened: 'The receiver answered 401: most often its signature check failed.',
    todo: 'Check that it uses this endpoint’s current secret, whole, and computes the HMAC over the raw body before any JSON parser touches it.',
  },
  http_403: {
    happened: 'The receiver answered 403: the receiver or a firewall in front of it forbids the request.',
    todo: 'Exempt POST requests to this path from login, cookie and CSRF checks and from bot filters.',
  },
  http_404: {
    happened: 'The receiver answered 404: the server is there, the path is not.',
    todo: 'Check the path in the URL letter by letter, and that the server has a route for POST there.',
  },
  http_405: {
    happened: 'The receiver answered 405: the path exists but does not accept POST.',
    todo: 'Register the handler for POST. Opening the URL in a browser sends a GET request, so it may work there.',
  },
  http_406: {
    happened: 'The receiver answered 406: it found no acceptable format for its response.',
    todo: 'Make the handler return a status without a body, regardless of the Accept header.',
  },
  http_408: {
    happened: 'The receiver answered 408: it did not get the whole request in time.',
    todo: 'Check the proxy in front of the receiver. The request is sent without delay.',
  },
  http_409: {
    happened: 'The receiver answered 409, a conflict.',
    todo: 'If the receiver returns this for an event it already has, make it return 2xx. Repeated events are normal.',
  },
  http_410: {
    happened: 'The receiver answered 410: the endpoint is gone permanently.',
    todo: 'Enter the new URL, or pause the webhook.',
  },
  http_411: {
    happened: 'The receiver answered 411: it did not get the Content-Length header that every request has.',
    todo: 'Check the proxy in front of the receiver.',
  },
  http_413: {
    happened: 'The receiver answered 413: the body is too large.',
    todo: 'Raise the limit on the body size to 64 KB or more. Votes are smaller than 2 KB.',
  },
  http_414: {
    happened: 'The receiver answered 414: the URL is too long.',
    todo: 'Shorten the endpoint URL.',
  },
  http_415: {
    happened: 'The receiver answered 415: it does not accept JSON.',
    todo: 'Make the handler accept Content-Type: application/json.',
  },
  http_421: {
    happened: 'The receiver answered 421: the server does not serve this host.',
    todo: 'Check the host in the URL and how the proxy is configured for it.',
  },
  http_422: {
    happened: 'The receiver answered 422: the JSON does not match what it expects.',
    todo: 'Compare its schema with the documented payload, and make it ignore unknown fields.',
  },
  http_429: {
    happened: 'The receiver answered 429: it got too many requests.',
    todo: 'Exempt this path from the rate limit. A 4xx response is final, so these votes are not retried automatically.',
  },
  http_431: {
    happened: 'The receiver answered 431: the request’s headers are too large.',
    todo: 'Raise the limit on the header size to 8 KB or more.',
  },
  http_500: {
    happened: 'The receiver answered 500: its handler crashed.',
    todo: 'Look for the error in the receiver’s log at this time.',
  },
  http_501: {
    happened: 'The receiver answered 501: it does not implement POST.',
    todo: 'Check that this URL is served by a web application and not by a file server.',
  },
  http_502: {
    happened: 'The receiver’s proxy answered 502: the application behind it did not respond correctly.',
    todo: 'Check that the application is running on the port the proxy expects.',
  },
  http_503: {
    happened: 'The receiver answered 503: it is overloaded or down for maintenance.',
    todo: 'Check that the application is running. Free hosting plans return this when the application is asleep.',
  },
  http_504: {
    happened: 'The receiver’s proxy answered 504: the application behind it was too slow.',
    todo: 'Respond with 2xx right away and do the work afterwards.',
  },
  http_520: {
    happened: `${CLOUDFLARE} (520): it could not understand your server’s response.`,
    todo: 'Check your server’s log for a crash at this time.',
  },
  http_521: {
    happened: `${CLOUDFLARE} (521): your server refused the connection.`,
    todo: 'Start your server, and allow Cloudflare’s addresses in its firewall.',
  },
  http_522: {
    happened: `${CLOUDFLARE} (522): your server did not accept the connection in time.`,
    todo: 'Check that your server is running and that its firewall allows Cloudflare’s addresses.',
  },
  http_523: {
    happened: `${CLOUDFLARE} (523): it has no route to your server.`,
    todo: 'Check the server’s address in the DNS settings at Cloudflare.',
  },
  http_524: {
    happened: `${CLOUDFLARE} (524): your server took too long to respond.`,
    todo: 'Respond with 2xx right away and do the work afterwards.',
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
    happened: `${CLOUDFLARE} (530): the tunnel or the server behind this host name is down.`,
    todo: 'Restart the tunnel, and check that its host name is still the one in the URL.',
  },
  http_4xx: {
    happened: 'The receiver answered with a 4xx status: it rejected the request.',
    todo: 'Look for the reason in the receiver’s log. A 4xx response is final: redeliver once you have fixed the cause.',
  },
  http_5xx: {
    happened: 'The receiver answered with a 5xx status: something failed on its side.',
    todo: 'Look for the error in the receiver’s log at this time.',
  },
  http_other: {
    happened: 'The receiver answered with an unusual status.',
    todo: 'Make the handler return 200 or 204 for every delivery it accepts.',
  },
};
