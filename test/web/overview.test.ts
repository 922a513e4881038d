// The overviews (decisions P56, P57): a one-sentence status with the next step, and a setup checklist that disappears
// when it is finished.
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { ago, HOUR, MINUTE } from '../support/seed/rows.ts';
import { LISTENER_ID, MINECRAFT, WEBHOOK_ID } from '../support/seed/sample-site.ts';
import { openSite } from '../support/site.ts';

const PATH = `/dashboard/${MINECRAFT.id}`;

type EndpointChange = Readonly<Record<string, unknown>>;
const changeEndpoint = (id: string, change: EndpointChange) => (app: AppContext) =>
  app.db.updateTable('endpoint').set(change).where('id', '=', id).execute();

const read = async (arrange?: (app: AppContext) => Promise<unknown>, path = PATH) =>
  (await (await openSite(arrange ? { arrange } : {})).get(path)).page;

/** A v1 listener that has confirmed nothing, and no other endpoint. */
async function onlyUnconfirmedListener({ db }: AppContext) {
  await db.updateTable('endpoint').set({ state: 'removed' }).where('id', '=', WEBHOOK_ID).execute();
  await db.deleteFrom('delivery').execute();
  const change = { consecutive_failures: 0, last_delivered_at: null, last_unconfirmed_at: ago(HOUR) };
  await db.updateTable('endpoint').set(change).where('id', '=', LISTENER_ID).execute();
}

describe('the overview', () => {
  test('shows votes per day and per hour, and players over time', async () => {
    const page = await read();
    expect(page).toContain('Votes per day, last 30 days');
    expect(page).toContain('Votes per hour, last 48 hours');
    expect(page.replace(/<[^>]+>|\s+/g, ' ')).toMatch(/Players, last\s+7\s+days/);
  });

  test.each([
    [{ pace_ms: 0 }, 'The last 3 attempts failed, most recently with HTTP 401.', 'deliveries?answer=401'],
    [{ state: 'disabled', disabled_at: ago(HOUR) }, 'Votes are no longer sent.', '/webhook"'],
    [{ state: 'paused', paused_at: ago(HOUR) }, 'Paused. Votes are held', '>Resume'],
    [{ consecutive_failures: 0 }, '1 vote delivered in the last 24 hours', 'Open the delivery log'],
  ])('describes a webhook with %j in one sentence, with the next step', async (change, sentence, next) => {
    const healthy = 'consecutive_failures' in change ? { last_failed_at: ago(HOUR) } : {};
    const page = await read(changeEndpoint(WEBHOOK_ID, { ...change, ...healthy }));
    expect(page).toContain(sentence);
    expect(page).toContain(next);
  });

  test('P138 a webhook that failed before it was saved again has not been tried yet', async () => {
    const saved = { consecutive_failures: 0, last_delivered_at: ago(HOUR), last_failed_at: ago(MINUTE) };
    const page = await read(changeEndpoint(WEBHOOK_ID, saved));
    expect(page).toContain('No votes have been sent since the webhook was saved');
    expect(page).toContain('/webhook#test');
    const fresh = { consecutive_failures: 0, last_delivered_at: null, last_failed_at: null };
    expect(await read(changeEndpoint(WEBHOOK_ID, fresh))).toContain('No votes have been sent yet.');
  });

  test('P137 a listener that confirms nothing is not shown as working, nor is its vote marked as delivered', async () => {
    const page = await read(onlyUnconfirmedListener);
    const sentence = 'Sent, but not confirmed: this listener never confirms v1 votes. Use a v2 token to be sure.';
    expect(page.split(sentence)).toHaveLength(2);
    expect(page).not.toContain('The last vote was accepted');
    expect(page).toMatch(/<li>\s*<span><a href="[^"]+">Get the first vote delivered/);
  });

  test('checks off the steps of the checklist, and hides it when the required ones are done', async () => {
    const page = await read(onlyUnconfirmedListener);
    expect(page).toContain('Getting started');
    expect(page).toContain('3 of 5');
    const done = await read();
    expect(done).not.toContain('Getting started');
    expect(done).not.toContain('first-steps');
    const bare = ({ db }: AppContext) =>
      db.updateTable('listing').set({ summary: '', tags: [] }).where('id', '=', MINECRAFT.id).execute();
    expect(await read(bare)).toContain('Missing: summary, tags.');
  });

  test('hides the checklist and shows it again', async () => {
    const { get, post } = await openSite({ arrange: onlyUnconfirmedListener });
    expect((await post(`${PATH}/first-steps`, { show: 'no' })).status).toBe(303);
    const { page } = await get(PATH);
    expect(page).not.toContain('Getting started');
    expect(page).toContain('Show checklist');
    await post(`${PATH}/first-steps`, { show: 'yes' });
    expect((await get(PATH)).page).toContain('Getting started');
  });

  test('shows the status of each listing’s endpoints in the list of listings', async () => {
    const page = await read(undefined, '/dashboard');
    expect(page).toContain('Webhook failing: 3 in a row');
    expect(page).toContain('Listener failing: 2 in a row');
    expect(page).toContain('No webhook set up');
    const disabled = changeEndpoint(WEBHOOK_ID, { state: 'disabled', disabled_at: ago(HOUR) });
    expect(await read(disabled, '/dashboard')).toContain('Webhook disabled');
  });
});
