// P480, P482: a game server's version, edition and uptime on its listing's page.
import { expect, test } from 'vitest';
import { MINECRAFT } from '../support/seed/sample-site.ts';
import { sharedSite } from '../support/site.ts';

const site = sharedSite();
const page = `/listings/${MINECRAFT.id}`;

test('the header says what the server says, and for how much of the time it was online', async () => {
  const { page: text } = await site().get(page);
  expect(text).toMatch(/<li>Minecraft 1\.21\.4<\/li><li>Java and Bedrock<\/li><li>99\.1% uptime over 60 days<\/li>/);
});

test('each day has words for the mouse and for screen readers, in the chart and in a table', async () => {
  const { page: text } = await site().get(page);
  expect(text).toContain('aria-label="Uptime by day over 90 days: online 99.1% of the time, outages on 2 of 60 days."');
  expect(text.match(/<title>\d{4}-\d\d-\d\d: online 100%<\/title>/g)).toHaveLength(58);
  expect(text.match(/<title>\d{4}-\d\d-\d\d: not polled<\/title>/g)).toHaveLength(30);
  expect(text).toMatch(/<td>\d{4}-\d\d-\d\d<\/td><td class="num">98\.9%<\/td>/);
  expect(text).toMatch(/<td>\d{4}-\d\d-\d\d<\/td><td class="num">47\.9%<\/td>/);
});

test('nothing is shown while nothing is known, and none of a server’s own words', async () => {
  const { db, get } = site();
  await db.updateTable('server_fact').set({ version: 'Cheap <b>ranks</b>', versions: [], editions: [] }).execute();
  await db.deleteFrom('server_uptime_day').execute();
  const { page: text } = await get(page);
  expect(text).not.toContain('server-facts');
  expect(text).not.toContain('Uptime');
  expect(text).not.toContain('Cheap');
});
