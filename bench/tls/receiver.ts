// The receiver of the TLS benchmark: responds with 204, and counts how connections were secured.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { certificate } from '../../test/support/sockets.ts';
import type { TlsSetup } from './setups.ts';

export interface Secured {
  readonly requests: number;
  readonly full: number;
  readonly resumed: number;
}

process.on('message', async (message: TlsSetup | { readonly count: true }) => {
  if ('count' in message) process.send?.({ requests, full, resumed } satisfies Secured);
  else await begin(message);
});
process.on('disconnect', () => process.exit());

let requests = 0;
let full = 0;
let resumed = 0;
let server: ReturnType<typeof createServer> | null = null;

async function begin({ version, key, mode }: TlsSetup): Promise<void> {
  server?.closeAllConnections();
  server?.close();
  [requests, full, resumed] = [0, 0, 0];
  const [keyFile, certificateFile] = key === 'rsa' ? ['rsa.key', 'rsa.crt'] : ['receiver.key', 'good.crt'];
  const options = {
    minVersion: version,
    maxVersion: version,
    key: certificate(keyFile),
    cert: certificate(certificateFile),
  };
  const opened = createServer(options, (request, response) => {
    requests += 1;
    if (mode !== 'warm') response.setHeader('connection', 'close');
    request.resume();
    request.on('end', () => response.writeHead(204).end());
  });
  opened.keepAliveTimeout = 60_000;
  opened.on('secureConnection', (socket: TLSSocket) => {
    if (socket.isSessionReused()) resumed += 1;
    else full += 1;
    // Sessions that were issued before can no longer be resumed.
    if (mode === 'full') opened.setTicketKeys(randomBytes(48));
  });
  opened.listen(0, '127.0.0.1', () => process.send?.({ port: (opened.address() as AddressInfo).port }));
  server = opened;
}
