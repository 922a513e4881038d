// The challenge before a vote in a real browser, at each level: it is solved, the vote counts, and the page says why it
// takes longer (P455, P456).
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { CHALLENGE_LEVELS } from '../../src/votes/challenge-level.ts';
import { watchErrors } from '../support/browser.ts';
import { browserFixture } from '../support/browser-fixture.ts';
import { BOT, MINECRAFT, VOTER } from '../support/seed/sample-site.ts';
import { busyNetwork, insertVote } from '../support/seed/votes.ts';

const DAY = 86_400_000;
const fixture = browserFixture();

const byLevel: Readonly<Record<string, (app: AppContext) => Promise<unknown>>> = {
  easy: ({ db }) => insertVote(db, { listingId: BOT.id, state: null, ageMs: 2 * DAY }),
  usual: async () => undefined,
  hard: (app) => busyNetwork(app, 12),
  hardest: (app) => busyNetwork(app, 40),
};

/** Every text that the page shows while it solves the challenge. Its clock runs fast, because the time left is shown only
 * after a second, and a fast machine needs less. */
async function watchProgress(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(`
    const now = performance.now.bind(performance);
    performance.now = () => now() * 1000;
    globalThis.shownTexts = [];
    new MutationObserver(() => {
      const shown = document.querySelector('.challenge-progress:not([hidden])');
      if (shown) shownTexts.push(shown.textContent);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  `);
  return () => page.evaluate('shownTexts.join("\\n")');
}

describe('P455 the challenge in a browser', () => {
  test.each(CHALLENGE_LEVELS.map(({ name }) => name))('is solved when it is %s, and the vote counts', async (level) => {
    const arrange = byLevel[level];
    const options = { as: 'voter', environment: { VOTE_CHALLENGE: 'on' }, ...(arrange && { arrange }) } as const;
    const { page, site } = await fixture.visit(options, '/robots.txt', { screen: 'phone' });
    const errors = watchErrors(page);
    const readProgress = await watchProgress(page);
    const issued = page.waitForResponse((response) => response.url().endsWith('/vote/challenge'));
    await page.goto(new URL(`/listings/${MINECRAFT.id}/vote`, page.url()).href);
    expect(await (await issued).json()).toMatchObject({ work: { level } });
    await page.locator('altcha-widget:has-text("Checked: you are not a robot")').waitFor();
    const progress = await readProgress();
    expect(/takes longer than usual/.test(progress)).toBe(level === 'hard' || level === 'hardest');
    if (level !== 'easy') expect(progress).toMatch(/At most \d+ s left/);
    await page.click('button:text-is("Vote")');
    await page.locator('text=Thank you. Your vote was counted.').waitFor();
    const votes = await site.db.selectFrom('vote').select('listing_id').where('voter_id', '=', VOTER.id).execute();
    expect(votes.map(({ listing_id }) => listing_id)).toContain(MINECRAFT.id);
    expect(errors).toEqual([]);
    await page.close();
  });
});
