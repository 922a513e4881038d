// `plaudit webhook …`: a listing's endpoint.
import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import { CHAT_NAMES } from '../channels/registry.ts';
import type { AppContext } from '../context.ts';
import { type HealthSummary, readHealth } from '../endpoints/health-summary.ts';
import { readWebhook, saveWebhook } from '../endpoints/webhook-settings.ts';
import { findListing } from '../listings/queries.ts';
import { checkReceiver } from '../votes/check-receiver.ts';
import { explainStep, passes } from '../votes/grade-receiver.ts';
import { type CommandOutput, fail, type OutputOptions } from './output.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface WebhookOptions extends OutputOptions {
  readonly listing: string;
  readonly url: string;
}

export function addWebhookCommands(program: Command, terminal: Terminal): void {
  const webhook = program.command('webhook').description('vote webhooks');
  subcommand(webhook, 'set', 'webhook.manage')
    .description('set where a listing’s votes go; a new secret is shown, this once')
    .requiredOption('--listing <id>', 'the listing')
    .requiredOption('--url <url>', `https address of the endpoint, or a ${CHAT_NAMES} channel webhook`)
    .option('--json', 'answer as JSON')
    .action((options: WebhookOptions) => withContext(terminal, options, (house) => set(house, options)));
  subcommand(webhook, 'show', 'webhook.manage')
    .description('show a listing’s webhook and how it fares')
    .requiredOption('--listing <id>', 'the listing')
    .option('--json', 'answer as JSON')
    .action((options: Omit<WebhookOptions, 'url'>) =>
      withContext(terminal, options, (house) => show(house, options.listing)),
    );
  subcommand(webhook, 'check', 'webhook.manage')
    .description(
      'try how the receiver takes genuine, repeated, forged, unsigned and old requests; 1 when it fails',
    )
    .requiredOption('--listing <id>', 'the listing')
    .option('--json', 'answer as JSON')
    .action(async (options: Omit<WebhookOptions, 'url'>) => {
      const seen = { passed: false };
      await withContext(terminal, options, (house) => check(house, options.listing, seen));
      if (!seen.passed) fail('The receiver did not pass.');
    });
}

/** `seen` takes home whether it passed: what is said is said in either case. */
async function check(
  house: AppContext,
  listingId: string,
  seen: { passed: boolean },
): Promise<CommandOutput> {
  const listing = await findListing(house.db, listingId);
  if (!listing) fail(`--listing: there is no listing with the ID ${listingId}.`);
  const checked = await checkReceiver(house, { listingId, userId: listing.ownerId });
  if (!checked.ok) fail(CHECK_REFUSALS[checked.reason]);
  seen.passed = passes(checked.steps);
  const steps = checked.steps.map((step) => ({ ...step, ...explainStep(step.step, step) }));
  const text = steps.map(({ grade, title, sent, what, remedy }) =>
    [`${title}: ${GRADE_WORDS[grade]}`, `  ${sent}`, `  ${what}`, ...(remedy ? [`  ${remedy}`] : [])].join(
      '\n',
    ),
  );
  return { json: { passed: seen.passed, steps }, text: text.join('\n\n') };
}

const GRADE_WORDS = { good: 'right', unsure: 'not certain', bad: 'wrong' } as const;

const CHECK_REFUSALS = {
  no_webhook: 'The listing has no webhook; set one first.',
  chat: 'Its webhook is a chat channel, which takes no signatures: there is nothing to check.',
  no_secret: 'Its webhook has no signing secret; make one first.',
  rate_limited: 'Three checks in five minutes are enough. Wait a little.',
} as const;

async function set(
  { db, vault, judgeUrl, wake }: AppContext,
  { listing, url }: WebhookOptions,
): Promise<CommandOutput> {
  if (!(await findListing(db, listing))) fail(`--listing: there is no listing with the ID ${listing}.`);
  const parts = { db, vault, judgeUrl, wake };
  const saved = await saveWebhook(parts, { listingId: listing, url, by: OPERATOR });
  if (!saved.ok) fail(`--url: ${saved.sentence}`);
  const { secret } = saved;
  const kept =
    'Saved. The signing secret stays as it was (it was shown when it was made; rotate it in the dashboard).';
  return { json: { secret }, text: secret ? `Saved. Signing secret, shown this once:\n${secret}` : kept };
}

function healthWords({ status, lastFailure, lastDeliveredAt }: HealthSummary): string {
  const isUntried = status === 'no_deliveries_yet' && (lastFailure !== null || lastDeliveredAt !== null);
  return isUntried ? 'not tried since it was saved' : status.replaceAll('_', ' ');
}

async function show({ db }: AppContext, listingId: string): Promise<CommandOutput> {
  const webhook = await readWebhook(db, listingId);
  const health = webhook && (await readHealth(db, listingId));
  if (!webhook || !health) fail(`The listing ${listingId} has no webhook (or there is no such listing).`);
  const { urlShown: url, format, state, hasSecret } = webhook;
  const { delivered, failed, retrying, undelivered } = health.last24Hours;
  const text = [
    `${url} (${format}, ${hasSecret ? 'signed' : 'not signed'})`,
    `Health: ${healthWords(health)}, ${health.consecutiveFailures} failures in a row (20 disable it).`,
    `Last 24 hours: ${delivered} delivered, ${failed} failed, ${retrying} being retried, ${undelivered} undelivered.`,
  ];
  return { json: { url, format, state, hasSecret, health }, text: text.join('\n') };
}
