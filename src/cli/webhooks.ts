// `plaudit webhook …`: a listing's endpoint.
import type { Command } from 'commander';
import { readHealth } from '../endpoints/health-summary.ts';
import { readWebhook, saveWebhook } from '../endpoints/webhook-settings.ts';
import type { House } from '../house.ts';
import { findListing } from '../listings/queries.ts';
import { type OutputOptions, refuse, type Said } from './output.ts';
import { withHouse } from './with-house.ts';

interface WebhookOptions extends OutputOptions {
  readonly listing: string;
  readonly url: string;
}

export function addWebhookCommands(program: Command): void {
  const webhook = program.command('webhook').description('vote webhooks');
  webhook
    .command('set')
    .description('set where a listing’s votes go; a new secret is shown, this once')
    .requiredOption('--listing <id>', 'the listing')
    .requiredOption('--url <url>', 'https address of the endpoint, or a Discord channel webhook')
    .option('--json', 'answer as JSON')
    .action((options: WebhookOptions) => withHouse(options, (house) => set(house, options)));
  webhook
    .command('show')
    .description('show a listing’s webhook and how it fares')
    .requiredOption('--listing <id>', 'the listing')
    .option('--json', 'answer as JSON')
    .action((options: Omit<WebhookOptions, 'url'>) =>
      withHouse(options, (house) => show(house, options.listing)),
    );
}

async function set({ db, vault, deliveries }: House, { listing, url }: WebhookOptions): Promise<Said> {
  if (!(await findListing(db, listing))) refuse(`--listing: there is no listing with the ID ${listing}.`);
  const parts = { db, vault, judgeUrl: deliveries.judgeUrl, wake: deliveries.wake };
  const saved = await saveWebhook(parts, { listingId: listing, url });
  if (!saved.ok) refuse(`--url: ${saved.sentence}`);
  const { secret } = saved;
  const kept =
    'Saved. The signing secret stays as it was (it was shown when it was made; rotate it in the dashboard).';
  return { json: { secret }, text: secret ? `Saved. Signing secret, shown this once:\n${secret}` : kept };
}

async function show({ db }: House, listingId: string): Promise<Said> {
  const webhook = await readWebhook(db, listingId);
  const health = webhook && (await readHealth(db, listingId));
  if (!webhook || !health) refuse(`The listing ${listingId} has no webhook (or there is no such listing).`);
  const { urlShown: url, format, state, hasSecret } = webhook;
  const { delivered, failed, retrying, undelivered } = health.last24Hours;
  const text = [
    `${url} (${format}, ${hasSecret ? 'signed' : 'not signed'})`,
    `Health: ${health.status.replaceAll('_', ' ')}, ${health.consecutiveFailures} failures in a row (20 disable it).`,
    `Last 24 hours: ${delivered} delivered, ${failed} failed, ${retrying} being retried, ${undelivered} undelivered.`,
  ];
  return { json: { url, format, state, hasSecret, health }, text: text.join('\n') };
}
