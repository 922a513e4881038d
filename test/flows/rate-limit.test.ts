// Rate limits, counted in the database.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { consume, deleteExpiredRateLimits } from '../../src/db/rate-limit.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
});
afterAll(() => database.close());

const budget = { key: 'check:one', limit: 120, windowSeconds: 60 };

describe('decision A6: a rate limit', () => {
  test('allows exactly its limit when five hundred requests run concurrently', async () => {
    const tries = await Promise.all(Array.from({ length: 500 }, () => consume(database.db, budget)));
    const granted = tries.filter((spent) => spent.ok);
    expect(granted).toHaveLength(120);
    expect(new Set(granted.map((spent) => spent.remaining)).size).toBe(120);
    expect(tries.filter((spent) => !spent.ok).every((spent) => spent.remaining === 0)).toBe(true);
    expect(tries.every((spent) => spent.resetSeconds >= 1 && spent.resetSeconds <= 60)).toBe(true);
  });

  test('reports what is left and when it resets', async () => {
    expect(await consume(database.db, budget)).toEqual({
      ok: true,
      limit: 120,
      remaining: 119,
      resetSeconds: 60,
    });
    await database.clock.advance('20s');
    const second = await consume(database.db, budget);
    expect(second).toMatchObject({ ok: true, remaining: 118 });
    expect(second.resetSeconds).toBeGreaterThanOrEqual(39);
    expect(second.resetSeconds).toBeLessThanOrEqual(40);
  });

  test('resets completely when its window ends, however many requests were rejected', async () => {
    const small = { key: 'small', limit: 2, windowSeconds: 60 };
    await consume(database.db, small);
    await consume(database.db, small);
    await database.clock.advance('59s');
    for (let i = 0; i < 5; i++) expect((await consume(database.db, small)).ok).toBe(false);
    await database.clock.advance('1s');
    expect(await consume(database.db, small)).toMatchObject({ ok: true, remaining: 1 });
  });

  test('neither counts a rejected request nor extends the window for it', async () => {
    const small = { key: 'small', limit: 1, windowSeconds: 60 };
    await consume(database.db, small);
    const before = await database.db.selectFrom('spending').selectAll().execute();
    await database.clock.advance('30s');
    expect(await consume(database.db, small)).toMatchObject({ ok: false, remaining: 0, limit: 1 });
    expect(await database.db.selectFrom('spending').selectAll().execute()).toEqual(before);
  });

  test('is separate for each key', async () => {
    await consume(database.db, { ...budget, limit: 1 });
    expect(await consume(database.db, { ...budget, limit: 1, key: 'check:two' })).toMatchObject({ ok: true });
  });

  test('is deleted once its window is over, and not before', async () => {
    await consume(database.db, { key: 'a', limit: 5, windowSeconds: 60 });
    await consume(database.db, { key: 'b', limit: 5, windowSeconds: 3600 });
    await database.clock.advance('60s');
    expect(await deleteExpiredRateLimits(database.db)).toBe(1);
    expect(await consume(database.db, { key: 'b', limit: 5, windowSeconds: 3600 })).toMatchObject({
      remaining: 3,
    });
  });
});
