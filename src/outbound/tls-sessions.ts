// TLS sessions of earlier connections. Resuming one costs half of a full handshake. Node does not verify the server's
// certificate again when a session is resumed, so that happens here, with the certificate of the first handshake.
import type { X509Certificate } from 'node:crypto';
import { checkServerIdentity, type TLSSocket } from 'node:tls';
import { now } from '../core/clock.ts';

/** What is known of the server, from the handshake in which its certificate was verified. */
interface VerifiedServer {
  readonly certificate: X509Certificate;
  /** When all certificates of its chain are valid, in milliseconds since 1970. */
  readonly validFrom: number;
  readonly validTo: number;
}

export interface TlsSession {
  readonly data: Buffer;
  readonly server: VerifiedServer;
  /** A TLS 1.3 session is used once, so that receivers that remember tickets do not refuse it. */
  readonly isSingleUse: boolean;
  /** What was trusted; another object after a change. */
  readonly trust: unknown;
  readonly keptAt: number;
}

/** Servers issue two at a time. */
const MAX_PER_SERVER = 2;
/** Most servers accept a session for less. */
const MAX_AGE_MS = 24 * 3_600_000;

/** Holds the sessions of at most `mostServers` servers; above that, it forgets the one unused for longest. */
export class TlsSessionCache {
  readonly #mostServers: number;
  /** By host, port and address; least recently used first. */
  readonly #byServer = new Map<string, readonly TlsSession[]>();

  constructor(mostServers: number) {
    this.#mostServers = mostServers;
  }

  /** A session to resume, if the server's certificate is still valid for `host`, and trusted as it was. */
  take(server: string, { host, trust }: { readonly host: string; readonly trust: unknown }): TlsSession | null {
    const at = now().getTime();
    const sessions = this.#byServer.get(server) ?? [];
    const usable = sessions.filter((session) => session.trust === trust && isUsable(session, host, at));
    const session = usable.at(-1) ?? null;
    this.#replace(server, session?.isSingleUse ? usable.slice(0, -1) : usable);
    return session;
  }

  /** Keeps the newest. */
  keep(server: string, session: TlsSession): void {
    this.#replace(server, [...(this.#byServer.get(server) ?? []), session].slice(-MAX_PER_SERVER));
    if (this.#byServer.size <= this.#mostServers) return;
    for (const oldest of this.#byServer.keys()) {
      this.#byServer.delete(oldest);
      break;
    }
  }

  forget(server: string): void {
    this.#byServer.delete(server);
  }

  #replace(server: string, sessions: readonly TlsSession[]): void {
    this.#byServer.delete(server);
    if (sessions.length > 0) this.#byServer.set(server, sessions);
  }
}

function isUsable({ server, keptAt }: TlsSession, host: string, at: number): boolean {
  if (at < server.validFrom || at > server.validTo || at > keptAt + MAX_AGE_MS || at < keptAt) return false;
  return checkServerIdentity(host, server.certificate.toLegacyObject()) === undefined;
}

export interface Resumable {
  readonly cache: TlsSessionCache;
  /** Identifies the server in the cache. */
  readonly key: string;
  /** What is trusted now. */
  readonly trust: unknown;
}

/**
 * Keeps the sessions that the server issues on this connection. Call it before the handshake, and the returned function
 * when the server has been verified. `resumed`: the session that was offered.
 */
export function collectSessions(
  socket: TLSSocket,
  { cache, key, trust }: Resumable,
  resumed: TlsSession | null,
): () => void {
  let server: VerifiedServer | null = null;
  // TLS 1.2 issues a session before the handshake has ended.
  let early: Buffer | null = null;
  let hasNew = false;
  const keep = (data: Buffer) => {
    if (!server) {
      early = data;
      return;
    }
    hasNew = true;
    const isSingleUse = socket.getProtocol() === 'TLSv1.3';
    cache.keep(key, { data, server, isSingleUse, trust, keptAt: now().getTime() });
  };
  socket.on('session', keep);
  return () => {
    const isResumed = resumed !== null && socket.isSessionReused();
    server = isResumed ? resumed.server : describeServer(socket);
    if (early) keep(early);
    if (!isResumed) return;
    socket.once('close', (hadError) => {
      if (hadError || socket.bytesRead === 0) cache.forget(key);
      // A server that issues no new session lets the same one be used again.
      else if (resumed.isSingleUse && !hasNew) cache.keep(key, resumed);
    });
  };
}

/** Null if the certificate cannot be read: then no session is kept. */
function describeServer(socket: TLSSocket): VerifiedServer | null {
  const certificate = socket.getPeerX509Certificate();
  if (!certificate) return null;
  let validFrom = Number.NEGATIVE_INFINITY;
  let validTo = Number.POSITIVE_INFINITY;
  for (let one: X509Certificate | undefined = certificate, left = 10; one && left > 0; left -= 1) {
    validFrom = Math.max(validFrom, one.validFromDate.getTime());
    validTo = Math.min(validTo, one.validToDate.getTime());
    one = one.issuerCertificate;
  }
  return { certificate, validFrom, validTo };
}
