// The self-check on the webhook page (decision P54): each request and its response explained, what to add, and why it
// cannot run.
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { AppContext } from '../../src/context.ts';
import { saveWebhook } from '../../src/endpoints/webhook-settings.ts';
import { statesOf } from '../support/delivery-state-words.ts';
import { startReceiver } from '../support/receiver.ts';
import { dashed } from '../support/seed/rows.ts';
import { EVENT, FORGED_EVENT, MINECRAFT, SECRET, WEBHOOK_ID } from '../support/seed/sample-site.ts';
import { verifyBody, verifyStandard } from '../support/signatures.ts';
import { openSite, type Site } from '../support/site.ts';

const WEBHOOK = `/dashboard/${MINECRAFT.id}/webhook`;
const LOG = `/dashboard/${MINECRAFT.id}/deliveries`;

describe('in the log, an invalid request of the self-check', () => {
  const withForged = (change: Readonly<Record<string, unknown>>, attempt: Readonly<Record<string, unknown>>) =>
    openSite({
      async arrange({ db }) {
        await db.updateTable('delivery').set(change).where('event_id', '=', dashed(FORGED_EVENT)).execute();
        await db.updateTable('attempt').set(attempt).where('event_id', '=', dashed(FORGED_EVENT)).execute();
      },
    });

  test.each([
    ['failed', 'http_401', 401, 'good', 'Correctly rejected', 'HTTP 401'],
    ['failed', 'http_500', 500, 'warn', 'Not clearly rejected', '401'],
    ['delivered', 'delivered', 200, 'bad', 'Wrongly accepted', 'can forge votes'],
  ] as const)('%s with %s is shown with %i in %s: %s', async (state, code, status, tone, word, text) => {
    const attempt = { code, http_status: status };
    const site = await withForged({ state, last_code: code, last_status: status }, attempt);
    const pill = `<span class="pill ${tone}">${word}</span>`;
    expect((await site.get(LOG)).page).toContain(pill);
    const { page } = await site.get(`${LOG}/${FORGED_EVENT}`);
    expect(page).toContain(pill);
    expect(page).toContain(`<div class="doctor ${tone}">`);
    expect(page).toContain(text);
  });

  test('explains why its ID differs from the one in its body, which all test events share', async () => {
    const site = await openSite();
    const note = 'In the event itself, the ID is <code>test</code>';
    expect((await site.get(`${LOG}/${FORGED_EVENT}`)).page).toContain(note);
    expect((await site.get(`${LOG}/${EVENT}`)).page).not.toContain(note);
  });

  test('is an ordinary delivery if it is valid', async () => {
    const site = await openSite({
      arrange: ({ db }) =>
        db.updateTable('event').set({ probe: 'good' }).where('id', '=', dashed(FORGED_EVENT)).execute(),
    });
    expect(statesOf((await site.get(`${LOG}/${FORGED_EVENT}`)).page)).toEqual(['Failed']);
  });
});

/** Runs the check against an endpoint that accepts what `isAccepted` accepts. */
async function check(isAccepted: (body: string, headers: IncomingHttpHeaders) => number): Promise<string> {
  const receiver = await startReceiver();
  receiver.answer = ({ body, headers }, response) => response.writeHead(isAccepted(body, headers)).end();
  const save = (app: AppContext) => saveWebhook(app, { listingId: MINECRAFT.id, url: receiver.url, by: OPERATOR });
  try {
    const site = await openSite({ arrange: save });
    const { location, page, response } = await site.postAndFollow(`${WEBHOOK}/check`);
    expect(location).toBe(`${WEBHOOK}#check`);
    expect((response.headers.getSetCookie()[0] ?? '').length).toBeLessThan(4_000);
    return page;
  } finally {
    await receiver.close();
  }
}

function isGenuine(body: string, headers: IncomingHttpHeaders): boolean {
  const own = headers['x-webhook-signature'];
  if (typeof own === 'string') return verifyBody(body, own, SECRET);
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  ) as [string, string, string];
  return verifyStandard(body, { id, timestamp, signature }, SECRET, Math.floor(Date.now() / 1000));
}

const refusal = async (arrange: (app: AppContext) => Promise<unknown>) => {
  const { location, page } = await (await openSite({ arrange })).postAndFollow(`${WEBHOOK}/check`);
  // A refusal is at the top of the page, so the page must not scroll past it.
  expect(location).toBe(WEBHOOK);
  return page;
};

describe('the self-check', () => {
  test('explains each request, its response, and what to fix', async () => {
    const page = await check((body, headers) => {
      if (headers['x-webhook-signature'] === undefined) return headers['webhook-signature'] ? 500 : 401;
      return body ? 204 : 400;
    });
    for (const words of [
      'Failed',
      'Anyone who knows the URL can forge votes.',
      'does not show whether a vote would be rewarded twice',
      'writeHead(401)',
      'signed with a random secret',
      'HTTP 500',
    ])
      expect(page).toContain(words);
  });

  test('passes an endpoint that verifies signatures', async () => {
    const page = await check((body, headers) => (isGenuine(body, headers) ? 204 : 401));
    expect(page).toContain('<span class="pill good">Passed</span>');
    expect(page.match(/<span class="pill good">Pass<\/span>/g)).toHaveLength(5);
  });

  test('explains why it cannot run', async () => {
    const noSecret = await refusal(({ db }) => db.updateTable('webhook').set({ secret_sealed: null }).execute());
    expect(noSecret).toContain('Create a signing secret first');
    const chat = await refusal(({ db }) => db.updateTable('webhook').set({ format: 'discord' }).execute());
    expect(chat).toContain('do not verify signatures');
    const removed = ({ db }: AppContext) =>
      db.updateTable('endpoint').set({ state: 'removed' }).where('id', '=', WEBHOOK_ID).execute();
    expect(await refusal(removed)).toContain('Save an endpoint URL before you check it');
  });

  test('can run three times in five minutes', async () => {
    const site: Site = await openSite({
      arrange: (app) => saveWebhook(app, { listingId: MINECRAFT.id, url: 'http://127.0.0.1:1/', by: OPERATOR }),
    });
    for (let checks = 0; checks < 3; checks += 1) await site.post(`${WEBHOOK}/check`);
    expect((await site.postAndFollow(`${WEBHOOK}/check`)).page).toMatch(/Wait \d+ (min|s)/);
  });

  test('is offered only where requests are signed', async () => {
    expect((await (await openSite()).get(WEBHOOK)).page).toContain('Check my endpoint');
    const unsigned = await openSite({
      arrange: ({ db }) => db.updateTable('webhook').set({ secret_sealed: null }).execute(),
    });
    expect((await unsigned.get(WEBHOOK)).page).not.toContain('Check my endpoint');
  });
});
