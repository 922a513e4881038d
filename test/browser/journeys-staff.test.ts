// The first staff member uses the setup link; then a listing is rejected and approved, gets a plan, has a changelog
// entry removed and restored, and its owner is suspended and reinstated: the whole service, with JavaScript, without,
// and by keyboard.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser, type View } from '../support/browser.ts';
import { walkStops } from '../support/focus-stops.ts';
import {
  addListing,
  BY_KEYBOARD,
  type JourneyMode,
  type JourneyVisitor,
  nameBy,
  signInByForm,
  signUpByForm,
  visit,
  WITH_SCRIPT,
  WITHOUT_SCRIPT,
} from '../support/journey-steps.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

let app: RunningApp;
let browser: Browser;
let session: NonNullable<View['storageState']>;
beforeAll(async () => {
  [browser, app] = await Promise.all([sharedBrowser(), runApp({ LISTING_APPROVAL: 'on' })]);
});
afterAll(async () => {
  await app?.stop();
});

const come = (way: JourneyMode) => visit(browser, app.url, way);
const comeAsStaff = (way: JourneyMode) => visit(browser, app.url, way, { storageState: session });

test('the setup link makes the first staff member, once', async () => {
  const first = await come(BY_KEYBOARD);
  await first.go(app.setupLink!);
  await first.follow('Create account');
  await signUpByForm(first, 'Sample staff');
  await first.press('Become staff');
  await first.sees('You are now a staff member.');
  await first.sees('Getting started');
  session = await first.page.context().storageState();
  await first.leave();
  const late = await come(WITHOUT_SCRIPT);
  await late.go(app.setupLink!);
  await late.sees('This setup link does not work');
  expect((await late.page.request.get(`${app.url}/staff`)).status()).toBe(404);
  await late.leave();
});

async function refuses(staff: JourneyVisitor, bot: string): Promise<void> {
  await staff.follow(/^Staff/);
  await staff.follow(/waiting for approval$/);
  await staff.follow(`Reject ${bot}`);
  await staff.press('Reject listing');
  await staff.page.locator('#reason-error').waitFor();
  await staff.fill('Reason', 'The summary is missing.');
  await staff.press('Reject listing');
  await staff.sees(`${bot} was rejected. Its owner can see the reason.`);
}

async function fixes(owner: JourneyVisitor, listingId: string): Promise<void> {
  await owner.go(`/dashboard/${listingId}`);
  await owner.sees('Staff did not approve this listing');
  await owner.sees('The summary is missing.');
  await owner.tab('Content', 'Page');
  await owner.fill(/^Summary/, 'Counts sheep.');
  await owner.press('Save');
  await owner.sees('Saved. Staff will review the listing again.');
}

async function approves(staff: JourneyVisitor, bot: string): Promise<void> {
  await staff.tab('Moderation', /^Approval/);
  await staff.sees('Counts sheep.');
  if (staff.way.byKeyboard) await walkStops(staff.page);
  await staff.press(`Approve ${bot}`);
  await staff.sees(`${bot} is now public.`);
}

async function givesAPlan(staff: JourneyVisitor, bot: string): Promise<void> {
  await staff.tab('Site', 'Listings');
  await staff.follow(bot);
  await staff.choose(/^Plus/);
  await staff.press('Save plan');
  await staff.sees('The plan was saved.');
  expect(await staff.page.locator('input[name=plan]:checked').getAttribute('value')).toBe('verified');
}

async function publishes(owner: JourneyVisitor): Promise<void> {
  await owner.tab('Content', 'Changelog');
  await owner.follow('Write release notes');
  await owner.fill('Version', '1.0');
  await owner.fill('Notes', 'Buy sheep.');
  await owner.press('Publish');
}

async function removesAndRestores(staff: JourneyVisitor, owner: JourneyVisitor, bot: string): Promise<void> {
  await staff.tab('Moderation', 'Changelogs');
  await staff.follow(`Remove 1.0 of ${bot}`);
  await staff.fill('Reason', 'It sells sheep.');
  await staff.press('Remove entry');
  await owner.tab('Content', 'Changelog');
  await owner.sees('Removed by staff');
  await owner.sees('It sells sheep.');
  await staff.follow(/^Staff/);
  await staff.tab('Moderation', 'Changelogs');
  await staff.press(`Restore 1.0 of ${bot}`);
  await staff.sees('Version 1.0 restored.');
}

async function suspends(staff: JourneyVisitor, name: string): Promise<void> {
  await staff.go('/staff/people');
  await staff.fill(/^Search/, name);
  await staff.press('Search');
  await staff.follow(name);
  await staff.follow('Suspend');
  await staff.fill('Reason', 'Sells sheep.');
  await staff.fill(/^Number of days/, '3');
  await staff.press('Suspend');
  await staff.sees('Suspended and signed out everywhere.');
}

/** Signed out at the next click; the sign-in page says why. */
async function isKeptOut(owner: JourneyVisitor, email: string): Promise<void> {
  await owner.follow(/^Dashboard/);
  expect(owner.page.url()).toContain('/sign-in');
  await signInByForm(owner, email);
  await owner.sees(/This account is suspended until .* Reason: Sells sheep\./);
}

async function reinstates(staff: JourneyVisitor, owner: JourneyVisitor, email: string): Promise<void> {
  await staff.press('End suspension');
  await staff.sees('The suspension has ended.');
  await signInByForm(owner, email);
  await owner.page.waitForURL(`${app.url}/dashboard`);
}

async function readsWhatWasDone(staff: JourneyVisitor, listingId: string): Promise<void> {
  await staff.follow('View audit log');
  await staff.sees('lifted the suspension of');
  await staff.go('/staff/audit');
  const auditLog = await staff.page.locator('.acts').textContent();
  for (const words of ['lifted the suspension of', 'suspended for 3 days:', 'restored the changelog entry'])
    expect(auditLog).toContain(words);
  await staff.fill(/^Listing ID/, listingId);
  await staff.press('Filter');
  const ofListing = await staff.page.locator('.acts').textContent();
  for (const words of ['rejected the', 'approved the', 'set the plan to Plus', 'It sells sheep.'])
    expect(ofListing).toContain(words);
  await staff.follow('System');
  await staff.page.getByRole('heading', { name: 'Database' }).waitFor();
}

interface Met {
  readonly staff: JourneyVisitor;
  readonly owner: JourneyVisitor;
  readonly email: string;
  readonly listingId: string;
  readonly name: string;
  readonly bot: string;
}

/** Staff has rejected a new listing once and then approved it. */
async function meet(way: JourneyMode): Promise<Met> {
  const [staff, owner] = await Promise.all([comeAsStaff(way), come({ ...way, byKeyboard: false })]);
  const [name, bot] = [nameBy('Sample owner', way), nameBy('Sheep', way)];
  await owner.go('/sign-up');
  const email = await signUpByForm(owner, name);
  const listingId = await addListing(owner, /A bot/, bot);
  await staff.go('/');
  await refuses(staff, bot);
  await fixes(owner, listingId);
  await approves(staff, bot);
  return { staff, owner, email, listingId, name, bot };
}

describe('staff', () => {
  test('rejects, approves and sets a plan, by keyboard', async () => {
    const { staff, owner, bot } = await meet(BY_KEYBOARD);
    await givesAPlan(staff, bot);
    await Promise.all([staff.leave(), owner.leave()]);
  });

  test.each([WITH_SCRIPT, WITHOUT_SCRIPT])('moderates listings, release notes and accounts, $way', async (way) => {
    const { staff, owner, email, listingId, name, bot } = await meet(way);
    await owner.go(`/listings/${listingId}`);
    await owner.follow('Manage listing');
    await givesAPlan(staff, bot);
    await publishes(owner);
    await removesAndRestores(staff, owner, bot);
    await suspends(staff, name);
    await isKeptOut(owner, email);
    await reinstates(staff, owner, email);
    await readsWhatWasDone(staff, listingId);
    await Promise.all([staff.leave(), owner.leave()]);
  });
});
