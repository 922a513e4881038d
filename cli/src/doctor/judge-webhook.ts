// Findings about the webhook, its health, and players without a reward. Pure.
import type { ListedDelivery, ResultOf } from '@plaudit/sdk/client';
import { plain } from '../paint.ts';
import { caution, type DoctorFinding, good, serious } from './finding.ts';
import { judgeReachability } from './judge-site.ts';
import type { AddressProbe } from './probe-address.ts';

type Webhook = ResultOf<'readWebhook'>;
type Health = ResultOf<'readHealth'>;
/** The newest failure in the log. */
export type LatestFailure = ResultOf<'readDelivery'>['history'][number];

export function judgeWebhook(webhook: Webhook | null): DoctorFinding {
  const check = 'webhook';
  if (!webhook)
    return caution(
      check,
      'The listing has no webhook.',
      'That is fine if your program uses the live stream or checks votes. Otherwise set one in the dashboard (Webhook).',
    );
  const { url, state } = webhook;
  if (state === 'disabled')
    return serious(
      check,
      `The webhook ${url} is disabled after 20 failures in a row.`,
      'Fix the endpoint, then save the webhook again in the dashboard.',
    );
  if (state === 'paused')
    return caution(
      check,
      `The webhook ${url} is paused; deliveries wait.`,
      'Resume it in the dashboard when your endpoint is ready.',
    );
  if (webhook.format === 'json' && !webhook.hasSecret)
    return serious(
      check,
      `Deliveries to ${url} are not signed.`,
      'Create a secret in the dashboard (Webhook), and verify signatures.',
    );
  return good(check, `Votes go to ${url}.`);
}

/** What works for the service and not from here is no problem of the webhook: a firewall may be in between. */
export function judgeEndpoint(
  url: URL,
  probe: AddressProbe,
  { now, isHealthy }: { readonly now: Date; readonly isHealthy: boolean },
): DoctorFinding {
  const found = judgeReachability('endpoint', url, probe, now);
  return found.grade === 'problem' && isHealthy ? { ...found, grade: 'caution' } : found;
}

/** One that waits for its first attempt explains nothing. */
export function hasFailedAttempt({ status, attempts }: Pick<ListedDelivery, 'status' | 'attempts'>): boolean {
  return status !== 'delivered' && attempts > 0;
}

export function judgeHealth(health: Health, latest: LatestFailure | null): DoctorFinding {
  const check = 'health';
  const { status, consecutiveFailures, lastDeliveredAt, last24Hours } = health;
  const { delivered, failed, retrying, undelivered } = last24Hours;
  const day = `last 24 hours: ${delivered} delivered, ${failed} failed, ${retrying} being retried, ${undelivered} undelivered`;
  if (status === 'failing' || status === 'disabled') {
    const why = latest ? ` ${plain(latest.happened)}` : '';
    const what = `The last ${consecutiveFailures} attempts failed (${day}).${why}`;
    return serious(check, what, (latest?.todo && plain(latest.todo)) ?? 'Run: plaudit trigger vote --webhook');
  }
  if (status === 'no_deliveries_yet')
    return caution(check, 'Nothing has been delivered yet.', 'Send a test event: plaudit trigger vote --webhook');
  return good(check, `The last delivery arrived at ${lastDeliveredAt} (${day}).`);
}

export interface Undelivered {
  /** At most as many as one page of the log. */
  readonly deliveries: readonly ListedDelivery[];
  readonly hasMore: boolean;
  /** The players of some of them, where the listing's votes name players. */
  readonly players: readonly string[];
}

export function judgeRewards({ deliveries, hasMore, players }: Undelivered): DoctorFinding {
  const check = 'rewards';
  const oldest = deliveries.at(-1);
  if (!oldest) return good(check, 'Every vote of the last 90 days has been delivered, or is on its way.');
  const votes = `${hasMore ? 'More than ' : ''}${deliveries.length} ${deliveries.length === 1 ? 'vote was' : 'votes were'} not delivered`;
  const named =
    players.length === 0 ? '' : ` (${players.map(plain).join(', ')}${deliveries.length > players.length ? ' …' : ''})`;
  const commands = [...new Set(deliveries.map(({ status }) => status))].map(
    (status) => `plaudit deliveries redeliver --status ${status} --since ${oldest.recordedAt}`,
  );
  return serious(
    check,
    `${votes}, so players went without a reward${named}.`,
    `When the endpoint works, run: ${commands.join(' and ')}`,
  );
}
