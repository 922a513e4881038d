// Every form of managing a listing refuses what did not come from here, and whoever may not.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, MINECRAFT, OWNER } from '../support/sample-data.ts';
import { sample, sampleParts } from '../support/sample-parts.ts';

const base = `/dashboard/${MINECRAFT.id}`;
const POSTS = [
  `${base}/tokens/tok_1/rotate`,
  `/dashboard/${BOT.id}/changelog/new`,
  `/dashboard/${BOT.id}/changelog/edit`,
  `/dashboard/${BOT.id}/changelog/preview`,
  `/dashboard/${BOT.id}/changelog/delete?version=2.3.8`,
  `${base}/notices/dismiss`,
  `${base}/notices/mails`,
  `${base}/settings/pause`,
  `${base}/settings/resume`,
  `${base}/settings/delete`,
  `${base}/managers`,
  `${base}/managers/withdraw`,
  `${base}/managers/leave`,
  `${base}/managers/hand-over`,
  `${base}/managers/usr_manager/remove`,
];

describe('every form of managing', () => {
  test.each([...POSTS, '/invitations/sample'])('%s refuses a form from another site', async (path) => {
    const state = sample();
    const web = createWeb(sampleParts(state));
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
      const given = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
      const answer = await web.request(path, { method: 'POST', body: 'name=x', headers: given });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('This form was not sent from this site');
    }
    expect(state.calls).toEqual([]);
  });

  test.each(POSTS)('%s is not for strangers, and sends visitors to sign in', async (path) => {
    for (const [person, status] of [
      [{ ...OWNER, id: 'usr_stranger' }, 403],
      [{ ...OWNER, id: 'usr_staff', role: 'staff' as const }, 403],
      [null, 303],
    ] as const) {
      const state = sample({ person });
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      };
      const answer = await createWeb(sampleParts(state)).request(path, { method: 'POST', headers });
      expect(answer.status).toBe(status);
      expect(state.calls).toEqual([]);
    }
  });
});
