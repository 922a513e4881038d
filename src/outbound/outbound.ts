// The one gate to the outside world: resolve, judge, pin, connect, send once. Every outgoing socket goes through it.
import { DELIVERY_TIMEOUT_MS } from '../core/limits.ts';
import { createAdmission } from './admit.ts';
import { askOverUdp, type DatagramRequest, type DatagramResult } from './ask-over-udp.ts';
import { type AttemptClock, startClock } from './attempt-clock.ts';
import { type FailureCode, isCharged } from './codes.ts';
import { type Answered, Connection, type Exchanged } from './connection.ts';
import { DialFailure, type Steps, startTrace, type Trace } from './dial.ts';
import { createServiceFinder, type FindService } from './find-service.ts';
import { createGet, type Get } from './get.ts';
import { requestBytes, requestOpening, requestText } from './http1/request.ts';
import { createIdleConnections } from './idle-connections.ts';
import { createAddressJudge, type JudgeAddress } from './judge-address.ts';
import type { HostCode } from './judge-host.ts';
import { hostOf, judgeUrl, NOT_HTTPS, portOf } from './judge-url.ts';
import { LOOPBACK_RANGES } from './loopback.ts';
import { admitHost, type OpenRequest, type OpenResult, openConversation } from './open-conversation.ts';
import { remembered } from './remembered.ts';
import { createResolver, type Resolve } from './resolve.ts';
import type { Trial } from './trial.ts';

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

export type PostResult = (Omit<Answered, 'whole'> | Failed) & {
  readonly durationMs: number;
  /** From the attempt's start to the end of each step; null where it was not reached, or a kept connection was used. */
  readonly timings: Readonly<Steps>;
  /** The address that was dialled. */
  readonly address: string | null;
};

export type TargetRuling =
  /** `url` in its normal form. */
  | { readonly ok: true; readonly url: string; readonly addresses: readonly string[] }
  | { readonly ok: false; readonly code: FailureCode; readonly sentence: string };

export type HostRuling =
  /** `host` in its normal form. */
  | { readonly ok: true; readonly host: string }
  | { readonly ok: false; readonly code: FailureCode | HostCode; readonly sentence: string };

export interface Outbound {
  /** Sends once; never rejects, never follows a redirect, ends within the time-out. */
  post(request: PostRequest): Promise<PostResult>;
  /** What an owner is told when a URL is saved; every attempt judges again. */
  checkTarget(url: string, signal?: AbortSignal): Promise<TargetRuling>;
  /** Connects once over plain TCP; never rejects. The conversation is to be closed by whoever asked for it. */
  open(request: OpenRequest): Promise<OpenResult>;
  /** Reads a small document once; never rejects, never follows a redirect. */
  readonly get: Get;
  /** Where a service of a name is found, such as `_minecraft._tcp.mc.example`. */
  readonly findService: FindService;
  /** One datagram there, one back; never rejects. */
  askOverUdp(request: DatagramRequest): Promise<DatagramResult>;
  /** What an owner is told when a host and port are saved; every connection judges again. */
  checkHost(host: string, port: number): Promise<HostRuling>;
  /** Closes idle connections; attempts under way end by themselves. */
  close(): Promise<void>;
}

export interface OutboundOptions {
  /** CIDRs that may be reached although they are not public. */
  readonly allowedRanges: readonly string[];
  /** While it is open this machine's own addresses may be reached as well. It is asked for every address, so that closing it takes effect at once. */
  readonly trial?: Trial;
  readonly resolver?: Resolve;
  readonly findService?: FindService;
  readonly timeoutMs?: number;
}

const IDLE_CONNECTIONS = 1_024;
const NO_TRIAL: Trial = { isOpen: () => false };

export function createOutbound({
  allowedRanges,
  trial = NO_TRIAL,
  resolver = createResolver(),
  findService = createServiceFinder(),
  timeoutMs = DELIVERY_TIMEOUT_MS,
}: OutboundOptions): Outbound {
  const usual = createPolicy(allowedRanges);
  const duringTrial = createPolicy([...allowedRanges, ...LOOPBACK_RANGES]);
  const policy = () => (trial.isOpen() ? duringTrial : usual);
  const judgeAddress: JudgeAddress = (address) => policy().judgeAddress(address);
  const admit = createAdmission(resolver, judgeAddress);
  const idle = createIdleConnections<Connection>(IDLE_CONNECTIONS);

  /** What is called and the addresses it may be dialled at, or why not. */
  async function judge(text: string, clock: AttemptClock) {
    const target = policy().judgeText(text);
    if (!target.ok) return target;
    const admission = await admit(target.host, clock);
    if (!admission.ok) return admission;
    if (target.tlsHost === null && !admission.opened) {
      return { ok: false, code: 'url_not_https', sentence: NOT_HTTPS } as const;
    }
    return { ok: true, target, addresses: admission.addresses } as const;
  }

  async function send(request: PostRequest, clock: AttemptClock, trace: Trace): Promise<Exchanged> {
    const judged = await judge(request.url, clock);
    if (!judged.ok) return { ok: false, code: judged.code };
    trace.steps.dnsMs = clock.elapsedMs();
    const { target, addresses } = judged;
    const whole = requestOf(request, target.opening);
    if (whole === null) return { ok: false, code: 'internal_error' };
    const kept = idle.take(target.origin, addresses);
    if (kept) return kept.send(whole, clock, trace);
    const fresh = new Connection(target.origin, idle);
    await fresh.open({ addresses, port: target.port, tlsHost: target.tlsHost }, clock, trace);
    return fresh.send(whole, clock, trace);
  }

  return {
    async post(request) {
      const clock = startClock(timeoutMs, request.signal);
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
      const clock = startClock(timeoutMs, signal);
      const judged = await judge(text, clock);
      clock.stop();
      return judged.ok ? { ok: true, url: judged.target.href, addresses: judged.addresses } : judged;
    },

    open: (request) => openConversation(admit, request),
    get: createGet(admit, judgeAddress),
    findService,
    askOverUdp: (request) => askOverUdp(admit, request),

    async checkHost(text, port) {
      const clock = startClock(timeoutMs);
      const judged = await admitHost(admit, text, port, clock);
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
  const judgeAddress = createAddressJudge(ranges);
  // What is written in a URL means the same at each attempt; parsing and judging it took 8 µs of every one. What its name
  // resolves to is another matter and judged anew each time.
  const judgeText = remembered((text) => {
    const ruling = judgeUrl(text, judgeAddress);
    return ruling.ok ? targetOf(ruling.url) : ruling;
  });
  return { judgeAddress, judgeText };
}

function requestOf({ headers, body }: PostRequest, opening: string): string | Uint8Array | null {
  return typeof body === 'string'
    ? requestText(opening, headers, body)
    : requestBytes(opening, headers, body);
}

/** Whatever goes wrong that nobody thought of is our bug, and the attempt's value all the same. */
function failed(failure: unknown): Exchanged {
  return { ok: false, code: failure instanceof DialFailure ? failure.code : 'internal_error' };
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
  const host = hostOf(url);
  return {
    ok: true,
    href: url.href,
    origin: url.origin,
    host,
    port: portOf(url),
    tlsHost: url.protocol === 'https:' ? host : null,
    opening: requestOpening(url),
  };
}
