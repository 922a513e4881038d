// Visitors report a server, staff asks its owner and hides it, and everyone learns what came of it: the whole service,
// with JavaScript, without, and by keyboard.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser, type View } from '../support/browser.ts';
import {
  addListing,
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

const QUESTION = 'Why does your download ask for passwords?';
const REASON = 'The download asks for passwords.';

describe.each([WITH_SCRIPT, WITHOUT_SCRIPT, BY_KEYBOARD])('$way', (way: JourneyMode) => {
  test('a report leads to a question, an answer, a hidden listing, and notices', async () => {
    const name = nameBy('Sample server', way);
    const owner = await visit(browser, app.url, way);
    await owner.go('/sign-up');
    await signUpByForm(owner, nameBy('Sample owner', way));
    const id = await addListing(owner, /FiveM/, name);

    const visitor = await visit(browser, app.url, way);
    await visitor.go(`/listings/${id}`);
    await visitor.follow('Report this listing');
    await visitor.choose('Something else');
    await visitor.press('Send report');
    await visitor.sees('Describe what is wrong.');
    await visitor.fill(/^Details/, 'The download asked for my password.');
    await visitor.press('Send report');
    await visitor.sees('Staff will look at this.');
    await visitor.leave();

    const member = await visit(browser, app.url, way);
    await member.go('/sign-up');
    await signUpByForm(member, nameBy('Sample reporter', way));
    await member.go(`/listings/${id}`);
    await member.follow('Report this listing');
    await member.choose('Scam or malware');
    await member.press('Send report');
    await member.sees('on your dashboard');

    const staff = await visit(browser, app.url, way, { storageState: staffSession });
    await staff.go('/staff');
    await staff.follow(/open report/);
    await staff.follow(name);
    await staff.sees('The download asked for my password.');
    await staff.sees(nameBy('Sample reporter', way));
    await staff.follow('Ask the owner');
    await staff.fill('Question', QUESTION);
    await staff.press('Send question');
    await staff.sees('Waiting for the owner since');
    const casePage = new URL(staff.page.url()).pathname;

    await owner.go('/dashboard');
    await owner.sees(QUESTION);
    await owner.follow('Answer');
    await owner.fill('Your answer', 'It was a test build. We removed it.');
    await owner.press('Send answer');
    await owner.sees('Your answer was sent to staff.');

    await staff.go(casePage);
    await staff.sees('It was a test build. We removed it.');
    await staff.follow('Hide listing');
    await staff.fill('Reason', REASON);
    await staff.press('Hide listing');
    await staff.sees('The listing was hidden.');
    await staff.leave();

    await owner.go('/dashboard');
    await owner.sees(REASON);
    expect(await owner.page.content()).not.toContain(nameBy('Sample reporter', way));
    await owner.leave();
    await member.go('/dashboard');
    await member.sees('Staff reviewed it and hid the listing.');
    await member.press(`Dismiss : ${name}`);
    await member.go('/account/reports');
    await member.sees('Staff reviewed it and hid the listing.');
    expect((await member.page.request.get(`${app.url}/listings/${id}`)).status()).toBe(404);
    await member.leave();
  });
});
