// The challenge before a vote in a real browser, at each level: it is solved, the vote counts, and the page says why it
// takes longer (P455, P456).
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

describe('P455 the challenge in a browser', { timeout: 60_000 }, () => {
  test.each(CHALLENGE_LEVELS.map(({ name }) => name))('is solved when it is %s, and the vote counts', async (level) => {
    const arrange = byLevel[level];
    const options = { as: 'voter', environment: { VOTE_CHALLENGE: 'on' }, ...(arrange && { arrange }) } as const;
    const { page, site } = await fixture.visit(options, '/robots.txt', { screen: 'phone' });
    const errors = watchErrors(page);
    const issued = page.waitForResponse((response) => response.url().endsWith('/vote/challenge'));
    await page.goto(new URL(`/listings/${MINECRAFT.id}/vote`, page.url()).href);
    expect(await (await issued).json()).toMatchObject({ work: { level } });
    const isLong = level === 'hard' || level === 'hardest';
    if (isLong) await page.locator('text=This check takes longer than usual').waitFor();
    if (level === 'hardest') await page.locator('text=/At most \\d+ s left/').waitFor();
    await page.click('button:text-is("Vote")');
    await page.locator('text=Thank you. Your vote was counted.').waitFor({ timeout: 30_000 });
    const votes = await site.db.selectFrom('vote').select('listing_id').where('voter_id', '=', VOTER.id).execute();
    expect(votes.map(({ listing_id }) => listing_id)).toContain(MINECRAFT.id);
    expect(errors).toEqual([]);
    await page.close();
  });
});
