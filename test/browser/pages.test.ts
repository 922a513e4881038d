// Pages in a real browser: the challenge for a vote is solved, and everything except voting works without JavaScript.
import { describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { createPerson } from '../../src/access/people.ts';
import type { AppContext } from '../../src/context.ts';
import { saveListener } from '../../src/endpoints/listener-settings.ts';
import { watchErrors } from '../support/browser.ts';
import { browserFixture } from '../support/browser-fixture.ts';
import { scriptListener } from '../support/scripted-listener.ts';
import { LISTENER_TOKEN, MINECRAFT, VOTER } from '../support/seed/sample-site.ts';

const listing = `/listings/${MINECRAFT.id}`;
const fixture = browserFixture();

describe('pages in a browser', () => {
  test('a vote: the challenge is solved, the vote counts, the countdown runs', async () => {
    const challenged = { as: 'voter', environment: { VOTE_CHALLENGE: 'on' } } as const;
    const { page, site } = await fixture.visit(challenged, listing, { screen: 'phone' });
    const errors = watchErrors(page);
    await page.click('text=Vote for');
    await page.fill('#playerName', '.Steve');
    await page.locator('altcha-widget').waitFor();
    // Clicked at once: the button waits for the challenge and then submits the form.
    await page.click('button:text-is("Vote")');
    await page.locator('text=Thank you. Your vote was counted.').waitFor();
    const votes = await site.db.selectFrom('vote').select('player_name').where('voter_id', '=', VOTER.id).execute();
    expect(votes).toEqual([{ player_name: '.Steve' }]);
    expect(await page.textContent('.countdown')).toMatch(/in (24:00:00|23:59:\d\d)/);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('L4 without JavaScript: a test vote shows each step while it is sent', async () => {
    const listener = await scriptListener();
    const settings = {
      listingId: MINECRAFT.id,
      host: '127.0.0.1',
      port: listener.port,
      by: OPERATOR,
    } as const;
    const arrange = (app: AppContext) => saveListener(app, { ...settings, protocol: 'v2', secret: LISTENER_TOKEN });
    const path = `/dashboard/${MINECRAFT.id}/listener`;
    const { page } = await fixture.visit({ arrange }, path, { javaScript: false });
    await page.fill('#playerName', '.Steve');
    await page.click('form[action$="/listener/test"] button', { noWaitAfter: true });
    await page.locator('.steps :text("Connected")').first().waitFor();
    expect(await page.locator('.steps :text("Greeting received")').count()).toBe(0);
    listener.greet();
    await page.locator('.steps :text("Vote sent")').first().waitFor();
    expect(await page.locator('main .pill').count()).toBe(0);
    listener.respond('{"status":"ok"}\n');
    await page.locator('main .pill').first().waitFor();
    await page.close();
  });

  test('without JavaScript: search from the home page, filter by tag, remove the filter', async () => {
    const { page, base } = await fixture.visit({ as: null }, '/', { javaScript: false, screen: 'phone' });
    await page.fill('#q', 'Sample');
    await page.click('text=Search servers');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/servers?q=Sample');
    await page.click('main button:has-text("Filters")');
    await page.click('nav[aria-label="Popular tags"] >> text=economy');
    expect(await page.textContent('h1')).toBe('Game servers');
    expect(await page.locator('.list .item').count()).toBe(1);
    await page.click('nav[aria-label="Chosen filters"] >> a[aria-current]:has-text("economy")');
    expect(page.url()).toBe(`${base}/servers?q=Sample`);
    await page.fill('#q', 'smaple survivel');
    await page.click('main button:text-is("Search")');
    await page.locator('h2:has-text("Similar to")').waitFor();
    await page.close();
  });

  test('without JavaScript: sign in, add a listing, save the webhook and see its secret', async () => {
    const account = { email: 'new@mail.example', name: 'New owner', password: 'right password' };
    const { page, site } = await fixture.visit(
      { as: null, arrange: ({ db }) => createPerson(db, account) },
      '/dashboard/new?kind=bot',
      { javaScript: false },
    );
    await page.fill('#email', account.email);
    await page.fill('#password', account.password);
    await page.click('main button:text-is("Sign in")');
    await page.fill('#name', 'Made without script');
    await page.click('main button:text-is("Add listing")');
    await page.click('nav[aria-label="Listing"] >> text=Integrate');
    await page.fill('#url', 'https://93.184.216.34/votes');
    await page.click('button:text-is("Save")');
    expect(await page.textContent('.fresh .copy-value')).toMatch(/^whsec_/);
    const made = await site.db.selectFrom('listing').select('type').where('name', '=', 'Made without script').execute();
    expect(made).toEqual([{ type: 'bot' }]);
    await page.close();
  });
});
