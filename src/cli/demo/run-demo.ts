// The demo: a separate service in a temporary folder, with sample listings and their history, a webhook receiver, a
// vote listener and a stream of votes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPERATOR } from '../../access/audit.ts';
import { type App, startApp } from '../../app.ts';
import { type Config, readConfig } from '../../config.ts';
import { monotonicMs } from '../../core/clock.ts';
import { PROGRAM } from '../../core/version.ts';
import { saveListener } from '../../endpoints/listener-settings.ts';
import { saveWebhook } from '../../endpoints/webhook-settings.ts';
import { addFavorite } from '../../voters/favorites.ts';
import { acceptCommands } from '../accept-commands.ts';
import { openVoteReceiver, type VoteReceiver } from '../listener/open-vote-receiver.ts';
import { waitForSignal } from '../serve.ts';
import type { RunCommandLine, Terminal } from '../terminal.ts';
import { type DemoReceiver, startDemoReceiver } from './receiver.ts';
import { isMinecraft } from './sample-listing.ts';
import { prepareSampleImages, type StoredSample, seedDemoListings, seedDemoPeople } from './seed.ts';
import { seedDemoReviews } from './seed-reviews.ts';
import { seedDemoVotes } from './seed-votes.ts';
import { signInTable } from './sign-ins.ts';
import { simulatePlayers } from './simulated-players.ts';
import { castSampleVote, startVoteStream } from './vote-stream.ts';

/** Votes cast for each webhook at startup, so that its log is not empty. */
const FIRST_VOTES = 3;
/** How many favorites the voter has whose credentials the demo prints. */
const FAVORITES = 6;
/** Nothing listens at this port: deliveries to it fail, until the webhook is disabled. */
const OFFLINE = 'http://127.0.0.1:1';

export interface Demo {
  readonly context: App['context'];
  readonly listings: readonly StoredSample[];
  stop(): Promise<void>;
}

/** Runs the demo until a signal arrives, then deletes its data. */
export async function runDemo(terminal: Terminal, runCommandLine: RunCommandLine): Promise<void> {
  const signal = waitForSignal();
  const demo = await startDemo(terminal);
  const stopRequest = Promise.withResolvers<void>();
  const control = await acceptCommands(demo.context, runCommandLine, stopRequest.resolve);
  await Promise.race([signal, stopRequest.promise]);
  await control.close();
  await demo.stop();
  terminal.print('Stopped.');
}

/** Returns when the demo is ready. The temporary folder is deleted by `stop` or when the process exits. */
export async function startDemo(terminal: Terminal): Promise<Demo> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaudit-demo-'));
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  // Deletes the data even after a second signal, which ends the process at once.
  process.once('exit', removeData);
  const stops: (() => unknown)[] = [removeData];
  const stop = async () => {
    while (stops.length > 0) await stops.pop()?.();
    process.off('exit', removeData);
  };
  try {
    return { ...(await prepare(terminal, dataDir, (end) => stops.push(end))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** `atEnd` registers a cleanup function; the last one registered runs first. */
async function prepare(
  terminal: Terminal,
  dataDir: string,
  atEnd: (end: () => unknown) => void,
): Promise<Omit<Demo, 'stop'>> {
  const startedMs = monotonicMs();
  terminal.print('Preparing the demo with sample data.');
  terminal.print('  1/4  Starting the service with its own database …');
  const starting = startApp(demoConfig(readConfig(terminal.environment), dataDir));
  // Runs in parallel, because most of the drawing happens outside this thread.
  const drawing = prepareSampleImages();
  const app = await starting;
  atEnd(() => app.stop());
  const { context } = app;
  terminal.print('  2/4  Creating people and listings with images …');
  const people = await seedDemoPeople(context);
  const listings = await seedDemoListings(context, people, await drawing);
  atEnd(await simulatePlayers(context, listings));
  terminal.print(`  3/4  Casting seven months of votes from ${people.voters.length} sample voters …`);
  const votes = await seedDemoVotes(context, listings, people.voters);
  const reviews = await seedDemoReviews(context, listings, people);
  for (const { id } of listings.slice(0, FAVORITES)) await addFavorite(context.db, people.voters[0]?.id ?? '', id);
  terminal.print('  4/4  Setting up webhooks and a vote listener …');
  const shown = { isReady: false };
  await connect(app, listings, { print: (line) => shown.isReady && terminal.print(line), atEnd });
  const seconds = ((monotonicMs() - startedMs) / 1_000).toFixed(1);
  terminal.print(
    greeting(app, `${listings.length} listings, ${votes} votes and ${reviews} reviews, ready in ${seconds} s.`),
  );
  shown.isReady = true;
  return { context, listings };
}

/** Always uses its own database on this machine, whatever is configured. */
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
    // The sample addresses receive no mail, and no provider knows this address.
    smtpUrl: null,
    staffWebhook: null,
    discord: null,
    google: null,
    github: null,
    oidc: null,
    roblox: null,
    playerCounts: true,
    // The receiver and the listener already print each attempt.
    logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel,
  };
}

interface DemoHooks {
  readonly print: (line: string) => unknown;
  readonly atEnd: (end: () => unknown) => void;
}

/** Sets up webhooks and a vote listener, casts the first votes for them, and starts the stream of further votes. */
async function connect(
  { context }: App,
  listings: readonly StoredSample[],
  { print, atEnd }: DemoHooks,
): Promise<void> {
  const receiver = await startDemoReceiver(context.config.serviceName, print);
  atEnd(() => receiver.close());
  const listener = await startDemoListener(print);
  atEnd(() => listener.close());
  for (const listing of listings) await saveEndpoints(context, listing, { receiver, listener });
  const connected = listings.filter(({ sample }) => sample.webhook);
  for (let number = 1; number <= FIRST_VOTES; number += 1)
    await Promise.all(connected.map((listing) => castSampleVote(context, listing, number)));
  const voted = listings.filter(({ sample }) => !sample.isPending);
  const stream = startVoteStream(context, voted, () => print('The demo has stopped casting sample votes.'));
  atEnd(() => stream.stop());
}

interface Receivers {
  readonly receiver: DemoReceiver;
  readonly listener: VoteReceiver;
}

async function saveEndpoints(
  { db, vault, checkWebhookUrl, checkListenerHost, wake }: App['context'],
  { id: listingId, sample }: StoredSample,
  { receiver, listener }: Receivers,
): Promise<void> {
  const { webhook } = sample;
  if (!webhook) return;
  const url = `${webhook === '/offline' ? OFFLINE : receiver.url}${webhook}`;
  const saved = await saveWebhook({ db, vault, checkWebhookUrl, wake }, { listingId, url, by: OPERATOR });
  if (saved.ok && saved.secret) receiver.learnSecret(webhook, saved.secret);
  if (!isMinecraft(sample)) return;
  const { host, port, token: secret } = listener;
  const settings = { listingId, host, port, protocol: 'v2' as const, secret, by: OPERATOR };
  await saveListener({ db, vault, checkListenerHost }, settings);
}

/** Stands in for the vote listener on an owner's game server. `print` receives a line for each vote. */
function startDemoListener(print: (line: string) => unknown): Promise<VoteReceiver> {
  return openVoteReceiver({
    protocols: ['v2'],
    onVote: ({ username, serviceName }) => void print(`listener  vote for ${username}, from ${serviceName}`),
  });
}

function greeting({ context }: App, summary: string): string {
  const { baseUrl, dataDir } = context.config;
  return [
    '',
    `The demo is running at ${baseUrl} (${summary})`,
    'All data is made up, can be reached only from this machine, and is deleted when you stop the demo.',
    `Commands work while it runs: DATA_DIR=${dataDir} ${PROGRAM} listing list`,
    '',
    ...signInTable(baseUrl),
    '',
    'For an hour, a vote is cast about every second. What the webhook receiver and the vote listener receive is shown below.',
    'To see retries, rejections and a webhook being disabled, sign in as the owner and open the deliveries of',
    'Sample Music Bot, Sample Moderation Bot and Sample Reminder Bot. Press Ctrl+C to stop the demo.',
    '',
  ].join('\n');
}
