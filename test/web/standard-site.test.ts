// The standard site of the page tests: the usual pages of each person show the seeded data.
import { expect, test } from 'vitest';
import { BOT, EVENT, MINECRAFT, type PersonName } from '../support/seed/sample-site.ts';
import { openSite } from '../support/site.ts';

const server = `/dashboard/${MINECRAFT.id}`;
test.each<[PersonName | null, string, RegExp]>([
  [null, '/', /Sample Survival/],
  [null, `/listings/${BOT.id}`, /Sample Bot/],
  [null, `/listings/${BOT.id}/changelog`, /Faster commands/],
  ['voter', `/listings/${MINECRAFT.id}/vote`, /Sample Survival/],
  ['owner', server, /Sample Survival/],
  ['owner', `${server}/webhook`, /survival\.example/],
  ['owner', `${server}/deliveries`, /Sample_Player/],
  ['owner', `${server}/deliveries/${EVENT}`, /timeout|10\.0|204/],
  ['owner', `${server}/listener`, /Rejected_1/],
  ['owner', `${server}/tokens`, /Sample reward bot/],
  ['owner', `${server}/notices`, /Sample/],
  ['owner', `${server}/audit`, /Spare/],
  ['owner', `/dashboard/${BOT.id}/changelog`, /2\.3\.8/],
  ['manager', `${server}/managers`, /Sample Manager/],
  ['staff', '/staff/people', /Sample Owner/],
])('%s sees seeded data on %s', async (as, path, text) => {
  const { get } = await openSite({ as });
  const { status, page } = await get(path);
  expect(status).toBe(200);
  expect(page).toMatch(text);
});
