// Bulk redelivery from the page (decision A26): previewed before it starts, shown while it runs, and stopped.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { readEvents } from '../support/read-events.ts';
import { ago, eventIdOf, HOUR, insertDelivery, MINUTE } from '../support/seed/rows.ts';
import { MINECRAFT, WEBHOOK_ID } from '../support/seed/sample-site.ts';
import { createSite, type OpenSite, openSite } from '../support/site.ts';

const PATH = `/dashboard/${MINECRAFT.id}/deliveries/redeliver`;

/** Consecutive failures, newer than all other deliveries. */
async function addOutage({ db }: AppContext): Promise<void> {
  await db.deleteFrom('delivery').execute();
  const of = {
    endpointId: WEBHOOK_ID,
    listing: MINECRAFT,
    userId: 'usr_voter',
    state: 'undelivered',
  } as const;
  for (let index = 0; index < 31; index += 1) {
    const ageMs = 9 * HOUR - index * MINUTE;
    const attempts = [{ code: 'connect_refused', charged: true }];
    await insertDelivery(db, { ...of, eventId: eventIdOf(ageMs, 'cc'), ageMs, attempts });
  }
}

const startBatch = (app: AppContext) =>
  app.db
    .insertInto('redelivery_batch')
    .values({
      id: 'row_sample',
      endpoint_id: WEBHOOK_ID,
      states: ['failed'],
      after_event: '00000000-0000-7000-8000-000000000000',
      before_event: 'ffffffff-ffff-7fff-bfff-ffffffffffff',
      total: 42,
      redelivered: 20,
      created_at: ago(3 * MINUTE),
    })
    .execute();

const batchesOf = ({ db }: OpenSite['app']) =>
  db.selectFrom('redelivery_batch').select(['states', 'total', 'stopped', 'ended_at']).execute();

describe('bulk redelivery', () => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await createSite({ arrange: addOutage });
  });
  afterAll(() => site?.close());

  test('offers to redeliver consecutive failures', async () => {
    const { status, page } = await site.get(PATH);
    expect(status).toBe(200);
    expect(page).toContain('31 votes in a row failed');
    expect(page).toMatch(/href="[^"]*\?since=[^"]+status=failed"/);
  });

  test('prefills the form with the last 24 hours', async () => {
    expect((await site.get(PATH)).page).toMatch(/name="since"[^>]* value="\d{4}-\d\d-\d\dT\d\d:\d\d/);
  });

  test.each([
    ['?status=failed&since=', 'Enter a date and a time.'],
    ['?status=failed&since=0000-01-01', 'href="#since"'],
    ['?status=failed&since=2026-01-01&until=0000-01-01', 'href="#until"'],
    ['?status=nonsense&since=2026-01-01', 'href="#status"'],
    ['?status=nonsense&since=2026-01-01', 'Choose states from the list.'],
    ['?status=failed&since=2026-01-02&until=2026-01-01', 'The end must be after the start.'],
  ])('explains %s next to its field', async (query, words) => {
    const { status, page } = await site.get(PATH + query);
    expect(status).toBe(422);
    expect(page).toContain(words);
  });

  test('does not start without a period', async () => {
    expect((await site.post(PATH, { status: 'failed' })).status).toBe(422);
    expect(await batchesOf(site.app)).toEqual([]);
  });

  test('previews the selection, and starts only after that', async () => {
    const since = ago(24 * HOUR)
      .toISOString()
      .slice(0, 19);
    const { page } = await site.get(`${PATH}?status=failed&since=${since}`);
    expect(page).toContain('31 votes will be redelivered');
    expect(page).toContain('about 3 min');
    expect(await batchesOf(site.app)).toEqual([]);
    const choice = { status: 'failed', since, until: '' };
    expect((await site.post(PATH, choice)).status).toBe(303);
    expect(await batchesOf(site.app)).toMatchObject([{ states: ['undelivered', 'failed'], total: 31 }]);
    const again = await site.postAndFollow(PATH, choice);
    expect(again.page).toContain('Another bulk redelivery is running.');
  });
});

test('a running batch is shown, refreshed without JavaScript, and can be canceled', async () => {
  const site = await openSite({ arrange: startBatch });
  const { page } = await site.get(PATH);
  expect(page).toMatch(/<progress max="42" value="20"/);
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="5"/></noscript>');
  await site.post(`${PATH}/stop`);
  expect(await batchesOf(site.app)).toMatchObject([{ stopped: true }]);
  expect((await site.get(PATH)).page).not.toContain('http-equiv="refresh"');
});

test('the stream reports the progress and ends when the batch is done', async () => {
  const site = await openSite({ arrange: startBatch });
  const events = readEvents(await site.request(`${PATH}/live`));
  const next = async () => JSON.parse((await events.next())?.data ?? 'null');
  expect(await next()).toMatchObject({ state: 'running', redelivered: 20, total: 42 });
  await site.db
    .updateTable('redelivery_batch')
    .set({ redelivered: 42, ended_at: ago(0) })
    .execute();
  site.app.changes.publish([WEBHOOK_ID]);
  expect(await next()).toMatchObject({ state: 'done', redelivered: 42 });
  expect(await events.next()).toBeNull();
});
