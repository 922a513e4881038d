// A voter reviews a server, its owner replies, another voter finds the review helpful, and staff removes it: the whole
// service, with JavaScript, without, and by keyboard.
import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser, type View } from '../support/browser.ts';
import {
  addListing,
  addressOf,
  BY_KEYBOARD,
  becomeStaff,
  type JourneyMode,
  nameBy,
  signUpByForm,
  visit,
  WITH_SCRIPT,
  WITHOUT_SCRIPT,
} from '../support/journey-steps.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

let app: RunningApp;
let browser: Browser;
let staffSession: NonNullable<View['storageState']>;

beforeAll(async () => {
  [browser, app] = await Promise.all([sharedBrowser(), runApp()]);
  staffSession = await becomeStaff(browser, app);
});
afterAll(() => app?.stop());

const TEXT = 'A sample review: the sample staff helped me within minutes.';
const REPLY = 'Thank you for the sample review!';
const REASON = 'This review was paid for.';

/** Voting itself needs JavaScript, so this journey starts after it. */
async function castVote(email: string, listingId: string): Promise<void> {
  await sql`
    insert into vote (event_id, listing_id, voter_id, user_id, weight, voted_at, next_vote_at)
    select new_event_id(plaudit_now()), ${listingId}, id, id, 1, plaudit_now(), plaudit_now() + interval '1 day'
    from person where email = ${email}`.execute(app.context.db);
}

describe.each([WITH_SCRIPT, WITHOUT_SCRIPT, BY_KEYBOARD])('$way', (way: JourneyMode) => {
  test('a review is written, edited, answered, found helpful, and removed by staff with a reason', async () => {
    const name = nameBy('Sample world', way);
    const owner = await visit(browser, app.url, way);
    await owner.go('/sign-up');
    await signUpByForm(owner, nameBy('Review owner', way));
    const id = await addListing(owner, /FiveM/, name);

    const voter = await visit(browser, app.url, way);
    await voter.go('/sign-up');
    await signUpByForm(voter, nameBy('Review author', way));
    await voter.go(`/listings/${id}`);
    await voter.sees('No reviews yet');
    await voter.follow('Write a review');
    await voter.sees('Vote first');
    await castVote(addressOf(nameBy('Review author', way)), id);
    await voter.go(`/listings/${id}/review`);
    await voter.fill('Your review', 'Too short');
    await voter.press('Publish review');
    await voter.sees('Choose from 1 to 5 stars.');
    await voter.choose(/Good/);
    await voter.fill('Your review', TEXT);
    await voter.press('Publish review');
    await voter.sees('Your review is public now.');
    await voter.follow('Edit your review');
    await voter.choose(/Excellent/);
    await voter.press('Save review');
    await voter.sees('Your review was saved.');

    await owner.go('/dashboard');
    await owner.sees('The listing has a new review.');
    await owner.follow('Open reviews');
    await owner.sees(TEXT);
    await owner.follow(/^Reply/);
    await owner.fill('Your reply', REPLY);
    await owner.press('Publish reply');
    await owner.sees('Your reply is public now.');
    await owner.leave();

    const reader = await visit(browser, app.url, way);
    await reader.go('/sign-up');
    await signUpByForm(reader, nameBy('Review reader', way));
    await reader.go(`/listings/${id}`);
    await reader.sees(REPLY);
    expect(await reader.page.locator('main').getByRole('img', { name: '5.0 of 5 stars, 1 review' }).count()).toBe(1);
    await reader.press(/^Helpful/);
    await reader.sees('1 person found this helpful');
    await reader.press(/^Marked helpful/);
    await reader.follow(/^Report the review/);
    await reader.choose('Advertising or spam');
    await reader.press('Send report');
    await reader.sees('on your dashboard');

    const staff = await visit(browser, app.url, way, { storageState: staffSession });
    await staff.go('/staff/reviews?which=reported');
    await staff.sees(TEXT);
    await staff.follow(/^Remove the review/);
    await staff.fill('Reason', REASON);
    await staff.press('Remove review');
    await staff.sees('The review was removed.');
    await staff.leave();

    await voter.go('/dashboard');
    await voter.sees(REASON);
    await voter.press(`Dismiss : ${name}`);
    await voter.go('/account/reviews');
    await voter.sees('Removed by staff');
    await voter.leave();
    await reader.go(`/listings/${id}`);
    await reader.sees('No reviews yet');
    await reader.leave();
  });
});
