// The usual vote check, from Node's own request to Node's own response: creating the objects of the Fetch API, and the
// routing by Hono, takes as much time as everything else that a check does. Whatever is not a plain check, or is not
// allowed, takes the usual way, which responds with the same bytes (test/http-server/fast-vote-check.test.ts).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAuthorization, type TokenText } from '../access/token-text.ts';
import { skipFastPath } from '../api/endpoint.ts';
import type { ResponseParts } from '../api/problems.ts';
import { checkParts, VOTE_CHECK_LIMIT } from '../api/vote-checks.ts';
import type { AppContext } from '../context.ts';
import { createProxyTrust } from '../core/client-address.ts';
import { parseForwardedNode } from '../core/forwarding-headers.ts';
import { memoize } from '../core/memoize.ts';
import { type CheckSubject, createFastVoteCheck } from '../votes/fast-vote-check.ts';
import { hostNameOf } from './host-check.ts';

/** Responds, or calls `next`. */
export type FastRoute = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Only characters that need no decoding. */
const TARGET = /^\/api\/v1\/webhooks\/votes\/check\?(?:userId=([\w-]{1,32})|playerName=([\w.~*-]{1,32}))$/;

export function createFastVoteCheckRoute({
  db,
  config,
  trial,
}: Pick<AppContext, 'db' | 'config' | 'trial'>): FastRoute {
  const check = createFastVoteCheck(db, VOTE_CHECK_LIMIT);
  const own = hostNameOf(config.baseUrl);
  const isOwn = memoize((host) => hostNameOf(`http://${host}`) === own);
  const isTrusted = createProxyTrust(config.trustedProxies);
  const isTrustedPeer = memoize((peer) => {
    const address = parseForwardedNode(peer);
    return address !== null && isTrusted(address);
  });
  const tokenOf = ({ rawHeaders, socket }: IncomingMessage): TokenText | null => {
    const headers = readHeaders(rawHeaders);
    if (!headers || trial.isActive() || !isOwn(headers.host)) return null;
    // The usual way warns of a proxy that is not trusted.
    if (headers.isForwarded && !isTrustedPeer(socket.remoteAddress ?? '')) return null;
    const token = parseAuthorization(headers.authorization);
    return typeof token === 'string' ? null : token;
  };
  return (request, response, next) => {
    const subject = subjectOf(request);
    const token = subject && tokenOf(request);
    if (!token) {
      next();
      return;
    }
    const giveReason = () => {
      skipFastPath(request);
      next();
    };
    check(token, subject).then(
      (checked) => (checked ? write(response, checkParts(checked)) : giveReason()),
      () => giveReason(),
    );
  };
}

function write(response: ServerResponse, { status, headers, body }: ResponseParts): void {
  response.statusCode = status;
  for (const name of Object.keys(headers)) response.setHeader(name, headers[name] ?? '');
  response.end(body);
}

function subjectOf({ method, httpVersion, url = '' }: IncomingMessage): CheckSubject | null {
  if (method !== 'GET' || httpVersion !== '1.1') return null;
  const [, userId, playerName] = TARGET.exec(url) ?? [];
  if (userId !== undefined) return { userId };
  return playerName === undefined ? null : { playerName };
}

interface CheckRequestHeaders {
  readonly host: string;
  readonly authorization: string;
  readonly isForwarded: boolean;
}

/** Null if a header is missing or repeated, or if there is a body. */
function readHeaders(raw: readonly string[]): CheckRequestHeaders | null {
  let host: string | undefined;
  let authorization: string | undefined;
  let isForwarded = false;
  for (let place = 0; place < raw.length; place += 2) {
    switch (raw[place]?.toLowerCase()) {
      case 'host':
        if (host !== undefined) return null;
        host = raw[place + 1];
        break;
      case 'authorization':
        if (authorization !== undefined) return null;
        authorization = raw[place + 1];
        break;
      case 'x-forwarded-for':
      case 'forwarded':
        isForwarded = true;
        break;
      case 'content-length':
      case 'transfer-encoding':
        return null;
    }
  }
  return host === undefined || authorization === undefined ? null : { host, authorization, isForwarded };
}
