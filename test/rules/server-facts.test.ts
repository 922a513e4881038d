// P480, P482: how a game server's facts are shown.
import { describe, expect, test } from 'vitest';
import { fillStrip, shareOnline, shownEditions, shownVersion, sumUptime } from '../../src/game-servers/server-facts.ts';

const TODAY = new Date('2026-11-24T15:00:00Z');
const day = (date: string, polls: number, online: number) => ({ day: date, polls, online });

describe('uptime', () => {
  test('is a share of all polls, rounded down, over the days since the first poll', () => {
    expect(sumUptime([day('2026-11-23', 288, 288), day('2026-11-24', 180, 180)], TODAY)).toEqual({
      share: 1,
      days: 2,
    });
    expect(sumUptime([day('2026-09-01', 288, 288), day('2026-11-24', 1_000_000, 999_999)], TODAY)).toEqual({
      share: 0.999,
      days: 85,
    });
    expect(shareOnline({ polls: 3, online: 1 })).toBe(0.333);
    expect(shareOnline({ polls: 3, online: 0 })).toBe(0);
  });

  test('is not shown until the server was polled for an hour', () => {
    expect(sumUptime([], TODAY)).toBeNull();
    expect(sumUptime([day('2026-11-24', 11, 11)], TODAY)).toBeNull();
    expect(sumUptime([day('2026-11-24', 12, 0)], TODAY)).toEqual({ share: 0, days: 1 });
  });

  test('days without a poll are not days of an outage', () => {
    const strip = fillStrip([day('2026-11-22', 288, 100)], 4, TODAY);
    expect(strip.map((one) => [one.day, one.uptime?.online ?? null])).toEqual([
      ['2026-11-21', null],
      ['2026-11-22', 100],
      ['2026-11-23', null],
      ['2026-11-24', null],
    ]);
  });
});

test('of what a server says, only numbers are shown', () => {
  expect(shownVersion('minecraft', { version: 'Join now! 1.21.4', versions: ['1.21'] })).toBe('1.21.4');
  expect(shownVersion('minecraft', { version: 'Join now!', versions: [] })).toBeNull();
  expect(shownVersion('fivem', { version: 'FXServer 12913', versions: [] })).toBe('FXServer 12913');
  expect(shownVersion('fivem', { version: 'Join now!', versions: [] })).toBeNull();
  expect(shownVersion('hytale', { version: '2026.01.13-50e69c385', versions: [] })).toBe('2026.01.13');
  expect(shownVersion('hytale', { version: 'Join now! 1.0', versions: [] })).toBeNull();
  expect(shownEditions(['bedrock', 'java'])).toEqual(['Java', 'Bedrock']);
  expect(shownEditions([])).toEqual([]);
});
