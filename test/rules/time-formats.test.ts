// How times are written in a time zone, and read from a field that has none.
import { expect, test } from 'vitest';
import { formatExactTime } from '../../src/core/format-time.ts';
import { isTimeZone, listTimeZones } from '../../src/core/time-zone.ts';
import { parseWallTime, toWallTime } from '../../src/core/wall-time.ts';

const AT = new Date('2026-09-05T13:05:09Z');

test.each([
  ['UTC', 'h23', '5 Sep 2026, 13:05:09 UTC'],
  ['Europe/Berlin', 'h23', '5 Sep 2026, 15:05:09 UTC+2'],
  ['America/New_York', 'h12', '5 Sep 2026, 9:05:09 am UTC-4'],
  ['Asia/Kolkata', 'h12', '5 Sep 2026, 6:35:09 pm UTC+5:30'],
  ['Pacific/Auckland', 'h23', '6 Sep 2026, 01:05:09 UTC+12'],
] as const)('in %s with the clock %s, a time reads %s', (timeZone, hourCycle, text) => {
  expect(formatExactTime(AT, { timeZone, hourCycle })).toBe(text);
});

test('the clock and the offset of every time zone are those of the runtime, at every time of some years', () => {
  for (const timeZone of listTimeZones()) {
    const options = { timeZone, dateStyle: 'medium', timeStyle: 'long', hourCycle: 'h23' } as const;
    const runtime = new Intl.DateTimeFormat('en-US', options);
    const offsets = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
    for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2027, 6, 1); at += 11 * 86_400_000 + 3_725_000) {
      const [, month, day, year, time] = /^(\w+) (\d+), (\d+), ([\d:]+) /.exec(runtime.format(at)) ?? [];
      const offset = offsets.format(at).split(' ')[1]?.replace('GMT', 'UTC').replace(/\+0$/, '');
      const expected = `${day} ${month} ${year}, ${time} ${offset}`;
      expect(formatExactTime(new Date(at), { timeZone, hourCycle: 'h23' })).toBe(expected);
    }
  }
});

test('midnight is 00:00 or 12:00 am, never 24:00', () => {
  const midnight = new Date('2026-01-01T00:00:00Z');
  expect(formatExactTime(midnight, { timeZone: 'UTC', hourCycle: 'h23' })).toBe('1 Jan 2026, 00:00:00 UTC');
  expect(formatExactTime(midnight, { timeZone: 'UTC', hourCycle: 'h12' })).toBe('1 Jan 2026, 12:00:00 am UTC');
});

test('only names that the runtime knows are time zones', () => {
  for (const name of listTimeZones()) expect(isTimeZone(name), name).toBe(true);
  for (const name of [
    '',
    'Europe/Nowhere',
    '+01:00',
    'UTC\r\nX: 1',
    '../../etc',
    'Europe/Berlin; a=b',
    'x'.repeat(5_000),
  ])
    expect(isTimeZone(name), name).toBe(false);
});

test.each([
  ['2026-09-05T15:05', 'Europe/Berlin', '2026-09-05T13:05:00.000Z'],
  ['2026-09-05T15:05:09', 'Europe/Berlin', '2026-09-05T13:05:09.000Z'],
  ['2026-09-05T15:05', 'Asia/Kolkata', '2026-09-05T09:35:00.000Z'],
  // Clocks are set back at 3:00: 2:30 occurs twice.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  // Clocks are set forward at 2:00: 2:30 does not occur.
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
])('%s in %s is %s', (typed, timeZone, iso) => {
  expect(parseWallTime(typed, timeZone)?.toISOString()).toBe(iso);
});

test.each([
  '',
  'yesterday',
  '2026-02-30T10:00',
  '2026-09-05',
  '2026-09-05T25:00',
  '2026-09-05T15:05Z',
  '99999-01-01T00:00',
])('%j is not a time', (typed) => {
  expect(parseWallTime(typed, 'Europe/Berlin')).toBeNull();
});

test('every time reads back as itself, apart from those that occur twice', () => {
  for (const zone of ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia'])
    for (let hour = 0; hour < 365 * 24; hour += 7) {
      const at = new Date(Date.UTC(2026, 0, 1, hour));
      const read = parseWallTime(toWallTime(at, zone), zone)!;
      expect(toWallTime(read, zone)).toBe(toWallTime(at, zone));
      expect(Math.abs(read.getTime() - at.getTime())).toBeLessThanOrEqual(3_600_000);
    }
});
