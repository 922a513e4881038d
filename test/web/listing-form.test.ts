// The form of a new listing speaks of what is being listed.
import { expect, test } from 'vitest';
import { openSite } from '../support/sample-site.ts';

test.each([
  ['bot', 'music, moderation'],
  ['minecraft', 'survival, no-pay-to-win'],
  ['fivem', 'roleplay, racing'],
  ['roblox', 'obby, simulator'],
  ['hytale', 'adventure, minigames'],
])('the tags it suggests for %s are tags of that kind', async (kind, suggested) => {
  const { page } = await openSite().get(`/dashboard/new?kind=${kind}`);
  expect(page).toContain(`At most 8, separated by commas, such as ${suggested}`);
});
