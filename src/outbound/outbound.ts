// The one gate to the outside world: resolve, judge, pin, connect, send once. Every outgoing socket goes through it.
import { DELIVERY_TIMEOUT_MS } from '../core/limits.ts';
import { type CheckAddress, createAddressChecker } from './check-address.ts';
import type { HostCode } from './check-host.ts';
import { checkUrl, NOT_HTTPS, urlHost, urlPort } from './check-url.ts';
import { createCheckedResolver } from './checked-resolver.ts';
import { ConnectError, type ConnectionTimings, type ConnectionTrace, startTrace } from './connect-socket.ts';
import {
  connectTcp,
  resolveCheckedHost,
  type TcpConnectRequest,
  type TcpConnectResult,
} from './connect-tcp.ts';
import { createConnectionPool } from './connection-pool.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { createResolver, type Resolve } from './dns-resolver.ts';
import { type FailureCode, isCharged } from './failure-codes.ts';
import { HttpConnection, type HttpExchangeResult, type HttpResponse } from './http-connection.ts';
import { createHttpGet, type HttpGet } from './http-get.ts';
import { formatBinaryPostRequest, formatPostHead, formatPostRequest } from './http1/request.ts';
import { LOOPBACK_RANGES } from './loopback.ts';
import { memoize } from './memoize.ts';
import { createSrvResolver, type ResolveSrv } from './srv-resolver.ts';
import type { TrialMode } from './trial-mode.ts';
import { type DatagramRequest, type DatagramResult, exchangeDatagram } from './udp-exchange.ts';

export interface PostRequest {
  readonly url: string;
  /** Host, Content-Length, Connection and Accept-Encoding are added here. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Aborted when this process is to stop: the attempt ends as our own fault. */
  readonly signal?: AbortSignal;
}

interface Failed {
  readonly ok: false;
  readonly code: FailureCode;
  /** False when the fault is ours (decision D6). */
  readonly charged: boolean;
}

export type PostResult = (Omit<HttpResponse, 'whole'> | Failed) & {
  readonly durationMs: number;
  /** From the attempt's start to the end of each step; null where it was not reached, or a kept connection was used. */
  readonly timings: Readonly<ConnectionTimings>;
  /** The address that was dialled. */
  readonly address: string | null;
};

export type TargetCheckResult =
  /** `url` in its normal form. */
  | { readonly ok: true; readonly url: string; readonly addresses: readonly string[] }
  | { readonly ok: false; readonly code: FailureCode; readonly sentence: string };

export type HostCheckResult =
  /** `host` in its normal form. */
  | { readonly ok: true; readonly host: string }
  | { readonly ok: false; readonly code: FailureCode | HostCode; readonly sentence: string };

export interface Outbound {
  /** Sends once; never rejects, never follows a redirect, ends within the time-out. */
  post(request: PostRequest): Promise<PostResult>;
  /** What an owner is told when a URL is saved; every attempt judges again. */
  checkTarget(url: string, signal?: AbortSignal): Promise<TargetCheckResult>;
  /** Connects once over plain TCP; never rejects. The conversation is to be closed by whoever asked for it. */
  connectTcp(request: TcpConnectRequest): Promise<TcpConnectResult>;
  /** Reads a small document once; never rejects, never follows a redirect. */
  readonly get: HttpGet;
  /** Where a service of a name is found, such as `_minecraft._tcp.mc.example`. */
  readonly resolveSrv: ResolveSrv;
  /** One datagram there, one back; never rejects. */
  exchangeDatagram(request: DatagramRequest): Promise<DatagramResult>;
  /** What an owner is told when a host and port are saved; every connection judges again. */
  checkHost(host: string, port: number): Promise<HostCheckResult>;
  /** Closes idle connections; attempts under way end by themselves. */
  close(): Promise<void>;
}

export interface OutboundOptions {
  /** CIDRs that may be reached although they are not public. */
  readonly allowedRanges: readonly string[];
  /** While it is open this machine's own addresses may be reached as well. It is asked for every address, so that closing it takes effect at once. */
  readonly trial?: TrialMode;
  readonly resolver?: Resolve;
  readonly resolveSrv?: ResolveSrv;
  readonly timeoutMs?: number;
}

const IDLE_CONNECTIONS = 1_024;
const NO_TRIAL: TrialMode = { isActive: () => false };

export function createOutbound({
  allowedRanges,
  trial = NO_TRIAL,
  resolver = createResolver(),
  resolveSrv = createSrvResolver(),
  timeoutMs = DELIVERY_TIMEOUT_MS,
}: OutboundOptions): Outbound {
  const usual = createPolicy(allowedRanges);
  const duringTrial = createPolicy([...allowedRanges, ...LOOPBACK_RANGES]);
  const policy = () => (trial.isActive() ? duringTrial : usual);
  const judgeAddress: CheckAddress = (address) => policy().judgeAddress(address);
  const admit = createCheckedResolver(resolver, judgeAddress);
  const idle = createConnectionPool<HttpConnection>(IDLE_CONNECTIONS);

  /** What is called and the addresses it may be dialled at, or why not. */
  async function judge(text: string, clock: Deadline) {
    const target = policy().judgeText(text);
    if (!target.ok) return target;
    const admission = await admit(target.host, clock);
    if (!admission.ok) return admission;
    if (target.tlsHost === null && !admission.opened) {
      return { ok: false, code: 'url_not_https', sentence: NOT_HTTPS } as const;
    }
    return { ok: true, target, addresses: admission.addresses } as const;
  }

  async function send(
    request: PostRequest,
    clock: Deadline,
    trace: ConnectionTrace,
  ): Promise<HttpExchangeResult> {
    const judged = await judge(request.url, clock);
    if (!judged.ok) return { ok: false, code: judged.code };
    trace.steps.dnsMs = clock.elapsedMs();
    const { target, addresses } = judged;
    const whole = requestOf(request, target.opening);
    if (whole === null) return { ok: false, code: 'internal_error' };
    const kept = idle.take(target.origin, addresses);
    if (kept) return kept.send(whole, clock, trace);
    const fresh = new HttpConnection(target.origin, idle);
    await fresh.open({ addresses, port: target.port, tlsHost: target.tlsHost }, clock, trace);
    return fresh.send(whole, clock, trace);
  }

  return {
    async post(request) {
      const clock = startDeadline(timeoutMs, request.signal);
      const trace = startTrace();
      const result = await send(request, clock, trace).catch(failed);
      clock.stop();
      const durationMs = clock.elapsedMs();
      const { steps: timings, address } = trace;
      if (!result.ok) {
        const { code } = result;
        return { ok: false, code, charged: isCharged(code), durationMs, timings, address };
      }
      const { status, headers, body } = result;
      return { ok: true, status, headers, body, durationMs, timings, address };
    },

    async checkTarget(text, signal) {
      const clock = startDeadline(timeoutMs, signal);
      const judged = await judge(text, clock);
      clock.stop();
      return judged.ok ? { ok: true, url: judged.target.href, addresses: judged.addresses } : judged;
    },

    connectTcp: (request) => connectTcp(admit, request),
    get: createHttpGet(admit, judgeAddress),
    resolveSrv,
    exchangeDatagram: (request) => exchangeDatagram(admit, request),

    async checkHost(text, port) {
      const clock = startDeadline(timeoutMs);
      const judged = await resolveCheckedHost(admit, text, port, clock);
      clock.stop();
      return judged.ok ? { ok: true, host: judged.host } : judged;
    },

    async close() {
      idle.close();
    },
  };
}

/** What may be reached, with the rulings on what was asked before. Each policy remembers its own. */
function createPolicy(ranges: readonly string[]) {
  const judgeAddress = createAddressChecker(ranges);
  // What is written in a URL means the same at each attempt; parsing and judging it took 8 µs of every one. What its name
  // resolves to is another matter and judged anew each time.
  const judgeText = memoize((text) => {
    const ruling = checkUrl(text, judgeAddress);
    return ruling.ok ? targetOf(ruling.url) : ruling;
  });
  return { judgeAddress, judgeText };
}

function requestOf({ headers, body }: PostRequest, opening: string): string | Uint8Array | null {
  return typeof body === 'string'
    ? formatPostRequest(opening, headers, body)
    : formatBinaryPostRequest(opening, headers, body);
}

/** Whatever goes wrong that nobody thought of is our bug, and the attempt's value all the same. */
function failed(failure: unknown): HttpExchangeResult {
  return { ok: false, code: failure instanceof ConnectError ? failure.code : 'internal_error' };
}

/** What a URL that may be called says of where and how. */
interface Target {
  readonly ok: true;
  readonly href: string;
  readonly origin: string;
  readonly host: string;
  readonly port: number;
  /** Null for plain http. */
  readonly tlsHost: string | null;
  /** How each request to it begins. */
  readonly opening: string;
}

function targetOf(url: URL): Target {
  const host = urlHost(url);
  return {
    ok: true,
    href: url.href,
    origin: url.origin,
    host,
    port: urlPort(url),
    tlsHost: url.protocol === 'https:' ? host : null,
    opening: formatPostHead(url),
  };
}
