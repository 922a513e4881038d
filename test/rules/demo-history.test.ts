// The demo's history: deterministic, and in a plausible order.
import { describe, expect, test } from 'vitest';
import { drawSampleIcon } from '../../src/cli/demo/draw-sample-icon.ts';
import { pastPlayers, pastServers, pastVotes, seededRandom } from '../../src/cli/demo/history.ts';
import { SAMPLE_LISTINGS } from '../../src/cli/demo/seed.ts';

const NOW = new Date('2026-03-20T18:30:00.000Z');
const HOUR = 3_600_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * HOUR);

describe('past votes', () => {
  test.each([
    ['bot', 12],
    ['game', 24],
  ] as const)('for a %s are after its creation, in order, one per window of %i hours', (type, hours) => {
    for (const person of ['Ada', 'Ben', 'Cem']) {
      const given = { type, listedAt: daysAgo(60), until: NOW, eagerness: 0.8 };
      const votes = pastVotes(given, seededRandom(person));
      expect(votes.length).toBeGreaterThan(5);
      expect(votes).toEqual(pastVotes(given, seededRandom(person)));
      let free = given.listedAt.getTime();
      for (const at of votes) {
        expect(at.getTime()).toBeGreaterThanOrEqual(free);
        free = at.getTime() + hours * HOUR;
      }
      expect(votes.at(-1)?.getTime()).toBeLessThan(NOW.getTime());
    }
  });
});

test('player counts fill every full hour up to now, none before the listing, never more than the server’s capacity', () => {
  const hours = pastPlayers({ now: NOW, days: 21, since: daysAgo(12) }, 100, seededRandom('a server'));
  expect(hours.length).toBe(12 * 24);
  expect(hours.at(-1)?.hour.toISOString()).toBe('2026-03-20T18:00:00.000Z');
  expect(Math.max(...hours.map(({ count }) => count))).toBeLessThanOrEqual(100);
  expect(new Set(hours.map(({ count }) => count)).size).toBeGreaterThan(20);
});

test('a bot grows from its first server count to its current one', () => {
  const hours = pastServers({ now: NOW, days: 90, since: daysAgo(30) }, { from: 10, to: 500 }, seededRandom('a bot'));
  expect(hours[0]?.count).toBeLessThan(30);
  expect(hours.at(-1)?.count).toBeGreaterThan(480);
});

test('there are at least twelve samples of every type, each with a description and its own icon', async () => {
  expect(SAMPLE_LISTINGS.length).toBeGreaterThanOrEqual(12);
  const kinds = new Set(SAMPLE_LISTINGS.map((sample) => (sample.type === 'game' ? sample.game : 'bot')));
  expect([...kinds].sort()).toEqual(['bot', 'fivem', 'hytale', 'minecraft', 'roblox']);
  for (const { text, ...sample } of SAMPLE_LISTINGS) {
    expect(text.name).toMatch(/^Sample /);
    if (sample.type === 'game') expect(sample.address).toMatch(/\.sample\.example(:\d+)?$/);
    if (sample.link) expect(new URL(sample.link).hostname).toMatch(/\.sample\.example$/);
  }
  const icons = await Promise.all(SAMPLE_LISTINGS.map(({ icon }) => drawSampleIcon(icon)));
  expect(new Set(icons.map((icon) => Buffer.from(icon ?? []).toString('base64'))).size).toBe(SAMPLE_LISTINGS.length);
  const [first] = SAMPLE_LISTINGS;
  if (first) expect(await drawSampleIcon(first.icon)).toEqual(icons[0]);
});
