// TLS sessions of earlier connections. Resuming one costs half to two thirds of a full handshake. Node does not verify
// the server's certificate again when a session is resumed, so that happens here, with the certificate of the first
// handshake.
import { checkServerIdentity, type DetailedPeerCertificate, type PeerCertificate, type TLSSocket } from 'node:tls';
import { now } from '../core/clock.ts';

/** What is known of the server, from the handshake in which its certificate was verified. */
export interface VerifiedServer {
  readonly names: { readonly subject: object; readonly subjectaltname?: string | undefined };
  /** When all certificates of its chain are valid, in milliseconds since 1970. */
  readonly validFrom: number;
  readonly validTo: number;
  readonly verifiedAt: number;
}

export interface TlsSession {
  readonly data: Buffer;
  readonly server: VerifiedServer;
  /** A TLS 1.3 session is used once, so that receivers that remember tickets do not refuse it. */
  readonly isSingleUse: boolean;
  /** What was trusted; another object after a change. */
  readonly trust: unknown;
}

/** As many as connections that an endpoint has at a time. */
const MAX_PER_SERVER = 10;
/** How long a certificate counts as verified, however often sessions are resumed. */
const MAX_AGE_MS = 24 * 3_600_000;

/** Holds at most `most` sessions; above that, it forgets those of the server unused for longest. */
export class TlsSessionCache {
  readonly #most: number;
  /** By host, port and address; least recently used first. */
  readonly #byServer = new Map<string, readonly TlsSession[]>();
  #count = 0;

  constructor(most: number) {
    this.#most = most;
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
    for (const oldest of this.#byServer.keys()) {
      if (this.#count <= this.#most) break;
      this.#replace(oldest, []);
    }
  }

  forget(server: string): void {
    this.#replace(server, []);
  }

  #replace(server: string, sessions: readonly TlsSession[]): void {
    this.#count += sessions.length - (this.#byServer.get(server)?.length ?? 0);
    this.#byServer.delete(server);
    if (sessions.length > 0) this.#byServer.set(server, sessions);
  }
}

function isUsable({ server }: TlsSession, host: string, at: number): boolean {
  const { validFrom, validTo, verifiedAt } = server;
  if (at < validFrom || at > validTo || at < verifiedAt || at > verifiedAt + MAX_AGE_MS) return false;
  return checkServerIdentity(host, server.names as unknown as PeerCertificate) === undefined;
}

export interface Resumable {
  readonly cache: TlsSessionCache;
  /** Identifies the server in the cache. */
  readonly key: string;
  /** What is trusted now. */
  readonly trust: unknown;
}

/** The server as described by its certificate, which has to be the one that was verified. */
export function describeServer(certificate: DetailedPeerCertificate): VerifiedServer {
  const { subject, subjectaltname } = certificate;
  let validFrom = Number.NEGATIVE_INFINITY;
  let validTo = Number.POSITIVE_INFINITY;
  const seen = new Set<DetailedPeerCertificate>();
  // The issuer of a root certificate is that certificate.
  for (let one = certificate; one && !seen.has(one); one = one.issuerCertificate) {
    seen.add(one);
    validFrom = Math.max(validFrom, Date.parse(one.valid_from));
    validTo = Math.min(validTo, Date.parse(one.valid_to));
  }
  return { names: { subject, subjectaltname }, validFrom, validTo, verifiedAt: now().getTime() };
}

/**
 * Keeps the sessions that the server issues on this connection. Call it before the handshake, and the returned function
 * when the server has been verified, with what is known of it.
 */
export function collectSessions(
  socket: TLSSocket,
  { cache, key, trust }: Resumable,
  resumed: TlsSession | null,
): (server: VerifiedServer) => void {
  let verified: VerifiedServer | null = null;
  // TLS 1.2 issues a session before the handshake has ended.
  let early: Buffer | null = null;
  let hasNew = false;
  const keep = (data: Buffer) => {
    if (!verified) {
      early = data;
      return;
    }
    hasNew = true;
    const isSingleUse = socket.getProtocol() === 'TLSv1.3';
    cache.keep(key, { data, server: verified, isSingleUse, trust });
  };
  socket.on('session', keep);
  return (server) => {
    verified = server;
    if (early) keep(early);
    if (!resumed || !socket.isSessionReused()) return;
    socket.once('close', (hadError) => {
      if (hadError || socket.bytesRead === 0) cache.forget(key);
      // A server that issues no new session lets the same one be used again.
      else if (resumed.isSingleUse && !hasNew) cache.keep(key, resumed);
    });
  };
}
