// Who may do what is asked when a request is there as a whole: its body may take as long as a person's rights last.
import { expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, OWNER } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { SAME_SITE } from '../support/sample-site.ts';

/** Sends a form of which the last letter comes when `meanwhile` is over. */
async function sendLate(
  path: string,
  meanwhile: (state: Sample) => void,
): Promise<{ answer: Response; state: Sample }> {
  const state = sample({ person: { ...OWNER, role: 'staff' } });
  const form = 'name=A&reason=Sample+reason';
  let begun = false;
  const body = new ReadableStream({
    pull(stream) {
      if (begun) {
        meanwhile(state);
        stream.enqueue(Buffer.from(form.slice(-1)));
        stream.close();
      } else stream.enqueue(Buffer.from(form.slice(0, -1)));
      begun = true;
    },
  });
  const headers = {
    ...SAME_SITE,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(form.length),
  };
  const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return { answer: await createWeb(sampleParts(state)).request(path, request), state };
}

test('somebody who was signed out meanwhile does nothing', async () => {
  const { answer, state } = await sendLate(`/dashboard/${BOT.id}/tokens`, (state) => {
    state.person = null;
  });
  expect(answer.headers.get('location')).toContain('/sign-in');
  expect(state.calls).toEqual([]);
});

test('somebody who is no staff any more finds nothing', async () => {
  const { answer, state } = await sendLate(`/staff/listings/${BOT.id}/hide`, (state) => {
    state.person = { ...OWNER, role: 'member' };
  });
  expect(answer.status).toBe(404);
  expect(state.calls).toEqual([]);
});

test('without a change meanwhile it is done', async () => {
  const { answer, state } = await sendLate(`/staff/listings/${BOT.id}/hide`, () => undefined);
  expect(answer.status).toBe(303);
  expect(state.calls).not.toEqual([]);
});
