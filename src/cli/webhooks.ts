// `plaudit webhook …`: sets, shows and checks a listing's webhook.

import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import { CHAT_NAMES } from '../channels/registry.ts';
import type { AppContext } from '../context.ts';
import { type HealthSummary, readHealth } from '../endpoints/health-summary.ts';
import { readWebhook, saveWebhook } from '../endpoints/webhook-settings.ts';
import { inEnglish } from '../messages/in-english.ts';
import { ENGLISH } from '../messages/translations.ts';
import { checkReceiver } from '../votes/check-receiver.ts';
import { explainStep, passes } from '../votes/grade-receiver.ts';
import { type ListingOptions, requireListing } from './lookup.ts';
import { type CommandOutput, fail } from './output.ts';
import { listingCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface WebhookOptions extends ListingOptions {
  readonly url: string;
}

export function addWebhookCommands(program: Command, terminal: Terminal): void {
  const webhook = program.command('webhook').description('vote webhooks');
  listingCommand(webhook, 'set', 'webhook.manage')
    .description('set the URL that a listing’s votes are sent to; a new secret is shown once')
    .requiredOption('--url <url>', `https address of the endpoint, or a ${CHAT_NAMES} channel webhook`)
    .action(withContext(terminal, set));
  listingCommand(webhook, 'show', 'webhook.manage')
    .description('show a listing’s webhook and its health')
    .action(withContext(terminal, show));
  listingCommand(webhook, 'check', 'webhook.manage')
    .description(
      'check how the receiver handles valid, repeated, forged, unsigned and outdated requests; exits with 1 if it fails',
    )
    .action(withContext(terminal, check));
}

async function check(app: AppContext, options: ListingOptions): Promise<CommandOutput> {
  const { id: listingId, ownerId } = await requireListing(app.db, options.listing);
  const checked = await checkReceiver(app, { listingId, userId: ownerId });
  if (!checked.ok) fail(CHECK_REFUSALS[checked.reason]);
  const passed = passes(checked.steps);
  const steps = checked.steps.map((step) => ({ ...step, ...inEnglish(explainStep(step.step, step)) }));
  const text = steps.map(({ grade, title, sent, what, remedy }) =>
    [`${title}: ${GRADE_WORDS[grade]}`, sent, what, ...(remedy ? [remedy] : [])].join('\n  '),
  );
  const failure = passed ? {} : { failure: 'The receiver did not pass the check.' };
  return { json: { passed, steps }, text: text.join('\n\n'), ...failure };
}

const GRADE_WORDS = { good: 'pass', unsure: 'unclear', bad: 'fail' } as const;

const CHECK_REFUSALS = {
  no_webhook: 'The listing has no webhook. Set one first.',
  chat: 'The webhook is a chat channel. Chat channels do not verify signatures, so there is nothing to check.',
  no_secret: 'The webhook has no signing secret. Create one first.',
  rate_limited: 'You can run three checks every five minutes. Try again later.',
} as const;

async function set(app: AppContext, { listing, url }: WebhookOptions): Promise<CommandOutput> {
  const { id: listingId } = await requireListing(app.db, listing);
  const saved = await saveWebhook(app, { listingId, url, by: OPERATOR });
  if (!saved.ok) fail(`--url: ${ENGLISH.text(saved.sentence)}`);
  const { secret } = saved;
  const kept =
    'Saved. The signing secret is unchanged. It was shown when it was created. You can rotate it in the dashboard.';
  return {
    json: { secret },
    text: secret ? `Saved. This is the signing secret, which will not be shown again:\n${secret}` : kept,
  };
}

function healthWords({ status, lastFailure, lastDeliveredAt }: HealthSummary): string {
  const isUntried = status === 'no_deliveries_yet' && (lastFailure !== null || lastDeliveredAt !== null);
  return isUntried ? 'no attempts since it was saved' : status.replaceAll('_', ' ');
}

async function show({ db }: AppContext, { listing: listingId }: ListingOptions): Promise<CommandOutput> {
  const webhook = await readWebhook(db, listingId);
  const health = webhook && (await readHealth(db, listingId));
  if (!webhook || !health) fail(`Listing ${listingId} does not exist or has no webhook.`);
  const { urlShown: url, format, state, hasSecret } = webhook;
  const { delivered, failed, retrying, undelivered } = health.last24Hours;
  const text = [
    `${url} (${format}, ${hasSecret ? 'signed' : 'not signed'})`,
    `Health: ${healthWords(health)}, ${health.consecutiveFailures} failures in a row (disabled after 20).`,
    `Last 24 hours: ${delivered} delivered, ${retrying} retrying, ${failed + undelivered} failed.`,
  ];
  return { json: { url, format, state, hasSecret, health }, text: text.join('\n') };
}
