// The live delivery log (decision P51): first the current rows, then each row that changes. Limits of streams:
// event-stream.test.ts.
import { describe, expect, test, vi } from 'vitest';
import { readEvents } from '../support/read-events.ts';
import { ago, dashed, HOUR } from '../support/seed/rows.ts';
import { EVENT, MINECRAFT, RETRIED_EVENT, WEBHOOK_ID } from '../support/seed/sample-site.ts';
import { openSite, type Site } from '../support/site.ts';
import { waitUntil } from '../support/wait.ts';

const LOG = `/dashboard/${MINECRAFT.id}/deliveries`;
const LIVE = `${LOG}/live`;

const openStream = (site: Site, path = LIVE, headers: Record<string, string> = {}) =>
  site.request(path, { headers: { accept: 'text/event-stream', ...headers } });

interface LogEvent {
  readonly id: string | null;
  readonly order: string[];
  readonly lines: Readonly<Record<string, string>>;
}

async function nextEvent(events: ReturnType<typeof readEvents>): Promise<LogEvent> {
  const event = await events.next();
  return { id: event?.id ?? null, ...JSON.parse(event?.data ?? '{}') };
}

async function deliver({ app }: Site, eventId: string): Promise<void> {
  const delivered = {
    state: 'delivered' as const,
    last_code: 'delivered',
    last_status: 200,
    changed_at: ago(0),
  };
  await app.db.updateTable('delivery').set(delivered).where('event_id', '=', dashed(eventId)).execute();
  await app.db.deleteFrom('queue').where('event_id', '=', dashed(eventId)).execute();
  app.changes.publish([WEBHOOK_ID]);
}

const eventsOnPage = ({ page }: { page: string }) =>
  [...page.matchAll(/data-event="([0-9a-f]+)"/g)].map(([, id]) => id);

describe('the live log', () => {
  test('sends the current rows, then each one that changes, immediately', async () => {
    const site = await openSite();
    const shown = eventsOnPage(await site.get(LOG));
    const response = await openStream(site);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-transform');
    const events = readEvents(response);
    const first = await nextEvent(events);
    expect(first.order).toEqual(shown);
    expect(Object.keys(first.lines)).toHaveLength(shown.length);
    await deliver(site, RETRIED_EVENT);
    const second = await nextEvent(events);
    expect(Object.keys(second.lines)).toEqual([RETRIED_EVENT]);
    expect(second.lines[RETRIED_EVENT]).toContain('HTTP 200');
    await events.leave();
  });

  test('resumes where the browser left off, without rows that were already final', async () => {
    const site = await openSite();
    const from = ago(HOUR / 2).getTime();
    const events = readEvents(await openStream(site, `${LIVE}?from=0`, { 'last-event-id': String(from) }));
    const resumed = await nextEvent(events);
    expect(Object.keys(resumed.lines)).toContain(EVENT);
    expect(Object.keys(resumed.lines)).toContain(RETRIED_EVENT);
    expect(Object.keys(resumed.lines).length).toBeLessThan(resumed.order.length);
    expect(Number(resumed.id)).toBeGreaterThanOrEqual(from);
    await events.leave();
  });

  test('follows only the rows of a filtered view', async () => {
    const site = await openSite();
    const shown = eventsOnPage(await site.get(`${LOG}?state=failed`));
    const events = readEvents(await openStream(site, `${LIVE}?state=failed`));
    expect((await nextEvent(events)).order).toEqual(shown);
    expect(shown.length).toBeGreaterThan(0);
    await events.leave();
  });

  test('responds to HEAD without using up a stream, and to a ninth stream with 503', async () => {
    const site = await openSite();
    for (let count = 0; count < 8; count += 1) {
      const head = await site.request(LIVE, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.headers.get('content-type')).toBe('text/event-stream; charset=UTF-8');
    }
    const open = await Promise.all(Array.from({ length: 8 }, () => openStream(site)));
    const refused = await openStream(site);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    for (const response of open) await response.body?.cancel();
  });

  test('is only for people who may see the log', async () => {
    const site = await openSite();
    expect((await openStream(site, LIVE, { cookie: 'none=1' })).status).toBe(303);
    expect((await openStream(site, LIVE, { cookie: await site.cookieOf('stranger') })).status).toBe(403);
  });

  test.each<[string, (site: Site) => Promise<unknown>]>([
    ['the session', ({ db }) => db.deleteFrom('session').execute()],
    ['the manager', ({ db }) => db.deleteFrom('listing_manager').execute()],
    ['the listing', ({ db }) => db.deleteFrom('listing').where('id', '=', MINECRAFT.id).execute()],
  ])('P122 ends with %s, without another event', async (_, remove) => {
    const site = await openSite({ as: 'manager' });
    const events = readEvents(await openStream(site));
    await events.next();
    await remove(site);
    site.app.changes.publish([WEBHOOK_ID]);
    expect(await events.next()).toBeNull();
  });
});

describe('P94 the page of a pending delivery', () => {
  /** The stream that the page opens. */
  const streamIn = async (site: Site, eventId: string) =>
    /data-delivery-stream="([^"]+)"/.exec((await site.get(`${LOG}/${eventId}`)).page)?.[1];

  test('is notified once that it is outdated', async () => {
    const site = await openSite();
    const subscribe = vi.spyOn(site.app.changes, 'subscribe');
    const events = readEvents(await openStream(site, await streamIn(site, RETRIED_EVENT)));
    await waitUntil(() => subscribe.mock.calls.length === 1);
    await deliver(site, RETRIED_EVENT);
    expect((await events.next())?.event).toBe('changed');
    expect(await events.next()).toBeNull();
  });

  test('is notified at once of a change from before its stream was open', async () => {
    const site = await openSite();
    const stream = await streamIn(site, RETRIED_EVENT);
    await deliver(site, RETRIED_EVENT);
    const events = readEvents(await openStream(site, stream));
    expect((await events.next())?.event).toBe('changed');
  });

  test('opens no stream for a delivery that has ended; an unknown event has none', async () => {
    const site = await openSite();
    expect(await streamIn(site, EVENT)).toBeUndefined();
    expect((await openStream(site, `${LOG}/none/live`)).status).toBe(404);
  });
});
