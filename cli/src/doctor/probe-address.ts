// Connects to an address from this machine, and says how far it got and how long the certificate is valid.
import { lookup } from 'node:dns/promises';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';

export type AddressProbe =
  | { readonly ok: true; readonly certificateEnds: Date | null }
  | { readonly ok: false; readonly step: 'dns' | 'tcp' | 'tls'; readonly code: string };

const TIMEOUT_MS = 5_000;

export async function probeAddress(url: URL): Promise<AddressProbe> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const found = await Promise.race([resolveName(host), timeout()]);
  if (typeof found === 'string') return { ok: false, step: 'dns', code: found };
  const tcp = await open(connectTcp({ host, port }), 'connect');
  if (tcp !== null) return { ok: false, step: 'tcp', code: tcp };
  if (url.protocol !== 'https:') return { ok: true, certificateEnds: null };
  const socket = connectTls({ host, port, servername: host, ALPNProtocols: ['http/1.1'] });
  let certificateEnds: Date | null = null;
  socket.once('secureConnect', () => {
    certificateEnds = endOf(socket);
  });
  const tls = await open(socket, 'secureConnect');
  return tls === null ? { ok: true, certificateEnds } : { ok: false, step: 'tls', code: tls };
}

/** The error's code if there is no such name. */
function resolveName(host: string): Promise<string | object> {
  return lookup(host).catch((error: NodeJS.ErrnoException) => error.code ?? 'UNKNOWN');
}

/** Node cannot cancel a lookup. */
function timeout(): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, 'ETIMEDOUT').unref());
}

function endOf(socket: TLSSocket): Date | null {
  const time = Date.parse(socket.getPeerCertificate().valid_to);
  return Number.isNaN(time) ? null : new Date(time);
}

/** Null if the socket opened, otherwise why not. It is closed either way. */
function open(socket: Socket, event: 'connect' | 'secureConnect'): Promise<string | null> {
  return new Promise((resolve) => {
    const finish = (code: string | null) => {
      resolve(code);
      socket.destroy();
    };
    socket.setTimeout(TIMEOUT_MS, () => finish('ETIMEDOUT'));
    socket.once('error', (error: NodeJS.ErrnoException) => finish(error.code ?? error.message));
    socket.once(event, () => finish(null));
  });
}
