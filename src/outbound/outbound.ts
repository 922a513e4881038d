// Every outbound connection of this process is opened here, except those to the database and the mail server. It
// resolves the host, checks all of its addresses (the SSRF guard), connects to one of exactly those addresses, and
// sends once.

import { DELIVERY_TIMEOUT_MS } from '../core/limits.ts';
import type { Message } from '../messages/message.ts';
import { createAddressPolicy, createCheckedResolver, currentChecker } from './check-address.ts';
import type { HostCode } from './check-host.ts';
import { connectTcp, resolveCheckedHost, type TcpConnectRequest, type TcpConnectResult } from './connect-tcp.ts';
import { Deadline } from './deadline.ts';
import { createResolver, type Resolve } from './dns-resolver.ts';
import type { FailureCode } from './failure-codes.ts';
import { ConnectionPool, type HttpConnection } from './http-connection.ts';
import { createHttpGet, type HttpGet } from './http-get.ts';
import { createHttpPost, createTargetParser, type HttpPost, resolveTarget } from './http-post.ts';
import { createSrvResolver, type ResolveSrv } from './srv-resolver.ts';
import { TlsSessionCache } from './tls-sessions.ts';
import type { TrialMode } from './trial-mode.ts';
import { createTxtResolver, type ResolveTxt } from './txt-resolver.ts';
import { type DatagramRequest, type DatagramResult, exchangeDatagram } from './udp-exchange.ts';

export type TargetCheckResult =
  /** `url` in its normal form. */
  | { readonly ok: true; readonly url: string; readonly addresses: readonly string[] }
  | { readonly ok: false; readonly code: FailureCode; readonly sentence: Message };

export type HostCheckResult =
  /** `host` in its normal form. */
  | { readonly ok: true; readonly host: string }
  | { readonly ok: false; readonly code: FailureCode | HostCode; readonly sentence: Message };

export interface Outbound {
  /** Sends once. Never rejects, never follows a redirect, and returns within the timeout. */
  readonly post: HttpPost;
  /** Checks, for the owner who saves it, whether webhooks can be sent to a URL. Every attempt checks again. */
  checkTarget(url: string, signal?: AbortSignal): Promise<TargetCheckResult>;
  /** Connects once over plain TCP. Never rejects. The caller closes the connection. */
  connectTcp(request: TcpConnectRequest): Promise<TcpConnectResult>;
  /** Reads a small document once. Never rejects, never follows a redirect. */
  readonly get: HttpGet;
  /** Looks up a SRV record, such as `_minecraft._tcp.mc.example`. */
  readonly resolveSrv: ResolveSrv;
  /** Looks up TXT records, such as `_plaudit.mc.example`. */
  readonly resolveTxt: ResolveTxt;
  /** Sends one UDP datagram and waits for one. Never rejects. */
  exchangeDatagram(request: DatagramRequest): Promise<DatagramResult>;
  /**
   * Checks, for the owner who saves them, whether a host and port can be connected to. Every connection checks again.
   */
  checkHost(host: string, port: number): Promise<HostCheckResult>;
  /** Closes idle connections. Attempts in flight are not interrupted. */
  close(): Promise<void>;
}

export interface OutboundOptions {
  /** CIDR ranges that are allowed although they are not public. */
  readonly allowedRanges: readonly string[];
  /**
   * While active, loopback addresses are also allowed. Checked for every address, so that its end takes effect at once.
   */
  readonly trial?: TrialMode | undefined;
  readonly resolver?: Resolve | undefined;
  readonly resolveSrv?: ResolveSrv | undefined;
  readonly resolveTxt?: ResolveTxt | undefined;
  readonly timeoutMs?: number | undefined;
}

const MAX_IDLE_CONNECTIONS = 1_024;
/** Each takes one or two kilobytes. */
const MAX_TLS_SESSIONS = 2_000;
const NO_TRIAL: TrialMode = { isActive: () => false };

export function createOutbound({
  allowedRanges,
  trial = NO_TRIAL,
  resolver = createResolver(),
  resolveSrv = createSrvResolver(),
  resolveTxt = createTxtResolver(),
  timeoutMs = DELIVERY_TIMEOUT_MS,
}: OutboundOptions): Outbound {
  const policy = createAddressPolicy(allowedRanges, trial);
  const checkAddress = currentChecker(policy);
  const parseTarget = createTargetParser(policy);
  const resolve = createCheckedResolver(resolver, checkAddress);
  const pool = new ConnectionPool<HttpConnection>(MAX_IDLE_CONNECTIONS);
  const sessions = new TlsSessionCache(MAX_TLS_SESSIONS);
  return {
    post: createHttpPost({ parseTarget, resolve, pool, sessions, timeoutMs }),

    async checkTarget(text, signal) {
      const deadline = new Deadline(timeoutMs, signal);
      const checked = await resolveTarget(parseTarget(text), resolve, deadline);
      deadline.stop();
      return checked.ok ? { ok: true, url: checked.target.href, addresses: checked.addresses } : checked;
    },

    connectTcp: (request) => connectTcp(resolve, request),
    get: createHttpGet(resolve, checkAddress),
    resolveSrv,
    resolveTxt,
    exchangeDatagram: (request) => exchangeDatagram(resolve, request),

    async checkHost(text, port) {
      const deadline = new Deadline(timeoutMs);
      const checked = await resolveCheckedHost({ resolve, host: text, port, deadline });
      deadline.stop();
      return checked.ok ? { ok: true, host: checked.host } : checked;
    },

    async close() {
      pool.close();
    },
  };
}
