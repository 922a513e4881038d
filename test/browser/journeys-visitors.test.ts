// A voter's journey from a misspelled search to a deleted account; a bot owner who writes release notes and invites
// managers, and a manager's journey from the invitation to leaving: in a real browser against the whole service, with
// JavaScript, without, and by keyboard.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import { setPlan } from '../../src/listings/save-listing.ts';
import { sharedBrowser } from '../support/browser.ts';
import { walkStops } from '../support/focus-stops.ts';
import {
  addListing,
  addressOf,
  BY_KEYBOARD,
  JOURNEY_PASSWORD,
  type JourneyMode,
  type JourneyVisitor,
  nameBy,
  signUpByForm,
  visit,
  WITH_SCRIPT,
  WITHOUT_SCRIPT,
} from '../support/journey-steps.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

const WAYS = [WITH_SCRIPT, WITHOUT_SCRIPT, BY_KEYBOARD];

let app: RunningApp;
let browser: Browser;
beforeAll(async () => {
  [browser, app] = await Promise.all([sharedBrowser(), runApp({ PLAYER_COUNTS: 'off' })]);
});
afterAll(async () => {
  await app?.stop();
});

const come = (way: JourneyMode) => visit(browser, app.url, way);

describe('a voter', () => {
  let lantern: string;
  beforeAll(async () => {
    const { db } = app.context;
    await db.insertInto('person').values({ id: 'usr_o', email: 'o@mail.example', name: 'Sample owner' }).execute();
    const server = { type: 'game', game: 'minecraft', ownerId: 'usr_o', by: OPERATOR } as const;
    await createListing(db, { ...server, name: 'Quarry Works', tags: ['creative'] });
    const made = await createListing(db, { ...server, name: 'Lantern Hollow', tags: ['survival'] });
    if (!made.ok) throw new Error(made.reason);
    lantern = made.listing.id;
  });

  async function findsIt(voter: JourneyVisitor): Promise<void> {
    await voter.go('/servers');
    await voter.fill('Search servers', 'Lantren Holow');
    await voter.press('Search');
    await voter.sees('Similar to');
    await voter.follow('survival');
    await voter.sees('Lantern Hollow');
    await voter.fill('Search servers', '');
    await voter.press('Search');
    await voter.sees('1 server');
    expect(await voter.page.locator('main').textContent()).not.toContain('Quarry Works');
    await voter.follow('Lantern Hollow');
  }

  async function votes(voter: JourneyVisitor): Promise<void> {
    await voter.fill(/Your player name/, 'not a name');
    await voter.press('Vote');
    await voter.page.locator('#playerName-error').waitFor();
    await voter.fill(/Your player name/, 'Steve_1');
    await voter.press('Vote');
  }

  /** What the page says without JavaScript, and that enabling it for this page is enough. */
  async function learnsThatScriptIsNeeded(voter: JourneyVisitor): Promise<void> {
    // Visible to people, but not to text search.
    expect(await voter.page.evaluate('document.body.innerText')).toContain('Voting requires JavaScript');
    await voter.press('Vote');
    await voter.sees('The check needs JavaScript: if JavaScript is disabled, enable it for this page.');
    const session = await voter.page.context().storageState();
    const withScript = await visit(browser, app.url, WITH_SCRIPT, { storageState: session });
    await withScript.go(`/listings/${lantern}/vote`);
    await votes(withScript);
    await withScript.leave();
    await voter.go(`/listings/${lantern}/vote`);
  }

  async function isReminded(voter: JourneyVisitor): Promise<void> {
    await voter.sees(voter.way.javaScript ? /in 23:59:\d\d/ : /You can vote again\s+in/);
    const calendar = await voter.download('Add to calendar');
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar).toContain('Lantern Hollow');
    await voter.menu('My votes');
    await voter.sees('One vote, most recently');
  }

  async function takesItAlongAndLeaves(voter: JourneyVisitor, email: string): Promise<void> {
    await voter.follow('Your data');
    const data = JSON.parse(await voter.download('Download file'));
    expect(data).toMatchObject({
      account: { email },
      votes: [{ listingId: lantern, playerName: 'Steve_1' }],
    });
    await voter.follow('Delete account');
    await voter.press('Delete account');
    await voter.sees('Type the word delete.');
    await voter.fill('Current password', JOURNEY_PASSWORD);
    await voter.fill('Type the word delete', 'delete');
    await voter.press('Delete account');
    await voter.sees('Your account was deleted.');
  }

  test.each(WAYS)(
    'finds a server, votes, gets reminded, exports the data and deletes the account, $way',
    async (way) => {
      const voter = await come(way);
      const before = await app.context.db.selectFrom('vote').select('event_id').execute();
      await findsIt(voter);
      await voter.follow('Vote for Lantern Hollow');
      await voter.follow('Create account');
      const email = await signUpByForm(voter, nameBy('Sample voter', way));
      if (way.byKeyboard) await walkStops(voter.page);
      if (way.javaScript) await votes(voter);
      else await learnsThatScriptIsNeeded(voter);
      await voter.sees('You voted');
      await isReminded(voter);
      await takesItAlongAndLeaves(voter, email);
      const after = await app.context.db.selectFrom('vote').select('event_id').execute();
      expect(after).toHaveLength(before.length + 1);
      await voter.go(`/listings/${lantern}`);
      await voter.sees(`${after.length}`);
      await voter.leave();
    },
  );
});

describe('P61 the people who manage a bot', () => {
  let owner: JourneyVisitor;
  let bot: string;
  beforeAll(async () => {
    owner = await come(WITHOUT_SCRIPT);
    await owner.go('/sign-up');
    await signUpByForm(owner, 'Sample owner');
    bot = await addListing(owner, /A bot/, 'Clyde');
    await setPlan(app.context.db, bot, { plan: 'verified', changelogPro: false }, OPERATOR);
  });
  afterAll(() => owner?.leave());

  async function writesAndEdits(writer: JourneyVisitor, version: string): Promise<void> {
    await writer.go(`/dashboard/${bot}/changelog`);
    await writer.follow('Write release notes');
    await writer.fill('Version', version);
    await writer.fill('Notes', 'A **bold** step.');
    if (!writer.way.javaScript) await writer.press('Preview');
    await writer.page.locator('[data-preview] strong:text-is("bold")').waitFor();
    await writer.press('Publish');
    await writer.sees(`Version ${version} published.`);
    await writer.follow(`Edit ${version}`);
    await writer.fill(/^Headline/, 'Bolder');
    await writer.fill('Notes', 'A *bolder* step.');
    await writer.press('Save');
    await writer.sees(`Version ${version} updated.`);
  }

  test.each([WITH_SCRIPT, WITHOUT_SCRIPT])('the owner writes and edits release notes, $way', async (way) => {
    const version = `2.${WAYS.indexOf(way)}`;
    const storageState = await owner.page.context().storageState();
    const writer = await visit(browser, app.url, way, { storageState });
    await writesAndEdits(writer, version);
    await writer.follow('public changelog');
    await writer.page.locator(`article:has(h2:has-text("${version} Bolder")) em:text-is("bolder")`).waitFor();
    const feed = async (kind: string) =>
      (await writer.page.request.get(`${app.url}/listings/${bot}/changelog.${kind}`)).text();
    expect(JSON.parse(await feed('json')).items[0].content_html).toContain('<em>bolder</em>');
    expect(await feed('atom')).toContain(`${version}`);
    await writer.leave();
  });

  async function isInvited(email: string): Promise<string> {
    await owner.go(`/dashboard/${bot}/managers`);
    await owner.fill('Email address', email);
    await owner.press('Invite');
    const link = (await owner.page.textContent('.fresh .copy-value'))!.trim();
    await owner.go(link);
    await owner.sees('but you are signed in as');
    return link;
  }

  async function managesIt(manager: JourneyVisitor): Promise<void> {
    const version = `1.${WAYS.indexOf(manager.way)}`;
    await manager.tab('Content', 'Changelog');
    await manager.follow('Write release notes');
    await manager.fill('Version', version);
    await manager.fill('Notes', '**Hello**');
    await manager.press('Publish');
    await manager.sees(`Version ${version} published.`);
    await manager.tab('Settings', 'Settings');
    await manager.press('Pause listing');
    await manager.sees('Listing paused. Nobody can vote');
    await manager.press('Resume listing');
  }

  /** Neither shown nor permitted. */
  async function isKeptFromTheOwnersActs(manager: JourneyVisitor): Promise<void> {
    const { page } = manager;
    expect(await page.getByRole('link', { name: 'Delete listing' }).count()).toBe(0);
    await manager.tab('Team', 'Managers');
    expect(await page.getByRole('button', { name: 'Invite' }).count()).toBe(0);
    const base = `${app.url}/dashboard/${bot}`;
    expect((await page.request.get(`${base}/settings/delete`)).status()).toBe(403);
    const headers = { origin: app.url };
    for (const act of ['settings/delete', 'managers', 'managers/hand-over']) {
      const answer = await page.request.post(`${base}/${act}`, { headers, form: { name: 'Clyde', to: 'x' } });
      expect({ act, status: answer.status() }).toEqual({ act, status: 403 });
    }
  }

  async function leaves(manager: JourneyVisitor): Promise<void> {
    await manager.follow('Leave');
    await manager.press('Leave');
    await manager.sees('You left the listing.');
  }

  async function isRemoved(name: string): Promise<void> {
    await owner.go(`/dashboard/${bot}/managers`);
    await owner.follow(`Remove ${name}`);
    await owner.press('Remove manager');
    await owner.sees('The manager was removed.');
  }

  test.each(WAYS)('a manager is invited, creates an account, accepts, manages and leaves, $way', async (way) => {
    const name = nameBy('Sample manager', way);
    const link = await isInvited(addressOf(name).toUpperCase());
    const manager = await come(way);
    await manager.go(link);
    await manager.follow('Create account');
    await signUpByForm(manager, name);
    if (way.byKeyboard) await walkStops(manager.page);
    await manager.press('Accept');
    await manager.sees('You now manage this listing.');
    await managesIt(manager);
    await isKeptFromTheOwnersActs(manager);
    await (way === WITHOUT_SCRIPT ? isRemoved(name) : leaves(manager));
    const events = (await selectAuditEvents(app.context.db, { listingId: bot, limit: 8 })).map(({ action }) => action);
    expect(events.slice(0, 5)).toEqual([
      way === WITHOUT_SCRIPT ? 'manager.removed' : 'manager.left',
      'listing.resumed',
      'listing.paused',
      'changelog.written',
      'manager.joined',
    ]);
    expect((await manager.page.request.get(`${app.url}/dashboard/${bot}`)).status()).toBe(403);
    await manager.leave();
  });
});
