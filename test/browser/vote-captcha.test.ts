// Voting with each VOTE_CAPTCHA in a real browser, under the policy that the page sends (P457, P458, P459).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchErrors } from '../support/browser.ts';
import { browserFixture } from '../support/browser-fixture.ts';
import { captchaSettings, type FakeCaptcha, startFakeCaptcha } from '../support/fake-captcha.ts';
import { BOT, VOTER } from '../support/seed/sample-site.ts';

const VOTE = `/listings/${BOT.id}/vote`;
const fixture = browserFixture();
let fake: FakeCaptcha;
beforeAll(async () => {
  fake = await startFakeCaptcha();
});
afterAll(() => fake.close());

const visit = (environment: Record<string, string>) =>
  fixture.visit({ as: 'voter', environment, overrides: { captchaOrigin: fake.origin } }, VOTE, { screen: 'phone' });

type Visit = Awaited<ReturnType<typeof visit>>;

async function expectCounted({ page, site }: Visit): Promise<void> {
  await page.locator('text=Thank you. Your vote was counted.').waitFor();
  const votes = await site.db.selectFrom('vote').select('event_id').where('voter_id', '=', VOTER.id).execute();
  expect(votes.length).toBe(1);
  await page.close();
}

describe('P457 a vote', () => {
  test.each(['turnstile', 'hcaptcha'] as const)('with %s: the vote waits until its check is done', async (kind) => {
    fake.mode = 'works';
    const visited = await visit(captchaSettings(kind));
    const { page } = visited;
    const errors = watchErrors(page);
    await page.click('button:text-is("Vote")');
    await page.click('text=I am human: sample-site-key');
    await expectCounted(visited);
    expect(errors).toEqual([]);
  });

  test('with hCaptcha while it is down: the page changes to our own challenge', async () => {
    fake.mode = 'down';
    const visited = await visit(captchaSettings('hcaptcha'));
    const { page } = visited;
    await page.locator('text=hCaptcha, which checks here that you are not a robot, does not respond').waitFor();
    await page.click('button:text-is("Vote")');
    await expectCounted(visited);
  });

  test('with ALTCHA: the voter ticks its box first', async () => {
    const visited = await visit({ VOTE_CHALLENGE: 'on', VOTE_CAPTCHA: 'altcha' });
    const { page } = visited;
    const errors = watchErrors(page);
    await page.click('altcha-widget label:text("I am not a robot")');
    await page.locator('text=Checking that you are not a robot').waitFor();
    await page.click('button:text-is("Vote")');
    await expectCounted(visited);
    expect(errors).toEqual([]);
  });
});
