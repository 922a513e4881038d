// Log filters as people type them, and their meaning (decision P50).
import { describe, expect, test } from 'vitest';
import { withQuery } from '../../src/web/local-path.ts';
import { parseDateTime, parseResponseFilter } from '../../src/web/log-filters.ts';

describe('the response of an attempt', () => {
  test.each([
    ['502', { status: 502 }],
    ['HTTP 502', { status: 502 }],
    ['http_404', { status: 404 }],
    ['5xx', { statusClass: 5 }],
    ['HTTP 4XX', { statusClass: 4 }],
    ['connect refused', { code: 'connect_refused' }],
    [' Timeout_Headers ', { code: 'timeout_headers' }],
    ['50', { code: '50' }],
    ['', null],
  ])('%j means %j', (typed, meant) => {
    expect(parseResponseFilter(typed)).toEqual(meant);
  });
});

describe('a point in time', () => {
  test.each([
    ['2026-11-21T20:25', '2026-11-21T20:25:00.000Z'],
    ['2026-11-21 20:25:07', '2026-11-21T20:25:07.000Z'],
    ['2026-11-21T20:25:07.123Z', '2026-11-21T20:25:07.123Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ])('%j means %s', (typed, meant) => {
    expect(parseDateTime(typed)?.toISOString()).toBe(meant);
  });

  test.each([
    '',
    'yesterday',
    '2026-02-30',
    '2026-13-01T00:00',
    '2026-11-21T25:00',
    '21.11.2026',
    '0000-01-01',
    '1969-12-31',
  ])('%j is not a time', (typed) => {
    expect(parseDateTime(typed)).toBeNull();
  });
});

test('the URL contains the selected filters and nothing else', () => {
  expect(withQuery('/log', { state: 'failed', answer: '5xx', cursor: '' })).toBe('/log?state=failed&answer=5xx');
  expect(withQuery('/log', {})).toBe('/log');
});
