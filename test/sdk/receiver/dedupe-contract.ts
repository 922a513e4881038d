// What every dedupe store must do; each store's test calls this with its own store.
import type { Claim, DedupeStore, NewClaim } from '@plaudit/sdk';
import { expect, test } from 'vitest';

/** `open` returns two stores over the same data, like two processes; `transactional` stores wait instead of `busy`. */
export function testDedupeStore(
  open: () => readonly [DedupeStore<unknown>, DedupeStore<unknown>],
  waits = false,
): void {
  let count = 0;
  const newId = () => `event-${Date.now()}-${count++}`;
  const claimed = (claim: Claim<unknown>): NewClaim<unknown> => {
    expect(claim.state).toBe('new');
    return claim as NewClaim<unknown>;
  };

  test.skipIf(waits)('a claimed vote is busy for everybody else, and done once it is complete', async () => {
    const [one, other] = open();
    const id = newId();
    const claim = claimed(await one.claim(id));
    expect([(await one.claim(id)).state, (await other.claim(id)).state]).toEqual(['busy', 'busy']);
    await claim.renew?.();
    await claim.complete();
    expect([(await one.claim(id)).state, (await other.claim(id)).state]).toEqual(['done', 'done']);
  });

  test('a released vote is free again', async () => {
    const [one, other] = open();
    const id = newId();
    await claimed(await one.claim(id)).release();
    const again = claimed(await other.claim(id));
    await again.complete();
    expect((await one.claim(id)).state).toBe('done');
  });

  test('of twenty claims at once one is new', async () => {
    const [one, other] = open();
    const id = newId();
    const states = await Promise.all(
      Array.from({ length: 20 }, async (_, place) => {
        const claim = await (place % 2 ? one : other).claim(id);
        if (claim.state === 'new') await claim.complete();
        return claim.state;
      }),
    );
    expect(states.filter((state) => state === 'new')).toHaveLength(1);
  });

  test.skipIf(waits)('other votes are not affected', async () => {
    const [one, other] = open();
    const first = claimed(await one.claim(newId()));
    const second = claimed(await other.claim(newId()));
    await Promise.all([first.complete(), second.release()]);
  });
}
