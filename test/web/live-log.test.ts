// The log's live view (decision P51): what it has now, then what changes; bounded, resumed, and ended with the service.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { readEvents } from '../support/read-events.ts';
import { ago, DELIVERIES, HOUR, MINECRAFT } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';

const path = `/dashboard/${MINECRAFT.id}/deliveries/live`;

function site(change: Partial<Sample> = {}) {
  const state = sample(change);
  const web = createWeb(sampleParts(state));
  const ring = () => {
    for (const onChange of state.watchers) onChange();
  };
  const look = async (query = '', headers: Record<string, string> = {}) =>
    web.request(path + query, { headers: { accept: 'text/event-stream', ...headers } });
  return { state, web, ring, look };
}

const news = async (events: ReturnType<typeof readEvents>) => {
  const event = await events.next();
  return event && { id: event.id, ...(JSON.parse(event.data) as { order: string[]; lines: object }) };
};

describe('the live log', () => {
  test('tells the lines it has, then each that changed, as soon as it is called', async () => {
    const { state, ring, look } = site();
    const answer = await look();
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('cache-control')).toContain('no-transform');
    const events = readEvents(answer);
    const first = await news(events);
    expect(first?.order).toEqual(DELIVERIES.map(({ eventId }) => eventId));
    expect(Object.keys(first?.lines ?? {})).toHaveLength(DELIVERIES.length);
    const [waiting, ...rest] = DELIVERIES;
    state.deliveries = [{ ...waiting!, state: 'delivered', httpStatus: 200 }, ...rest];
    ring();
    const second = await news(events);
    expect(Object.keys(second?.lines ?? {})).toEqual([waiting!.eventId]);
    expect(JSON.stringify(second?.lines)).toContain('HTTP 200');
    state.deliveries = rest;
    ring();
    expect(await news(events)).toMatchObject({ order: rest.map(({ eventId }) => eventId), lines: {} });
    await events.leave();
    await vi.waitUntil(() => state.watchers.size === 0, { timeout: 10_000 });
  });

  test('goes on from where the browser left off: what ended before is not sent again', async () => {
    const { look } = site();
    const from = ago(HOUR / 2).getTime();
    const events = readEvents(await look('?from=0', { 'last-event-id': String(from) }));
    const resumed = await news(events);
    const missed = DELIVERIES.filter(
      ({ state, changedAt }) =>
        !['delivered', 'failed', 'undelivered'].includes(state) || changedAt.getTime() >= from,
    );
    expect(Object.keys(resumed?.lines ?? {}).sort()).toEqual(missed.map(({ eventId }) => eventId).sort());
    expect(Number(resumed?.id)).toBeGreaterThanOrEqual(from);
    await events.leave();
  });

  test('keeps to the view: a state is told of alone', async () => {
    const { look } = site();
    const events = readEvents(await look('?state=failed'));
    const failed = DELIVERIES.filter(({ state }) => state === 'failed').map(({ eventId }) => eventId);
    expect((await news(events))?.order).toEqual(failed);
    await events.leave();
  });

  test('is refused beyond eight a person, and given again when one leaves', async () => {
    const { look, state } = site();
    const open = await Promise.all(Array.from({ length: 8 }, async () => readEvents(await look())));
    expect((await look()).status).toBe(503);
    await open[0]!.leave();
    await vi.waitUntil(() => state.watchers.size === 7, { timeout: 10_000 });
    const again = await look();
    expect(again.status).toBe(200);
    for (const events of [...open.slice(1), readEvents(again)]) await events.leave();
  });

  test('answers who asks for its head alone without taking a place', async () => {
    const { look, state, web } = site();
    for (let time = 0; time < 8; time += 1) {
      const head = await web.request(path, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-type')]).toEqual([
        200,
        'text/event-stream; charset=UTF-8',
      ]);
    }
    expect(state.watchers.size).toBe(0);
    const events = readEvents(await look());
    await events.next();
    await events.leave();
  });

  test('lets go of whoever stays and takes nothing, after five minutes', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { look, state } = site();
    await Promise.all(Array.from({ length: 8 }, () => look()));
    expect((await look()).status).toBe(503);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(state.watchers.size).toBe(0);
    expect((await look()).status).toBe(200);
  });

  test('ends when the service stops, and begins none after that', async () => {
    const { look, state } = site();
    const events = readEvents(await look());
    await events.next();
    state.leaving.abort();
    expect(await events.next()).toBeNull();
    expect((await look()).status).toBe(503);
  });

  describe('P122 ends with the right to see it', () => {
    const STRANGER = { ...sample().person!, id: 'usr_stranger' };
    const told = (state: Sample, personId: string | null) => {
      for (const onRights of state.rights) onRights(personId);
    };
    const WAYS: readonly (readonly [string, (state: Sample) => void])[] = [
      ['the session', (state) => (state.person = null)],
      ['the place among the managers', (state) => (state.person = STRANGER)],
      ['the listing', (state) => (state.listings = [])],
    ];

    test.each(WAYS)('%s: at once when that is told, without another word', async (_, end) => {
      const { state, ring, look } = site();
      const events = readEvents(await look());
      await events.next();
      const personId = state.person!.id;
      end(state);
      state.deliveries = [];
      ring();
      told(state, personId);
      expect(await events.next()).toBeNull();
      expect(state.watchers.size).toBe(0);
    });

    test.each(WAYS)('%s: nothing is sent although nobody was told', async (_, end) => {
      const { state, ring, look } = site();
      const events = readEvents(await look());
      await events.next();
      end(state);
      state.deliveries = [];
      ring();
      expect(await events.next()).toBeNull();
    });

    test('at the next heartbeat where nothing happens and nobody was told', async () => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const { state, look } = site();
      const reader = (await look()).body!.getReader();
      let isOver = false;
      const read = async () => {
        while (!(await reader.read()).done);
        isOver = true;
      };
      const reading = read();
      await vi.advanceTimersByTimeAsync(30_000);
      expect([isOver, state.watchers.size]).toEqual([false, 1]);
      state.person = null;
      await vi.advanceTimersByTimeAsync(15_000);
      await reading;
      expect([isOver, state.watchers.size]).toEqual([true, 0]);
    });

    test('what waited for a slow reader is not handed over any more', async () => {
      const { state, ring, look } = site();
      const answer = await look();
      const reader = answer.body!.getReader();
      await reader.read();
      await vi.waitUntil(() => state.watchers.size === 1);
      await reader.read();
      // One more piece is written, and nobody takes it.
      let looks = 0;
      const rest = DELIVERIES.slice(1);
      const get = () => {
        looks += 1;
        return rest;
      };
      Object.defineProperty(state, 'deliveries', { get });
      ring();
      await vi.waitUntil(() => looks > 0, { timeout: 10_000 });
      state.person = null;
      told(state, null);
      await vi.waitUntil(() => state.watchers.size === 0, { timeout: 10_000 });
      const left = await reader.read().then(
        ({ value }) => new TextDecoder().decode(value),
        () => '',
      );
      expect(left).toBe('');
    });

    test('somebody else’s right, or one of several, ends nothing', async () => {
      const { state, ring, look } = site();
      const events = readEvents(await look());
      await events.next();
      told(state, 'usr_other');
      told(state, state.person!.id);
      state.deliveries = [];
      ring();
      expect((await news(events))?.order).toEqual([]);
      await events.leave();
    });
  });

  test('is for those who may see the log, and takes no message from the next page', async () => {
    const out = await site({ person: null }).look();
    expect(out.status).toBe(303);
    const stranger = { ...sample().person!, id: 'usr_stranger' };
    expect((await site({ person: stranger }).look()).status).toBe(403);
  });
});

describe('P94 the page of a delivery under way', () => {
  const base = `/dashboard/${MINECRAFT.id}/deliveries`;

  /** What the page says it shows, as the stream is asked. */
  async function streamIn(web: ReturnType<typeof site>['web'], eventId: string): Promise<string | undefined> {
    const page = await (await web.request(`${base}/${eventId}`)).text();
    return /data-delivery-stream="([^"]+)"/.exec(page)?.[1];
  }

  test('is told once that it has moved on, and no more', async () => {
    const { state, web, ring } = site();
    const [waiting, ...rest] = DELIVERIES;
    const stream = (await streamIn(web, waiting!.eventId))!;
    const events = readEvents(await web.request(stream));
    await vi.waitUntil(() => state.watchers.size === 1);
    state.deliveries = [{ ...waiting!, state: 'delivered', httpStatus: 200 }, ...rest];
    ring();
    expect((await events.next())?.event).toBe('changed');
    expect(await events.next()).toBeNull();
    expect(state.watchers.size).toBe(0);
  });

  test('is told at once of what changed before it could ask', async () => {
    const { state, web } = site();
    const [waiting, ...rest] = DELIVERIES;
    const stream = (await streamIn(web, waiting!.eventId))!;
    state.deliveries = [{ ...waiting!, attempts: waiting!.attempts + 1 }, ...rest];
    const events = readEvents(await web.request(stream));
    expect((await events.next())?.event).toBe('changed');
  });

  test('asks for nothing when it has ended, and there is nothing to ask of an event that is not there', async () => {
    const { web } = site();
    const ended = DELIVERIES.filter(({ state }) => ['delivered', 'failed', 'undelivered'].includes(state));
    for (const { eventId } of ended) expect(await streamIn(web, eventId)).toBeUndefined();
    expect(ended.length).toBeGreaterThan(0);
    expect((await web.request(`${base}/none/live`)).status).toBe(404);
  });
});
