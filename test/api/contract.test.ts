// Which test covers which part of the contract that an integrator can see (spec/interface.md), and that the test still
// exists.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROBLEMS } from '../../src/api/problems.ts';

/** The part of the contract; the test file below test/; words from the test's title or body. */
type Row = readonly [row: string, file: string, words: string];

const ROWS: readonly Row[] = [
  ['§2.1 fields of the payload', 'sdk/contract.test.ts', '§2.1 the payload has its fields in their order'],
  ['§2.1 a test event', 'flows/test-event.test.ts', '§2.1 has test true, eventId "test", and every field'],
  ['§2.1 no username, no avatarUrl', 'api/vote-lists.test.ts', 'no `username`, no `avatarUrl`'],
  ['§2.1 topVoters', 'api/vote-stats.test.ts', 'without `username` and `avatarUrl`'],
  ['§2.1 described', 'api/description.test.ts', '§2.1 describes the payload with its fields'],
  ['§2.2 headers', 'channels/webhook.test.ts', 'the stored bytes are sent with all headers'],
  ['§2.2 X-Webhook-Signature', 'channels/webhook.test.ts', '§5.6, D12 the signature is the HMAC-SHA256'],
  ['§2.2 X-Service-Attempt', 'api/delivery-management.test.ts', '§3.2 redelivers one under the next attempt'],
  ['§2.2 X-Service-Delivery', 'flows/health.test.ts', 'the next attempt number and a fresh delivery ID'],
  ['§2.4 votedAt, nextVoteAt', 'api/vote-checks.test.ts', 'contains the time of the vote and when the next'],
  ['§2.4 voted is false', 'api/vote-checks.test.ts', 'is false with both times null when there is no vote'],
  ['§2.4 the window', 'api/vote-checks.test.ts', '43199999ms'],
  ['§2.5 fields of an entry', 'api/changelog.test.ts', 'of a new version creates it, with the fields of §2.5'],
  ['§3.1 no deliveries yet, healthy', 'flows/health.test.ts', 'is "no deliveries yet" before the first attempt'],
  ['§3.1 failing', 'api/webhook-config.test.ts', 'A10 GET /webhooks/health is the summary of §1'],
  ['§3.1 disabled at 20', 'flows/health.test.ts', '§8 exactly twenty consecutive failures disable the webhook'],
  ['§3.1 reset by 2xx', 'flows/health.test.ts', 'one 2xx resets the count'],
  ['§3.1 re-saved', 'api/delivery-management.test.ts', '§3.1, §3.2 a disabled webhook'],
  ['§3.2 2xx', 'flows/deliveries.test.ts', 'with a 2xx response delivers the event'],
  ['§3.2 4xx', 'flows/deliveries.test.ts', 'with a 4xx response fails the delivery for good'],
  ['§3.2 5xx, retries', 'flows/deliveries.test.ts', 'with a 5xx response is retried up to five times'],
  ['§3.2 no answer', 'channels/webhook.test.ts', 'no response at all is retryable'],
  ['§3.2 redelivery counts', 'flows/health.test.ts', '§3.2 counts toward auto-disable like any attempt'],
  ['§3.2 90 days', 'flows/health.test.ts', '§8 is refused when the event is older than 90 days'],
  ['§3.3 PUT of a new version', 'api/changelog.test.ts', 'of a new version creates it'],
  ['§3.3 PUT of a known version', 'api/changelog.test.ts', 'replaces title and body, keeps the release date'],
  ['§3.3 DELETE', 'api/changelog.test.ts', 'deletes the entry, and can be repeated safely'],
  [
    '§3.3 removed by staff',
    'api/changelog-refusals.test.ts',
    'C5 an entry removed by staff can be neither replaced nor',
  ],
  ['§3.3 at once', 'faults/changelog-writes.test.ts', '§3.3 of 200 concurrent PUTs of one version one creates it'],
  ['§4.1 id', 'api/changelog-refusals.test.ts', '%s for an unknown bot responds with 404, also for a game'],
  ['§4.1 version', 'api/changelog-refusals.test.ts', 'a first character that is neither letter nor digit'],
  ['§4.1 body, title, releasedAt', 'api/changelog-refusals.test.ts', '9999-12-31T23:59:59-23:59'],
  ['§4.1 title omitted', 'api/changelog.test.ts', "{ title: '' }"],
  ['§4.1 plan', 'api/changelog-refusals.test.ts', '§7 403 PREMIUM_REQUIRED'],
  ['§4.2 any plan', 'api/changelog.test.ts', '§4.2 works without a plan that includes the changelog'],
  ['§4.3 by user', 'api/vote-checks.test.ts', 'finds the vote by the platform ID'],
  ['§4.3 playerName', 'api/vote-checks.test.ts', 'compares names case-insensitively'],
  ['§4.4 playerNames', 'api/vote-checks.test.ts', 'accepts fifty names, but not fifty-one'],
  ['§4.4 keyed as sent', 'api/vote-checks.test.ts', 'returns each name as sent'],
  ['§4.4 other games', 'api/vote-checks.test.ts', "(['fivem', 'roblox', 'hytale'] as const)"],
  ['§4.5 list of votes', 'api/vote-lists.test.ts', 'decision A7: a vote in the list'],
  ['§4.5 statistics', 'api/vote-stats.test.ts', 'decision A8: the statistics'],
  ['§4.5 report', 'api/server-stats.test.ts', 'decision A9: a report'],
  ['§4.5 webhook', 'api/webhook-config.test.ts', 'A10 /webhooks/config'],
  ['§4.5 tokens', 'api/delivery-management.test.ts', 'A10 /tokens'],
  ['§5.1 Bearer', 'api/authorization.test.ts', 'Bearer is case-insensitive'],
  ['§5.2 shown once, one listing', 'flows/tokens.test.ts', 'belongs to one listing and carries its scopes'],
  ['§5.3 scopes', 'api/authorization.test.ts', 'can use the endpoints of that scope and no others'],
  ['§5.4 tokens of games', 'flows/tokens.test.ts', 'of a game listing never include %s'],
  ['§5.5 401', 'api/authorization.test.ts', '§5.5 every endpoint requires a token'],
  ['§5.5 403', 'api/server-stats.test.ts', '403 for another bot, 404 for an unknown bot'],
  ['§5.6 signature', 'sdk/contract.test.ts', '§5.6 X-Webhook-Signature'],
  ['§7 400', 'api/changelog-refusals.test.ts', '§7 400'],
  ['§7 401, 403, 404', 'api/changelog-refusals.test.ts', '§7 401, 404 and 403'],
  ['§7 409', 'api/changelog-refusals.test.ts', '§7 409'],
  ['§7 429', 'api/changelog.test.ts', 'accepts exactly 30 of 100 concurrent writes'],
  ['§7 statistics: 401, 403, 400', 'api/server-stats.test.ts', '§5.5, §7: permission to report'],
  ['§7 statistics: 429', 'api/server-stats.test.ts', '§7 the extra report responds with 429 and Retry-After'],
  ['§8 redeliveries', 'api/delivery-management.test.ts', '§8 at most ten redeliveries a minute'],
  ['§8 vote checks', 'faults/vote-checks.test.ts', 'of 500 concurrent checks with two processes and two tokens'],
  ['§8 names per check', 'api/vote-checks.test.ts', 'accepts fifty names, but not fifty-one'],
  ['§8 reports', 'api/server-stats.test.ts', '§8 at most one report a minute'],
  ['§8 changelog writes', 'faults/changelog-writes.test.ts', '§8 of 100 concurrent writes, PUT and DELETE'],
  ['§8 changelog texts', 'api/changelog-refusals.test.ts', '§8 values at the limits are accepted'],
];

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe('the contract is tested', () => {
  test.each(ROWS)('%s', (_, file, words) => {
    expect(read(file)).toContain(words);
  });

  test.each(Object.keys(PROBLEMS))('decision A1: a test expects %s in a response', (code) => {
    const tests = globSync(['api/*.test.ts', 'http-server/*.test.ts', 'faults/*.test.ts'], {
      cwd: new URL('..', import.meta.url).pathname,
    }).filter((file) => !file.endsWith('api/contract.test.ts'));
    expect(tests.filter((file) => read(file).includes(`'${code}'`))).not.toEqual([]);
  });
});
