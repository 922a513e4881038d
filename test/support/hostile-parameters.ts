// Hostile URLs: values for path and query parameters that break careless code, and what every response must satisfy.
import fc from 'fast-check';
import { expect } from 'vitest';

/** Part of each value, so that a header built from it is recognized. */
const MARK = 'Injected';
const HEADER = `\r\nX-${MARK}: 1\r\nSet-Cookie: ${MARK}=1`;

/** As in the URL, percent-encoded or not. Used for every parameter of every page. */
export const WORST: readonly string[] = [
  encodeURIComponent(HEADER),
  '%00',
  '%2f%2fevil.example',
  '%2e%2e',
  '%ed%a0%80',
  '%zz',
  '__proto__',
  'x'.repeat(3_000),
  '%F0%9F%92%A9',
];

const KNOWN: readonly string[] = [
  ...WORST,
  `%0d%0aX-${MARK}:%201`,
  `%0aSet-Cookie:%20${MARK}=1`,
  `%E5%98%8A%E5%98%8DX-${MARK}:1`,
  `${MARK}%00`,
  '%2f',
  '%5c%5cevil.example',
  '..',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%ff%fe',
  '%c0%af',
  '%',
  '%25%30%30',
  'constructor',
  'toString',
  '%E2%80%AE',
  '%C2%85',
  `${'%00'.repeat(300)}`,
  "'%20or%201=1--",
  '%3Cscript%3E',
  '{id}',
  '-1',
  '1e999',
  'NaN',
  '9'.repeat(40),
  '2026-13-45',
  'lst_00000000000000000000',
];

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

export const hostileParameterText = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encoded(`${text}${HEADER}`)),
  fc
    .uint8Array({ minLength: 1, maxLength: 20 })
    .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
);

/** Parameters that some pages read. */
const QUERIES = [
  ...[
    'next',
    'cursor',
    'page',
    'q',
    'before',
    'version',
    'to',
    'token',
    'error',
    'from',
    'seen',
    'state',
    'since',
    'until',
  ],
  ...[
    'status',
    'kind',
    'tag',
    'sort',
    'which',
    'about',
    'act',
    'person',
    'listing',
    'plan',
    'label',
    's',
    'back',
    'opened',
    'event',
  ],
  ...['game', 'category', 'language', 'country', 'online', 'at'],
] as const;

export const hostileQuery = fc
  .array(fc.tuple(fc.constantFrom(...QUERIES), hostileParameterText), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''));

/** The characters that a request header may contain. */
export const hostileHeaders = fc.record(
  Object.fromEntries(
    ['if-none-match', 'last-event-id', 'accept', 'user-agent', 'range'].map((name) => [
      name,
      fc.constantFrom(
        '',
        '*',
        '"',
        '"x',
        'W/"x"',
        '%00',
        '\u00ff\u00fe',
        '__proto__',
        '9'.repeat(400),
        'bytes=0-',
        'text/event-stream',
      ),
    ]),
  ),
  { requiredKeys: [] },
);

/** `asked` is the request that a failure message shows. */
export function expectSound(answer: Response, asked: string): void {
  expect(answer.status, asked).toBeLessThan(500);
  for (const [name, value] of answer.headers) {
    expect(name, asked).not.toContain(MARK.toLowerCase());
    // A header is one line of printable ASCII.
    expect(value, `${asked} → ${name}`).toMatch(/^[\t\x20-\x7e]*$/);
    if (name === 'set-cookie') expect(value, asked).not.toContain(MARK);
  }
  const location = answer.headers.get('location');
  if (location !== null) expect(new URL(location, 'http://localhost').origin, asked).toBe('http://localhost');
}
