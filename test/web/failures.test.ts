// What the log says when a page breaks: where, and no key that stands in the address.
import pino from 'pino';
import { expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { OWNER } from '../support/sample-data.ts';
import { sample, sampleParts } from '../support/sample-parts.ts';

test.each([
  ['/invitations/a-secret-of-an-invitation', '/invitations/…'],
  ['/account', '/account'],
])('%s is told as %s', async (path, told) => {
  const lines: { path: string }[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const parts = sampleParts(sample({ person: OWNER }));
  const count = () => Promise.reject(new Error('Sample'));
  const answer = await createWeb({ ...parts, log, notices: { ...parts.notices, count } }).request(path);
  expect(answer.status).toBe(500);
  expect(lines.map((line) => line.path)).toEqual([told]);
});
