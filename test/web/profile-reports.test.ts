// P559: reviews on a profile, reporting it, and what staff and the person see of that.
import { expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { switchReviews } from '../../src/reviews/review-switch.ts';
import {
  addHiddenProfile,
  addReportedProfile,
  addReviewedProfile,
  PROFILE_CASE,
} from '../support/seed/profile-reports.ts';
import { VOTERS_REVIEW } from '../support/seed/reviews.ts';
import { MINECRAFT, VOTER } from '../support/seed/sample-site.ts';
import { HANDLE } from '../support/seed/voters.ts';
import { openSite } from '../support/site.ts';

const profile = `/people/${HANDLE}`;
const MARK = `id="${VOTERS_REVIEW}"`;

test('P559 a profile shows its reviews only if its person, the listing and the site show them', async () => {
  const { get, app } = await openSite({ as: null, arrange: addReviewedProfile });
  const isShown = async () => (await get(profile)).page.includes(MARK);
  expect(await isShown()).toBe(true);
  const { db } = app;
  await db.updateTable('person').set({ shows_name: false }).where('id', '=', VOTER.id).execute();
  expect(await isShown()).toBe(false);
  await db.updateTable('person').set({ shows_name: true }).where('id', '=', VOTER.id).execute();
  await switchReviews(db, { listingId: MINECRAFT.id, isOff: true }, OPERATOR);
  expect(await isShown()).toBe(false);
  await switchReviews(db, { listingId: MINECRAFT.id, isOff: false }, OPERATOR);
  await db.updateTable('listing').set({ state: 'hidden', state_reason: 'Sample' }).execute();
  expect(await isShown()).toBe(false);
});

test('P559 a visitor reports a profile, and staff hides it with a reason', async () => {
  const visitor = await openSite({ as: null, arrange: addReviewedProfile });
  expect((await visitor.get(profile)).page).toContain(`href="${profile}/report"`);
  const form = await visitor.get(`${profile}/report`);
  expect(form.page).toContain('Report this profile');
  expect((await visitor.get('/people/nobody/report')).status).toBe(404);
  const sent = await visitor.postAndFollow(`${profile}/report`, { reason: 'private', text: '' });
  expect(sent.page).toContain('Thank you. Staff will look at this.');
  const staff = await openSite({ as: 'staff', arrange: addReportedProfile });
  const path = `/staff/reports/${PROFILE_CASE}`;
  const { page } = await staff.get(path);
  for (const text of ['Hide profile', 'Clear name', 'Suspend person', `Profile @${HANDLE}`])
    expect(page).toContain(text);
  expect(page).not.toContain('Ask the owner');
  expect((await staff.get(`${path}/ask`)).status).toBe(404);
  const done = await staff.postAndFollow(`${path}/hide`, { reason: 'It passes for somebody.' });
  expect(done.page).toContain('The profile was hidden.');
  expect((await staff.get(profile)).status).toBe(404);
  const shown = await staff.postAndFollow(`/staff/people/${VOTER.id}/show-profile`, {});
  expect(shown.page).toContain('The profile is no longer hidden.');
  expect((await staff.get(profile)).status).toBe(200);
});

test('P559 the person sees why, and dismisses the notice', async () => {
  const site = await openSite({ as: 'voter', arrange: addHiddenProfile });
  expect((await site.get('/account/profile')).page).toContain('It passes for somebody else.');
  const dashboard = (await site.get('/dashboard')).page;
  expect(dashboard).toContain('Staff hid your public profile');
  const news = /name="news" value="(\d+)"/.exec(dashboard)?.[1] ?? '';
  expect(dashboard).toMatch(/<span class="count">\d+<span class="unseen"> notices?<\/span>/);
  expect((await site.get('/account')).page).toContain('Staff hid your public profile');
  const dismissed = await site.postAndFollow('/account/profile/dismiss', { news, back: '/account' });
  expect(dismissed.page).not.toContain('Staff hid your public profile');
  const saved = await site.postAndFollow('/account/profile', { handle: HANDLE, public: 'yes' });
  expect(saved.page).toContain('Nobody else can see it.');
  expect((await site.get(profile)).status).toBe(404);
});
