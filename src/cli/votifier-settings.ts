// `plaudit votifier set|show|test`: a listing's vote listener, and a test vote that prints each step.

import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import { type ListenerStep, STEP_LABELS } from '../channels/votifier/listener-steps.ts';
import type { AppContext } from '../context.ts';
import { readListener, removeListener, saveListener } from '../endpoints/listener-settings.ts';
import { inEnglish } from '../messages/in-english.ts';
import { ENGLISH } from '../messages/translations.ts';
import { sendTestVote } from '../votes/send-test-vote.ts';
import { readCallerFile } from './caller-files.ts';
import { type ListingOptions, requireListing } from './lookup.ts';
import { type CommandOutput, fail } from './output.ts';
import { listingCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface SetOptions extends ListingOptions {
  readonly host: string;
  readonly port: string;
  readonly token?: string;
  readonly publicKeyFile?: string;
}

interface TestOptions extends ListingOptions {
  readonly player: string;
}

export function addListenerCommands(votifier: Command, terminal: Terminal): void {
  const command = (name: string, description: string) =>
    listingCommand(votifier, name, 'listener.manage', 'the listing, a Minecraft server').description(description);
  command('set', 'set the vote listener that votes naming a player are sent to')
    .requiredOption('--host <host>', 'the host of the vote listener')
    .option('--port <port>', 'its port', '8192')
    .option('--token <token>', 'protocol v2: the token from the plugin’s config.yml')
    .option('--public-key-file <file>', 'protocol v1: the plugin’s rsa/public.key')
    .action((options: SetOptions) => {
      const secret = readSecret(options, terminal);
      return withContext(terminal, (app) => set(app, options, secret))(options);
    });
  command('show', 'show the vote listener and its health').action(withContext(terminal, show));
  command('remove', 'remove the vote listener; votes still count but are no longer sent').action(
    withContext(terminal, remove),
  );
  command('test', 'send a real vote for a player and show each step; exits with 1 unless the listener confirms it')
    .requiredOption('--player <name>', 'the player who is rewarded')
    .action(withContext(terminal, (app, options: TestOptions) => test(app, options, terminal)));
}

async function set(
  app: AppContext,
  { listing, host, port }: SetOptions,
  { protocol, secret }: Secret,
): Promise<CommandOutput> {
  const { id: listingId } = await requireListing(app.db, listing);
  const saved = await saveListener(app, { listingId, host, port, protocol, secret, by: OPERATOR });
  if (!saved.ok) {
    const secretOption = protocol === 'v2' ? '--token' : '--public-key-file';
    fail(`${saved.field === 'secret' ? secretOption : `--${saved.field}`}: ${ENGLISH.text(saved.sentence)}`);
  }
  return {
    json: { protocol },
    text: `Saved, with protocol ${protocol}. Votes that name a player go there from now on.`,
  };
}

interface Secret {
  readonly protocol: 'v1' | 'v2';
  readonly secret: string;
}

function readSecret({ token, publicKeyFile }: SetOptions, terminal: Terminal): Secret {
  if ((token === undefined) === (publicKeyFile === undefined))
    return fail('Give either --token (protocol v2) or --public-key-file (protocol v1).');
  if (token !== undefined) return { protocol: 'v2', secret: token };
  return { protocol: 'v1', secret: readCallerFile(terminal, '--public-key-file', publicKeyFile ?? '') };
}

async function show({ db }: AppContext, { listing: listingId }: ListingOptions): Promise<CommandOutput> {
  const listener = await readListener(db, listingId);
  if (!listener) return refuseMissing(listingId);
  const { host, port, protocol, status, consecutiveFailures } = listener;
  const { lastAcceptedAt, lastUnconfirmedAt, lastFailure } = listener;
  const text = [
    `${host}, port ${port}, protocol ${protocol}`,
    `Last accepted vote: ${lastAcceptedAt?.toISOString() ?? 'none yet'}. Failures in a row: ${consecutiveFailures}.`,
    ...(lastUnconfirmedAt ? [`Last unconfirmed vote: ${lastUnconfirmedAt.toISOString()}.`] : []),
    ...(status === 'unconfirmed' ? [UNCONFIRMED] : []),
    ...(lastFailure ? [`Last failure: ${lastFailure.at.toISOString()}, ${lastFailure.code}.`] : []),
  ];
  const times = { lastAcceptedAt, lastUnconfirmedAt, lastFailure };
  return { json: { host, port, protocol, status, consecutiveFailures, ...times }, text: text.join('\n') };
}

const UNCONFIRMED = 'This listener never confirms v1 votes and may reject all of them. Use a v2 token to be sure.';

async function remove({ db }: AppContext, { listing: listingId }: ListingOptions): Promise<CommandOutput> {
  if (!(await removeListener(db, listingId, OPERATOR))) return refuseMissing(listingId);
  return { json: { removed: true }, text: 'Removed. Votes still count but are no longer sent.' };
}

async function test(app: AppContext, options: TestOptions, terminal: Terminal): Promise<CommandOutput> {
  const { listing: listingId, player: playerName } = options;
  const steps: ListenerStep[] = [];
  const isForPrograms = options.json ?? !terminal.isInteractive;
  const onStep = (step: ListenerStep) => {
    steps.push(step);
    if (!isForPrograms) terminal.print(lineOf(step));
  };
  const sent = await sendTestVote(app, { listingId, userId: 'command-line', playerName, watch: onStep });
  if (!sent.ok) {
    if (sent.reason === 'player_name') fail(`--player: ${ENGLISH.text(sent.sentence)}`);
    if (sent.reason === 'no_listener') return refuseMissing(listingId);
    fail(`You can send five test votes per minute. Try again in ${sent.retryAfterSeconds} seconds.`);
  }
  const { end, answer, diagnosis } = sent;
  const { code, responseBody: words, durationMs } = answer;
  const { happened, todo } = inEnglish(diagnosis);
  return {
    json: { end, code, happened, todo, words, durationMs, steps },
    text: `${durationMs.toString().padStart(6)} ms  ${END_WORDS[end]}\n\n${happened}\n${todo}`,
    ...(end !== 'accepted' && { failure: 'The listener did not confirm the test vote.' }),
  };
}

function lineOf({ step, elapsedMs, text }: ListenerStep): string {
  return `${elapsedMs.toString().padStart(6)} ms  ${STEP_LABELS[step]}: ${text}`;
}

const END_WORDS = {
  accepted: 'accepted',
  rejected: 'rejected',
  failed: 'failed: nothing was sent',
  sent_unconfirmed: 'sent, not confirmed',
  unknown: 'sent, outcome unknown',
} as const;

function refuseMissing(listingId: string): never {
  return fail(`Listing ${listingId} does not exist or has no vote listener. Set one with \`plaudit votifier set\`.`);
}
