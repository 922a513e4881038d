// Formatting rules of the pages: times, days, paths.
import { expect, test } from 'vitest';
import { ENGLISH } from '../../src/messages/translations.ts';
import { fillMissingDays, sumVotes } from '../../src/web/components/chart.tsx';
import { formatExactTime, relativeTime } from '../../src/web/components/time.tsx';
import { localPath, withNext } from '../../src/web/local-path.ts';

const AT = new Date('2026-03-01T12:00:00Z');
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000);

test.each([
  [-2, 'just now'],
  [-59, '59 s ago'],
  [-60, '1 min ago'],
  [-3_599, '59 min ago'],
  [-90_000, '1 d ago'],
  [100, 'in 1 min'],
  [11 * 3600 + 20 * 60, 'in 11 h 20 min'],
  [-40 * 86_400, '20 Jan 2026'],
])('%d seconds from now reads %s', (seconds, words) => {
  expect(relativeTime(later(seconds), AT, { t: ENGLISH })).toBe(words);
});

test('durations and exact times are formatted', () => {
  expect(ENGLISH.duration(0.2)).toBe('1 s');
  expect(ENGLISH.duration(86_400 + 7_200)).toBe('1 d 2 h');
  expect(formatExactTime(AT)).toBe('1 Mar 2026, 12:00:00 UTC');
});

test('a chart has every day, and ends today', () => {
  const today = new Date().toISOString().slice(0, 10);
  const days = fillMissingDays([{ day: today, votes: 3 }], 30);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day: today, votes: 3 });
  expect(
    sumVotes(
      [
        { day: today, votes: 3 },
        { day: '2020-01-01', votes: 9 },
      ],
      7,
    ),
  ).toBe(3);
});

test.each(['/a', '/a?b=c', '/setup?token=x%26y'])('%s is a path of this site', (path) => {
  expect(localPath(path, '/x')).toBe(path);
});

test.each([
  '',
  'a',
  '//a',
  '/.//a.example',
  '/x/..//a.example',
  '/%2e%2e//a.example',
  '/\\a',
  '\\/a',
  'https://a',
  '/\u0000',
  '/a\rb',
  `/${'a'.repeat(1000)}`,
])('%j is not a path of this site', (path) => {
  expect(localPath(path, '/x')).toBe('/x');
});

test('the return path is part of the link only when there is one', () => {
  expect(withNext('/sign-in', '/')).toBe('/sign-in');
  expect(withNext('/sign-in', '/a?b=c')).toBe('/sign-in?next=%2Fa%3Fb%3Dc');
});
