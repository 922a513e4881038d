// A voter who returns: marks favorites, votes for one after the other, is reminded once for all, and makes a profile
// public; in a real browser against the whole service, with JavaScript, without, and by keyboard.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import { sharedBrowser } from '../support/browser.ts';
import {
  BY_KEYBOARD,
  type JourneyVisitor,
  nameBy,
  signUpByForm,
  visit,
  WITH_SCRIPT,
  WITHOUT_SCRIPT,
} from '../support/journey-steps.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

const NAMES = ['Amber Valley', 'Birch Harbor'] as const;

let app: RunningApp;
let browser: Browser;
let paths: readonly string[];
beforeAll(async () => {
  // The challenge needs JavaScript; other journeys solve it.
  [browser, app] = await Promise.all([sharedBrowser(), runApp({ PLAYER_COUNTS: 'off', VOTE_CHALLENGE: 'off' })]);
  const { db } = app.context;
  await db.insertInto('person').values({ id: 'usr_o', email: 'o@mail.example', name: 'Sample owner' }).execute();
  paths = await Promise.all(
    NAMES.map(async (name) => {
      const made = await createListing(db, { type: 'game', game: 'fivem', name, ownerId: 'usr_o', by: OPERATOR });
      if (!made.ok) throw new Error(made.reason);
      return `/listings/${made.listing.id}`;
    }),
  );
});
afterAll(() => app?.stop());

async function marksFavorites(voter: JourneyVisitor): Promise<void> {
  for (const path of paths) {
    await voter.go(path);
    await voter.press('Add to favorites');
    await voter.sees('is one of your favorites.');
    await voter.sees('Remove from favorites');
  }
}

async function votesForEach(voter: JourneyVisitor): Promise<void> {
  await voter.go('/favorites');
  await voter.follow(/^Start with/);
  await voter.press('Vote');
  await voter.sees('1-day streak');
  await voter.follow(/^Next favorite/);
  await voter.press('Vote');
  await voter.sees('1-day streak');
  expect(await voter.page.getByText('Next favorite').count()).toBe(0);
  await voter.follow('All favorites');
  await voter.sees('You have voted for all of them.');
}

async function isRemindedOnce(voter: JourneyVisitor): Promise<void> {
  await voter.choose(/When all favorites are ready/);
  await voter.choose(/Show it in my calendar/);
  await voter.press('Save reminder');
  await voter.sees('Your reminder was saved.');
  await voter.press('Create calendar address');
  await voter.follow('Favorites');
  await voter.press(`Remove ${NAMES[0]} from your favorites`);
  await voter.press('Undo');
  await voter.sees(`${NAMES[0]} is one of your favorites.`);
}

async function showsProfile(voter: JourneyVisitor, handle: string): Promise<void> {
  await voter.go('/account');
  await voter.sees('You are anonymous.');
  await voter.follow('Set up profile');
  await voter.fill('Handle', 'admin');
  await voter.press('Save profile');
  await voter.page.locator('#handle-error').waitFor();
  await voter.fill('Handle', handle);
  await voter.choose(/Make my profile public/);
  await voter.press('Save profile');
  await voter.sees('Your profile is public.');
  const visitor = await visit(browser, app.url, WITHOUT_SCRIPT);
  await visitor.go(`/people/${handle}`);
  await visitor.sees('Member since');
  await visitor.leave();
}

test.each([WITH_SCRIPT, WITHOUT_SCRIPT, BY_KEYBOARD])('P524 a voter returns, $way', async (way) => {
  const voter = await visit(browser, app.url, way);
  await voter.go('/sign-up');
  await signUpByForm(voter, nameBy('Returning voter', way));
  await marksFavorites(voter);
  await votesForEach(voter);
  await isRemindedOnce(voter);
  await showsProfile(voter, nameBy('returning', way));
  await voter.leave();
});
