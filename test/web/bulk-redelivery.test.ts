// Sending many again from the page (decision A26): counted before it is ordered, shown while it runs, stopped.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { readEvents } from '../support/read-events.ts';
import { BATCH, MINECRAFT } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { postForm } from '../support/sample-site.ts';

const path = `/dashboard/${MINECRAFT.id}/deliveries/redeliver`;

function site(change: Partial<Sample> = {}) {
  const state = sample(change);
  const web = createWeb(sampleParts(state));
  const read = async (query = '') => {
    const answer = await web.request(path + query);
    return { status: answer.status, page: await answer.text() };
  };
  const post = (to: string, fields: readonly (readonly [string, string])[] = []) => postForm(web, to, fields);
  return { state, web, read, post };
}

describe('sending many again', () => {
  test('offers what failed in a row, and asks nothing of an address without a choice', async () => {
    const { status, page } = await site().read();
    expect(status).toBe(200);
    expect(page).toContain('31 votes failed one after the other');
    expect(page).toMatch(/href="[^"]*\?since=[^"]+status=undelivered&amp;status=failed"/);
  });

  test('begins with the last 24 hours', async () => {
    const { page } = await site().read();
    expect(page).toMatch(/name="since"[^>]* value="\d{4}-\d\d-\d\dT\d\d:\d\d/);
  });

  test('counts what is chosen, and then only orders it', async () => {
    const { read, post, state } = site();
    const { page } = await read('?status=failed&status=undelivered&since=2026-01-01T10:00:05');
    expect(page).toContain('42 votes will be sent again');
    expect(page).toContain('about 4 min');
    expect(state.calls).toEqual([]);
    const ordered = await post(path, [
      ['status', 'failed'],
      ['since', '2026-01-01T10:00:05'],
      ['until', ''],
    ]);
    expect(ordered.status).toBe(303);
    expect(state.calls).toEqual(['order failed 2026-01-01T10:00:05.000Z now']);
  });

  test.each([
    ['?status=failed&since=', 'Enter a date and a time.'],
    ['?status=failed&since=0000-01-01', 'href="#since"'],
    ['?status=failed&since=2026-01-01&until=0000-01-01', 'href="#until"'],
    ['?status=nonsense&since=2026-01-01', 'href="#status"'],
    ['?status=failed&since=2026-01-02&until=2026-01-01', 'The end must be after the beginning.'],
  ])('%s is explained by its field', async (query, words) => {
    const { status, page } = await site().read(query);
    expect(status).toBe(422);
    expect(page).toContain(words);
  });

  test('a POST without a time orders nothing', async () => {
    const { post, state } = site();
    expect((await post(path, [['status', 'failed']])).status).toBe(422);
    expect(state.calls).toEqual([]);
  });

  test('shows a running order, refreshed without script, and stops it', async () => {
    const { read, post, state } = site({ batch: { ...BATCH, state: 'running' } });
    const { page } = await read();
    expect(page).toMatch(/<progress max="42" value="20"/);
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="5"/></noscript>');
    await post(`${path}/stop`);
    expect(state.calls).toEqual(['stop']);
    expect((await read()).page).not.toContain('http-equiv="refresh"');
  });

  test('tells how far it is, and ends when it has ended', async () => {
    const { web, state } = site({ batch: { ...BATCH, state: 'running' } });
    const events = readEvents(await web.request(`${path}/live`));
    const next = async () => JSON.parse((await events.next())?.data ?? 'null');
    expect(await next()).toMatchObject({ state: 'running', redelivered: 20, total: 42 });
    state.batch = { ...BATCH, redelivered: 42 };
    for (const onChange of state.watchers) onChange();
    expect(await next()).toMatchObject({ state: 'done', redelivered: 42 });
    expect(await events.next()).toBeNull();
  });
});
