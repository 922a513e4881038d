// The demo: a service of its own in a temporary folder, sample listings, a receiver, a vote listener and a stream of votes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPERATOR } from '../../access/audit.ts';
import { type App, startApp } from '../../app.ts';
import { type Config, readConfig } from '../../config.ts';
import { saveListener } from '../../endpoints/listener-settings.ts';
import { saveWebhook } from '../../endpoints/webhook-settings.ts';
import { type Listener, openListener } from '../listener/open-listener.ts';
import { untilSignal } from '../serve.ts';
import type { Terminal } from '../terminal.ts';
import { type DemoReceiver, startDemoReceiver } from './receiver.ts';
import { DEMO_EMAIL, DEMO_PASSWORD, type SampleListing, seedSamples } from './samples.ts';
import { startVoteStream } from './vote-stream.ts';

/** Runs until a signal; leaves nothing behind. */
export async function runDemo(terminal: Terminal): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaudit-demo-'));
  const told = untilSignal();
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  // Also when it is ended impatiently.
  process.once('exit', removeData);
  try {
    const app = await startApp(demoConfig(readConfig(terminal.environment), dataDir));
    terminal.print('Making sample listings and their votes …');
    const { ownerId, listings } = await seedSamples(app.house);
    const receiver = await startDemoReceiver(app.house.config.serviceName, terminal.print);
    await connect(app, listings, receiver);
    const listener = await startDemoListener(terminal.print);
    await reward(app, listings, listener);
    terminal.print(greeting(app, ownerId));
    const stopStream = startVoteStream(app.house, listings);
    await told;
    stopStream();
    await app.stop();
    await receiver.close();
    await listener.close();
    terminal.print('Stopped.');
  } finally {
    removeData();
  }
}

/** The demo's own database, on this machine only, whatever else is configured. */
function demoConfig(config: Config, dataDir: string): Config {
  const baseUrl = `http://localhost:${config.port}`;
  return {
    ...config,
    databaseUrl: null,
    dataDir,
    baseUrl,
    role: 'all',
    host: '127.0.0.1',
    requireConfirmedEmail: false,
    // The sample servers do not exist.
    playerCounts: false,
    // Its receiver and listener tell each attempt in words already.
    logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel,
  };
}

async function connect(app: App, listings: readonly SampleListing[], receiver: DemoReceiver): Promise<void> {
  const { db, vault, deliveries } = app.house;
  const parts = { db, vault, judgeUrl: deliveries.judgeUrl, wake: deliveries.wake };
  for (const { id, path } of listings) {
    const saved = await saveWebhook(parts, { listingId: id, url: `${receiver.url}${path}`, by: OPERATOR });
    if (saved.ok && saved.secret) receiver.learnSecret(path, saved.secret);
  }
}

/** What an owner's game server would run. `print` gets a line for each vote. */
function startDemoListener(print: (line: string) => void): Promise<Listener> {
  return openListener({
    protocols: ['v2'],
    onVote: ({ username, serviceName }) => print(`listener  vote for ${username}, from ${serviceName}`),
  });
}

async function reward(app: App, listings: readonly SampleListing[], listener: Listener): Promise<void> {
  const { db, vault, deliveries } = app.house;
  const { host, port, token: secret } = listener;
  for (const { id, isMinecraft } of listings)
    if (isMinecraft)
      await saveListener(
        { db, vault, judgeHost: deliveries.judgeHost },
        { listingId: id, host, port, protocol: 'v2', secret, by: OPERATOR },
      );
}

function greeting({ house }: App, ownerId: string): string {
  const { baseUrl } = house.config;
  return [
    '',
    'The demo is running. All of its data is made up and goes when you stop it.',
    `  Open      ${baseUrl}`,
    `  Sign in   ${DEMO_EMAIL}, password ${DEMO_PASSWORD} (owner of all listings, ID ${ownerId})`,
    `  Watch     ${baseUrl}/dashboard: open a listing, then Deliveries`,
    '',
    'A vote is cast about every second; below is what the receiver and, for the Minecraft server, the vote listener get.',
    'One listing’s endpoint fails now and then, to show retries. Ctrl+C stops the demo.',
    '',
  ].join('\n');
}
