// Starts the service of a checkout with an embedded database of its own and a mail server, as an operator would.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Checkout } from '../harness/checkout.ts';
import { AttackVisitor } from './attack-visitor.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

export const ATTACK_PASSWORD = 'a sample passphrase 4815';

export interface AttackedService {
  readonly url: string;
  readonly mailbox: Mailbox;
  readonly setupLink: string;
  visitor(address: string): AttackVisitor;
  /** Signs up, follows the link in the email, and returns the visitor: signed in if that worked. */
  newAccount(email: string, address: string, name?: string): Promise<AttackVisitor>;
  close(): Promise<void>;
}

export async function startService({ folder }: Checkout): Promise<AttackedService> {
  const [mailbox, port, data] = [await startMailbox(), await freePort(), await mkdtemp(join(tmpdir(), 'attacks-'))];
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/start.mjs', 'serve', '--json'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: data,
      SMTP_URL: mailbox.url,
      LISTING_APPROVAL: 'on',
      PLAYER_COUNTS: 'off',
      LOG_LEVEL: 'error',
      BACKUP_EVERY: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const ready = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const [line] = await Promise.race([
    ready,
    exited.then(() => {
      throw new Error(`The service of ${folder} ended before it was ready.`);
    }),
  ]);
  const visitor = (address: string) => new AttackVisitor(url, address);
  return {
    url,
    mailbox,
    setupLink: JSON.parse(line).setupLink ?? '',
    visitor,
    async newAccount(email, address, name = 'Sample') {
      const one = visitor(address);
      const { status } = await one.post('/sign-up', { name, email, password: ATTACK_PASSWORD, next: '' });
      if (status === 303) await one.follow(await mailbox.linkTo(email));
      return one;
    },
    async close() {
      child.kill('SIGTERM');
      await exited;
      await mailbox.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}
