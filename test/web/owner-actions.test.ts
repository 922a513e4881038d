// The acts on deliveries and first steps: refused from other sites, for strangers, and for whoever is not signed in.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { EVENT, MINECRAFT } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { SAME_SITE } from '../support/sample-site.ts';

const base = `/dashboard/${MINECRAFT.id}`;
const POSTS = [
  `${base}/first-steps`,
  `${base}/webhook/check`,
  `${base}/deliveries/redeliver`,
  `${base}/deliveries/redeliver/stop`,
];
const GETS = [
  `${base}/deliveries/redeliver`,
  `${base}/deliveries/live`,
  `${base}/deliveries/${EVENT}/live`,
  `${base}/deliveries/redeliver/live`,
];

async function ask(
  path: string,
  method: 'GET' | 'POST',
  change: Partial<Sample>,
  headers: Record<string, string>,
) {
  const state = sample(change);
  const answer = await createWeb(sampleParts(state)).request(path, { method, headers });
  expect(state.calls).toEqual([]);
  return answer;
}
const stranger = { ...sample().person!, id: 'usr_stranger' };

describe('is refused', () => {
  test.each(POSTS)('from another site: %s', async (path) => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await ask(path, 'POST', {}, headers as Record<string, string>)).status).toBe(403);
  });

  test.each(POSTS)('for a stranger, for staff, and without signing in: %s', async (path) => {
    expect((await ask(path, 'POST', { person: stranger }, SAME_SITE)).status).toBe(403);
    expect((await ask(path, 'POST', { person: { ...stranger, role: 'staff' } }, SAME_SITE)).status).toBe(403);
    expect((await ask(path, 'POST', { person: null }, SAME_SITE)).status).toBe(303);
  });

  test.each(GETS)('to look for a stranger, and without signing in: %s', async (path) => {
    expect((await ask(path, 'GET', { person: stranger }, {})).status).toBe(403);
    expect((await ask(path, 'GET', { person: null }, {})).status).toBe(303);
  });
});
