// The webhook page and its actions: the secret is shown once, test events are explained, pausing, rotating, removing
// and redelivering.
import { describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { readWebhook, saveWebhook } from '../../src/endpoints/webhook-settings.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { BOT, EVENT, MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite } from '../support/site.ts';

const PATH = `/dashboard/${MINECRAFT.id}/webhook`;

/** A site with a webhook to this receiver. */
async function withReceiver<Result>(
  answer: Receiver['answer'],
  use: (site: Awaited<ReturnType<typeof openSite>>) => Promise<Result>,
): Promise<Result> {
  const receiver = await startReceiver(answer as number);
  receiver.answer = answer;
  try {
    const place = { listingId: MINECRAFT.id, url: receiver.url, by: OPERATOR };
    return await use(await openSite({ arrange: (app) => saveWebhook(app, place) }));
  } finally {
    await receiver.close();
  }
}

test('the signing secret is shown exactly once', async () => {
  const site = await openSite();
  const path = `/dashboard/${BOT.id}/webhook`;
  const sent = await site.post(path, { url: 'http://127.0.0.1:1/votes' });
  expect(sent.response.headers.getSetCookie().join()).not.toContain('whsec_');
  await site.db.deleteFrom('webhook').execute();
  const shown = await site.postAndFollow(path, { url: 'http://127.0.0.1:1/votes' });
  expect(shown.page).toMatch(/whsec_[A-Za-z0-9+/=]{44}/);
  expect(shown.page).not.toContain('The secret was shown when it was created.');
  expect(shown.response.headers.getSetCookie().join()).toContain('Max-Age=0');
  const { page } = await site.get(path);
  expect(page).not.toMatch(/whsec_[A-Za-z0-9]{10}/);
  expect(page).toContain('The secret was shown when it was created.');
});

test('an invalid URL is kept in the form, with the reason', async () => {
  const { status, page } = await (await openSite()).post(PATH, { url: 'ftp://x.example/' });
  expect(status).toBe(422);
  expect(page).toContain('value="ftp://x.example/"');
  expect(page).toMatch(/id="url-error"[^>]*>[^<]*http/i);
});

test('the form ignores blanks around the URL, and refuses an empty or a very long one', async () => {
  const site = await openSite();
  for (const [url, message] of [
    [' \n', 'Enter the address of your endpoint.'],
    [`https://x.example/${'a'.repeat(2_000)}`, 'Use at most 2,000 characters for the address.'],
  ] as const) {
    const { status, page } = await site.post(PATH, { url });
    expect(status).toBe(422);
    expect(page).toContain(message);
  }
  expect((await site.post(PATH, { url: ' http://127.0.0.1:1/votes\t\n' })).status).toBe(303);
  expect((await readWebhook(site.db, MINECRAFT.id))?.urlShown).toBe('http://127.0.0.1:1/votes');
});

describe('D11 a test event', () => {
  test('is shown with its status, steps, cause and remedy', () =>
    withReceiver(
      (_, response) => response.writeHead(401).end('{"error":"bad signature"}'),
      async (site) => {
        const { page } = await site.postAndFollow(`${PATH}/test`);
        for (const part of ['HTTP 401', 'Connected', 'signature', 'raw body', 'bad signature', 'Not delivered'])
          expect(page).toContain(part);
        const { db } = site;
        expect(await db.selectFrom('delivery').where('last_status', '=', 401).select('state').execute()).not.toEqual(
          [],
        );
      },
    ));

  test.each(['\u0001'.repeat(16_000), '界'.repeat(5_000), '\\"'.repeat(8_000)])(
    'fits into the cookie that carries its result, whatever the response',
    (body) =>
      withReceiver(
        (_, response) => response.writeHead(401).end(body),
        async (site) => {
          const sent = await site.post(`${PATH}/test`);
          for (const cookie of sent.response.headers.getSetCookie()) expect(cookie.length).toBeLessThan(4_096);
          expect((await site.postAndFollow(`${PATH}/test`)).page).toContain('HTTP 401');
        },
      ),
  );

  test('that is delivered leaves the health at "No votes yet", which is explained', () =>
    withReceiver(204, async (site) => {
      const fresh = { last_delivered_at: null, last_failed_at: null, consecutive_failures: 0 };
      await site.db.updateTable('endpoint').set(fresh).execute();
      const { page } = await site.postAndFollow(`${PATH}/test`);
      expect(page).toContain('<span class="pill good">Delivered</span>');
      expect(page).toContain('<span class="pill idle">No votes yet</span>');
      expect(page).toContain('Test events are not included.');
    }));
});

test('pausing, resuming, rotating and removing work; the last two ask for confirmation', async () => {
  const site = await openSite();
  const webhook = () => readWebhook(site.db, MINECRAFT.id);
  await site.post(`${PATH}/pause`);
  expect(await webhook()).toMatchObject({ state: 'paused' });
  await site.post(`${PATH}/resume`);
  expect(await webhook()).toMatchObject({ state: 'enabled' });
  for (const action of ['rotate', 'remove']) expect((await site.get(`${PATH}/${action}`)).page).toContain('>Cancel');
  expect((await site.postAndFollow(`${PATH}/rotate`)).page).toMatch(/whsec_[A-Za-z0-9+/=]{44}/);
  await site.post(`${PATH}/remove`);
  expect(await webhook()).toBeNull();
});

test('redelivering shows the number of the attempt, or why it is refused', async () => {
  const site = await openSite();
  const redeliver = () => site.postAndFollow(`/dashboard/${MINECRAFT.id}/deliveries/${EVENT}/redeliver`);
  expect((await redeliver()).page).toContain('Attempt 3 is on its way.');
  const disabled = { state: 'disabled', disabled_at: new Date() } as const;
  await site.db.updateTable('endpoint').set(disabled).where('kind', '=', 'webhook').execute();
  expect((await redeliver()).page).toContain('The webhook is disabled.');
  expect((await site.post(`/dashboard/${MINECRAFT.id}/deliveries/other/redeliver`)).status).toBe(404);
});
