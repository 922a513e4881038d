// TLS over a connected socket: the handshake, with the session of an earlier connection if there is one.
import { constants } from 'node:crypto';
import { isIP, type Socket } from 'node:net';
import {
  checkServerIdentity,
  connect,
  createSecureContext,
  type DetailedPeerCertificate,
  getCACertificates,
  type SecureContext,
  type TLSSocket,
} from 'node:tls';
import { classifyTlsError } from './classify-error.ts';
import type { Deadline } from './deadline.ts';
import { type ConnectStep, waitForStep } from './socket-step.ts';
import { limitTlsOverhead } from './tls-overhead.ts';
import { collectSessions, describeServer, type Resumable, type TlsSession } from './tls-sessions.ts';

export interface SecureRequest {
  /** The host whose certificate is expected. */
  readonly host: string;
  readonly anyCertificate: boolean;
  /** Where sessions are kept; null: nowhere. */
  readonly resumable: Resumable | null;
  /** The session to resume, if any. */
  readonly session: TlsSession | null;
}

/** Throws nothing but ConnectError. */
export async function secureSocket(
  socket: Socket,
  { host, anyCertificate, resumable, session }: SecureRequest,
  deadline: Deadline,
): Promise<TLSSocket> {
  // Known from the session, unless there is a full handshake: only then does Node verify a certificate.
  let server = session?.server ?? null;
  const secured = connect({
    socket,
    secureContext: currentContext(),
    // Server Name Indication allows only names. For an address, `host` still makes Node check the certificate.
    ...(isIP(host) === 0 ? { servername: host } : { host }),
    ...(session && { session: session.data }),
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: !anyCertificate,
    checkServerIdentity(name, certificate) {
      server = describeServer(certificate as DetailedPeerCertificate);
      return checkServerIdentity(name, certificate);
    },
  });
  const onVerified = resumable && collectSessions(secured, resumable, session);
  await waitForStep(secured, SECURED, deadline);
  if (server) onVerified?.(server);
  limitTlsOverhead(socket, secured);
  return secured;
}

const SECURED: ConnectStep = {
  event: 'secureConnect',
  timeoutCode: 'tls_timeout',
  classify: classifyTlsError,
};

let context: SecureContext | null = null;
let contextTrust: unknown = null;

/**
 * One for all connections, because creating it takes up to 6 % of a handshake. Whether a certificate that fails is
 * accepted is decided per connection.
 */
function currentContext(): SecureContext {
  const trust = trustedAuthorities();
  if (context && trust === contextTrust) return context;
  contextTrust = trust;
  // With renegotiation, the server could force handshakes at will. TLS 1.3 does not have it.
  context = createSecureContext({ secureOptions: constants.SSL_OP_NO_RENEGOTIATION });
  return context;
}

/** Another object after a change. */
export function trustedAuthorities(): unknown {
  return getCACertificates('default');
}
