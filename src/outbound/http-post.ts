// Sends one POST, once: over an idle connection to one of the target's addresses, or over a new one. The target's URL
// is parsed and checked once; its host is resolved again for every attempt.
import { memoize } from '../core/memoize.ts';
import type { AddressPolicy, CheckAddress, CheckedResolution, ResolveChecked } from './check-address.ts';
import { checkUrl, NOT_HTTPS, type UrlCheckResult, urlHost, urlPort } from './check-url.ts';
import { type ConnectionTimings, type ConnectionTrace, startTrace } from './connect-socket.ts';
import { Deadline } from './deadline.ts';
import { type FailureCode, isCharged } from './failure-codes.ts';
import { type ConnectionPool, HttpConnection, type HttpExchangeResult, type HttpResponse } from './http-connection.ts';
import { formatBinaryPostRequest, formatPostHead, formatPostRequest } from './http1/head.ts';
import { ConnectError } from './socket-step.ts';
import type { TlsSessionCache } from './tls-sessions.ts';

export interface PostRequest {
  readonly url: string;
  /** Host, Content-Length, Connection and Accept-Encoding are added here. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Aborted when this process stops: the attempt then fails as our own fault. */
  readonly signal?: AbortSignal;
  /** Uses a new connection: for a request that is not repeated if the receiver closes an idle one (decision P350). */
  readonly isSingle?: boolean;
  /** The body is cut after this many bytes; without it, after what deliveries store. */
  readonly mostBytes?: number;
}

interface PostFailure {
  readonly ok: false;
  readonly code: FailureCode;
  /** False when the fault is ours (decision D6). */
  readonly charged: boolean;
}

export type PostResult = (Omit<HttpResponse, 'whole'> | PostFailure) & {
  readonly durationMs: number;
  /** From the attempt's start to the end of each step; null: not reached, or an idle connection was reused. */
  readonly timings: Readonly<ConnectionTimings>;
  /** The address that was connected to. */
  readonly address: string | null;
};

/** Never rejects. */
export type HttpPost = (request: PostRequest) => Promise<PostResult>;

interface PostDependencies {
  readonly parseTarget: ParseTarget;
  readonly resolve: ResolveChecked;
  readonly pool: ConnectionPool<HttpConnection>;
  readonly sessions: TlsSessionCache;
  readonly timeoutMs: number;
}

export function createHttpPost(dependencies: PostDependencies): HttpPost {
  return async (request) => {
    const deadline = new Deadline(dependencies.timeoutMs, request.signal);
    const trace = startTrace();
    let result: HttpExchangeResult;
    try {
      result = await send(dependencies, request, deadline, trace);
    } catch (error) {
      result = asResult(error);
    }
    deadline.stop();
    const durationMs = deadline.elapsedMs();
    const { steps: timings, address } = trace;
    if (!result.ok) {
      const { code } = result;
      return { ok: false, code, charged: isCharged(code), durationMs, timings, address };
    }
    const { status, headers, body } = result;
    return { ok: true, status, headers, body, durationMs, timings, address };
  };
}

async function send(
  { parseTarget, resolve, pool, sessions }: PostDependencies,
  request: PostRequest,
  deadline: Deadline,
  trace: ConnectionTrace,
): Promise<HttpExchangeResult> {
  const target = parseTarget(request.url);
  if (!target.ok) return { ok: false, code: target.code };
  const resolved = requireHttps(target, await resolve(target.host, deadline));
  if (!resolved.ok) return { ok: false, code: resolved.code };
  trace.steps.dnsMs = deadline.elapsedMs();
  const { addresses } = resolved;
  const bytes = formatRequest(request, target.postHead);
  if (bytes === null) return { ok: false, code: 'internal_error' };
  const idle = request.isSingle ? null : pool.take(target.origin, addresses);
  if (idle) return await idle.send(bytes, deadline, trace);
  const connection = new HttpConnection(target.origin, pool);
  await connection.open({ addresses, port: target.port, tlsHost: target.tlsHost, sessions }, deadline, trace);
  const { mostBytes } = request;
  return await connection.send(bytes, deadline, trace, mostBytes === undefined ? undefined : { mostBytes });
}

function formatRequest({ headers, body }: PostRequest, head: string): string | Uint8Array | null {
  return typeof body === 'string'
    ? formatPostRequest(head, headers, body)
    : formatBinaryPostRequest(head, headers, body);
}

/** An unexpected error is a bug, and is still returned as a result. */
function asResult(error: unknown): HttpExchangeResult {
  return { ok: false, code: error instanceof ConnectError ? error.code : 'internal_error' };
}

interface HttpTarget {
  readonly ok: true;
  readonly href: string;
  readonly origin: string;
  readonly host: string;
  readonly port: number;
  /** The host whose certificate is expected; null for plain http. */
  readonly tlsHost: string | null;
  /** The constant beginning of each request to the target. */
  readonly postHead: string;
}

type ParsedTarget = HttpTarget | Extract<UrlCheckResult, { ok: false }>;

export type ParseTarget = (url: string) => ParsedTarget;

export function createTargetParser({ usual, duringTrial, isTrial }: AddressPolicy): ParseTarget {
  const [parse, parseDuringTrial] = [memoizedParser(usual), memoizedParser(duringTrial)];
  return (url) => (isTrial() ? parseDuringTrial(url) : parse(url));
}

/** Memoized, because parsing and checking a URL took 8 µs of every attempt. */
function memoizedParser(checkAddress: CheckAddress): ParseTarget {
  return memoize((text) => {
    const checked = checkUrl(text, checkAddress);
    return checked.ok ? targetOf(checked.url) : checked;
  });
}

function targetOf(url: URL): HttpTarget {
  const host = urlHost(url);
  return {
    ok: true,
    href: url.href,
    origin: url.origin,
    host,
    port: urlPort(url),
    tlsHost: url.protocol === 'https:' ? host : null,
    postHead: formatPostHead(url),
  };
}

/** The checked addresses that a target resolves to now, or why it may not be called. */
export async function resolveTarget(target: ParsedTarget, resolve: ResolveChecked, deadline: Deadline) {
  if (!target.ok) return target;
  const resolved = requireHttps(target, await resolve(target.host, deadline));
  return resolved.ok ? ({ ok: true, target, addresses: resolved.addresses } as const) : resolved;
}

function requireHttps(target: HttpTarget, resolved: CheckedResolution): CheckedResolution {
  if (!resolved.ok || resolved.opened || target.tlsHost !== null) return resolved;
  return { ok: false, code: 'url_not_https', sentence: NOT_HTTPS };
}
