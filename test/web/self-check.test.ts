// The self-check on the webhook page (decision P54): each step in plain words, what to add, and why it cannot be made.
import { describe, expect, test } from 'vitest';
import type { ReceiverCheckResult } from '../../src/votes/check-receiver.ts';
import { createWeb } from '../../src/web/web.tsx';
import { DELIVERIES, EVENT, MINECRAFT } from '../support/sample-data.ts';
import { sample, sampleParts } from '../support/sample-parts.ts';

const path = `/dashboard/${MINECRAFT.id}/webhook`;

async function check(result?: ReceiverCheckResult): Promise<string> {
  const web = createWeb(sampleParts(sample(result ? { check: result } : {})));
  const headers = { 'sec-fetch-site': 'same-origin' };
  const posted = await web.request(`${path}/check`, { method: 'POST', headers });
  expect(posted.status).toBe(303);
  // A refusal stands above everything else, and is not to be scrolled past.
  const isGraded = result?.ok !== false;
  expect(posted.headers.get('location')).toBe(isGraded ? `${path}#check` : path);
  const cookie = (posted.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  expect(cookie.length).toBeLessThan(4_000);
  return (await web.request(path, { headers: { cookie } })).text();
}

describe('in the log, a request sent to be refused', () => {
  const log = `/dashboard/${MINECRAFT.id}/deliveries`;
  const forged = DELIVERIES.find(({ probe }) => probe === 'forged')!;
  const shown = async (change: Partial<typeof forged>) => {
    const web = createWeb(sampleParts(sample({ deliveries: [{ ...forged, ...change }] })));
    const pages = [log, `${log}/${forged.eventId}`].map(async (at) => (await web.request(at)).text());
    return Promise.all(pages);
  };

  test.each([
    [{ code: 'http_401', httpStatus: 401 }, 'good', 'refused, as it should be', 'refused, as it should be:'],
    [{ code: 'http_500', httpStatus: 500 }, 'warn', 'not clearly refused', 'Answer 401 when the signature'],
    [
      { state: 'delivered', code: 'delivered', httpStatus: 200 },
      ...['bad', 'accepted, and should not be', 'can fake votes'],
    ],
  ] as const)('%j is %s: %s', async (change, tone, words, told) => {
    const [list, page] = await shown(change);
    expect(list).toContain(`<span class="pill ${tone}">${words}</span>`);
    expect(page).toContain(`<span class="pill ${tone}">${words}</span>`);
    expect(page).toContain(`<div class="doctor ${tone}">`);
    expect(page).toContain(told);
  });

  test('says why its ID here is not the one in its body, which every test event shares', async () => {
    const [, page] = await shown({});
    expect(page).toContain('in the event itself it is <code>test</code>');
    const vote = `${log}/${EVENT}`;
    expect(await (await createWeb(sampleParts(sample())).request(vote)).text()).not.toContain('in this log');
  });

  test('is under way like any other until it is answered, and the genuine one is a delivery', async () => {
    const waits = { state: 'sending', code: null, httpStatus: null, attempts: 0 } as const;
    expect((await shown(waits))[0]).toContain('<span class="pill idle">sending</span>');
    const genuine = { probe: 'good', state: 'failed', code: 'http_401', httpStatus: 401 } as const;
    expect((await shown(genuine))[0]).toContain('<span class="pill bad">failed</span>');
  });
});

describe('the self-check', () => {
  test('says of each request how it was sent, what came, and what to mend', async () => {
    const page = await check();
    for (const words of [
      'not passed',
      'Anybody who knows the address can fake votes.',
      'cannot be seen from outside',
      'writeHead(401)',
      'made up for this test',
      'HTTP 500',
    ]) {
      expect(page).toContain(words);
    }
  });

  test.each([
    [{ ok: false, reason: 'no_secret' }, 'Make a signing secret first'],
    [{ ok: false, reason: 'chat' }, 'takes no signatures'],
    [{ ok: false, reason: 'no_webhook' }, 'Save an address first'],
    [{ ok: false, reason: 'rate_limited', retryAfterSeconds: 120 }, 'Please wait 2 min'],
  ] as const)('%j is explained', async (refused, words) => {
    expect(await check(refused)).toContain(words);
  });

  test('is offered only where something is signed', async () => {
    const read = async (hasSecret: boolean) => {
      const webhook = { ...sample().webhook!, hasSecret };
      return (await createWeb(sampleParts(sample({ webhook }))).request(path)).text();
    };
    expect(await read(true)).toContain('Check my endpoint');
    expect(await read(false)).not.toContain('Check my endpoint');
  });
});
