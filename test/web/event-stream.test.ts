// Event streams of live pages (decisions P51, P122): limited per person, expiring, closed with the service, and ended
// with the permission.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { createEventStreams, type StreamEvent } from '../../src/web/event-stream.ts';
import { readEvents } from '../support/read-events.ts';

function openStreams() {
  const leaving = new AbortController();
  const onChanges = new Set<() => void>();
  const rightsListeners = new Set<(personId: string | null) => void>();
  const streams = createEventStreams({
    leaving: leaving.signal,
    log: createLog('silent'),
    onRights: (listener) => void rightsListeners.add(listener),
  });
  const state = { isAllowed: true, reads: 0, next: null as StreamEvent | null };
  const open = () =>
    streams.open(
      {
        personId: 'usr_owner',
        signal: new AbortController().signal,
        isStillAllowed: async () => state.isAllowed,
      },
      {
        subscribe(onChange) {
          onChanges.add(onChange);
          return () => void onChanges.delete(onChange);
        },
        async readNext() {
          state.reads += 1;
          const { next } = state;
          state.next = null;
          return next;
        },
      },
    );
  return {
    state,
    leaving,
    onChanges,
    open,
    openEvents: () => readEvents(new Response(open())),
    change(data: unknown) {
      state.next = { event: 'log', data };
      for (const onChange of onChanges) onChange();
    },
    revoke(personId: string | null) {
      for (const listener of rightsListeners) listener(personId);
    },
  };
}

function useFakeTimers(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

test('a ninth stream of one person is refused until one of the eight closes', async () => {
  const { openEvents, open, onChanges } = openStreams();
  const events = Array.from({ length: 8 }, openEvents);
  expect(open()).toBeNull();
  await events[0]!.leave();
  await vi.waitUntil(() => onChanges.size === 7, { timeout: 10_000 });
  const again = open();
  expect(again).not.toBeNull();
  await again?.cancel();
  for (const one of events.slice(1)) await one.leave();
});

test('a stream whose reader is stalled ends after five minutes', async () => {
  useFakeTimers();
  const { open, onChanges } = openStreams();
  for (let count = 0; count < 8; count += 1) open();
  expect(open()).toBeNull();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(onChanges.size).toBe(0);
  expect(open()).not.toBeNull();
});

test('streams end when the service stops, and no new one is opened', async () => {
  const { openEvents, open, change, leaving } = openStreams();
  const events = openEvents();
  change('first');
  await events.next();
  leaving.abort();
  expect(await events.next()).toBeNull();
  expect(open()).toBeNull();
});

describe('P122 a stream ends with the permission', () => {
  test('at once when the change is notified, without another event', async () => {
    const { openEvents, change, state, revoke, onChanges } = openStreams();
    const events = openEvents();
    change('first');
    await events.next();
    state.isAllowed = false;
    change('secret');
    revoke('usr_owner');
    expect(await events.next()).toBeNull();
    expect(onChanges.size).toBe(0);
  });

  test('before the next event without a notification', async () => {
    const { openEvents, change, state } = openStreams();
    const events = openEvents();
    change('first');
    await events.next();
    state.isAllowed = false;
    change('secret');
    expect(await events.next()).toBeNull();
  });

  test('at the next heartbeat without events or a notification', async () => {
    useFakeTimers();
    const { open, state, onChanges } = openStreams();
    const reader = open()!.getReader();
    let isOver = false;
    const reading = (async () => {
      while (!(await reader.read()).done);
      isOver = true;
    })();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([isOver, onChanges.size]).toEqual([false, 1]);
    state.isAllowed = false;
    await vi.advanceTimersByTimeAsync(15_000);
    await reading;
    expect([isOver, onChanges.size]).toEqual([true, 0]);
  });

  test('and discards what a slow reader has not read', async () => {
    const { open, change, state, revoke, onChanges } = openStreams();
    const reader = open()!.getReader();
    await reader.read();
    change('first');
    await reader.read();
    // One more event is written, and nobody reads it.
    const { reads } = state;
    change('secret');
    await vi.waitUntil(() => state.reads > reads + 1, { timeout: 10_000 }).catch(() => undefined);
    state.isAllowed = false;
    revoke(null);
    await vi.waitUntil(() => onChanges.size === 0, { timeout: 10_000 });
    const left = await reader.read().then(
      ({ value }) => new TextDecoder().decode(value),
      () => '',
    );
    expect(left).toBe('');
  });

  test('but not when another person’s or another permission changes', async () => {
    const { openEvents, change, revoke } = openStreams();
    const events = openEvents();
    change('first');
    await events.next();
    revoke('usr_other');
    revoke('usr_owner');
    change('second');
    expect(JSON.parse((await events.next())?.data ?? 'null')).toBe('second');
    await events.leave();
  });
});
