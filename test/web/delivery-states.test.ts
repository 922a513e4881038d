// The six states of deliveries that people see, on every page that shows one.
import { expect, test } from 'vitest';
import { DELIVERY_LOG_STATES } from '../../src/deliveries/delivery-log-queries.ts';
import { loadGuides } from '../../src/docs/guides.ts';
import { renderGuide } from '../../src/docs/render-guide.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { SHOWN_STATE_LABELS, SHOWN_STATES, statePath, toShownState } from '../../src/web/delivery-states.ts';
import { MINECRAFT } from '../support/seed/sample-site.ts';
import { sharedSite } from '../support/site.ts';

const site = sharedSite();
const LOG = `/dashboard/${MINECRAFT.id}/deliveries`;

test('every state of the log is one of six words', () => {
  expect(new Set(DELIVERY_LOG_STATES.map(toShownState))).toEqual(new Set(SHOWN_STATES));
  expect(SHOWN_STATES.map((state) => ENGLISH(SHOWN_STATE_LABELS[state].word))).toEqual([
    'Waiting',
    'Sending',
    'Delivered',
    'Retrying',
    'Failed',
    'On hold',
  ]);
});

test('one page explains them, and every label links to its part', async () => {
  const guide = loadGuides({ serviceName: 'Plaudit', baseUrl: 'https://votes.example' }).find(
    ({ name }) => name === 'delivery-states',
  );
  const html = JSON.stringify(renderGuide(guide!.markdown));
  for (const state of SHOWN_STATES) expect(html).toContain(`id=\\"${statePath(state).split('#')[1]}\\"`);
  const { page } = await site().get(LOG);
  expect(page).toMatch(/href="\/docs\/delivery-states">\s*What the states mean/);
  for (const [link] of page.matchAll(/<a class="pill [^>]*>/g)) expect(link).toMatch(/href="\/docs\/delivery-states#/);
  expect((await site().get('/docs/delivery-states')).status).toBe(200);
});

test('failed and undelivered deliveries are both “Failed”, with the reason beside it', async () => {
  const { page } = await site().get(`${LOG}?state=failed`);
  expect(page).toContain('>Failed</a>');
  expect(page).not.toMatch(/undelivered/i);
  expect(page).toMatch(/state-detail"> (rejected by your endpoint|retries used up|not sent)/);
  const failed = await site().db.selectFrom('delivery').select('event_id').where('ended_badly', '=', true).execute();
  expect(failed.length).toBeGreaterThan(0);
});

test('links to “undelivered” from before still lead to the failed ones', async () => {
  const earlier = (await site().get(`${LOG}?state=undelivered`)).page;
  const { page } = await site().get(`${LOG}?state=failed`);
  const rows = (text: string) => [...text.matchAll(/data-event="(\w+)"/g)].map(([, id]) => id);
  expect(rows(earlier)).toEqual(rows(page));
  expect(rows(page).length).toBeGreaterThan(0);
});

test('no page of the dashboard says “undelivered”', async () => {
  for (const path of ['', '/webhook', '/deliveries', '/deliveries/redeliver', '/listener', '/notices', '/audit'])
    expect((await site().get(`/dashboard/${MINECRAFT.id}${path}`)).page, path).not.toMatch(/undelivered/i);
});
