// The one gate to the outside world: resolve, judge, pin, connect, send once. Every outgoing socket goes through it.
import { DELIVERY_TIMEOUT_MS } from '../core/limits.ts';
import { createAdmission } from './admit.ts';
import { type AttemptClock, startClock } from './attempt-clock.ts';
import { type FailureCode, isCharged } from './codes.ts';
import { createConnection } from './connection.ts';
import type { Destination, Steps, Trace } from './dial.ts';
import { type Answered, type Exchanged, exchange } from './exchange.ts';
import { createIdleConnections } from './idle-connections.ts';
import { createAddressJudge } from './judge-address.ts';
import { hostOf, judgeUrl, NOT_HTTPS, portOf } from './judge-url.ts';
import { remembered } from './remembered.ts';
import { createResolver, type Resolve } from './resolve.ts';

export interface PostRequest {
  readonly url: string;
  /** Host, Content-Length, Connection and Accept-Encoding are added here. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Aborted when this process is to stop: the attempt ends as our own fault. */
  readonly signal?: AbortSignal;
}

interface Failed {
  readonly ok: false;
  readonly code: FailureCode;
  /** False when the fault is ours (decision D6). */
  readonly charged: boolean;
}

export type PostResult = (Answered | Failed) & {
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

export interface Outbound {
  /** Sends once; never rejects, never follows a redirect, ends within the time-out. */
  post(request: PostRequest): Promise<PostResult>;
  /** What an owner is told when a URL is saved; every attempt judges again. */
  checkTarget(url: string, signal?: AbortSignal): Promise<TargetRuling>;
  /** Closes idle connections; attempts under way end by themselves. */
  close(): Promise<void>;
}

export interface OutboundOptions {
  /** CIDRs that may be reached although they are not public; see openRanges. */
  readonly allowedRanges: readonly string[];
  readonly resolver?: Resolve;
  readonly timeoutMs?: number;
}

const IDLE_CONNECTIONS = 1_024;

export function createOutbound({
  allowedRanges,
  resolver = createResolver(),
  timeoutMs = DELIVERY_TIMEOUT_MS,
}: OutboundOptions): Outbound {
  const judgeAddress = createAddressJudge(allowedRanges);
  // What is written in a URL means the same at each attempt; parsing and judging it took 8 µs of every one. What its name
  // resolves to is another matter and judged anew each time.
  const judgeText = remembered((text) => judgeUrl(text, judgeAddress));
  const admit = createAdmission(resolver, judgeAddress);
  const idle = createIdleConnections(IDLE_CONNECTIONS);

  /** The URL and the addresses it may be dialled at, or why not. */
  async function judge(text: string, clock: AttemptClock) {
    const ruling = judgeText(text);
    if (!ruling.ok) return ruling;
    const admission = await admit(hostOf(ruling.url), clock);
    if (!admission.ok) return admission;
    if (ruling.url.protocol === 'http:' && !admission.opened) {
      return { ok: false, code: 'url_not_https', sentence: NOT_HTTPS } as const;
    }
    return { ok: true, url: ruling.url, addresses: admission.addresses } as const;
  }

  async function send(request: PostRequest, clock: AttemptClock, trace: Trace): Promise<Exchanged> {
    const target = await judge(request.url, clock);
    if (!target.ok) return { ok: false, code: target.code };
    trace.steps.dnsMs = clock.elapsedMs();
    const { url, addresses } = target;
    const connection = idle.take(url.origin, addresses) ?? createConnection(url.origin);
    return exchange(
      connection,
      { url, headers: { ...request.headers, 'Accept-Encoding': 'identity' }, body: request.body },
      { to: destination(url, addresses), clock, trace, onReusable: () => idle.keep(connection) },
    );
  }

  return {
    async post(request) {
      const clock = startClock(timeoutMs, request.signal);
      const trace: Trace = {
        steps: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null },
        address: null,
      };
      // Whatever goes wrong here that nobody thought of is our bug, and the attempt's value all the same.
      const result = await send(request, clock, trace).catch(
        () => ({ ok: false, code: 'internal_error' }) as const,
      );
      clock.stop();
      const ended = result.ok ? result : { ...result, charged: isCharged(result.code) };
      return { ...ended, durationMs: clock.elapsedMs(), timings: trace.steps, address: trace.address };
    },

    async checkTarget(text, signal) {
      const clock = startClock(timeoutMs, signal);
      const target = await judge(text, clock);
      clock.stop();
      return target.ok ? { ok: true, url: target.url.href, addresses: target.addresses } : target;
    },

    close: () => idle.close(),
  };
}

function destination(url: URL, addresses: readonly string[]): Destination {
  return { addresses, port: portOf(url), tlsHost: url.protocol === 'https:' ? hostOf(url) : null };
}
