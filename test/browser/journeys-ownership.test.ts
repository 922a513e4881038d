// An owner proves a game server; somebody else who can prove another one claims it, and staff transfers it: the whole
// service and a game server on loopback, with JavaScript, without, and by keyboard.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser, type View } from '../support/browser.ts';
import { type GameServer, serveJson } from '../support/game-servers.ts';
import {
  addListing,
  BY_KEYBOARD,
  becomeStaff,
  type JourneyMode,
  type JourneyVisitor,
  nameBy,
  signUpByForm,
  visit,
  WITH_SCRIPT,
  WITHOUT_SCRIPT,
} from '../support/journey-steps.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

let app: RunningApp;
let browser: Browser;
let server: GameServer;
let variable = '';
let staffSession: NonNullable<View['storageState']>;

beforeAll(async () => {
  [browser, app, server] = await Promise.all([
    sharedBrowser(),
    runApp(),
    serveJson((_, response) => void response.end(JSON.stringify({ vars: { plaudit: variable } }))),
  ]);
  staffSession = await becomeStaff(browser, app);
});
afterAll(async () => {
  await server?.close();
  await app?.stop();
});

/** The code that the page shows, as a person copies it. */
async function codeOn(visitor: JourneyVisitor): Promise<string> {
  const line = await visitor.page.locator('.copy-value', { hasText: 'plaudit-' }).first().textContent();
  return /plaudit-[0-9a-z]{8}/.exec(line ?? '')![0];
}

describe.each([WITH_SCRIPT, WITHOUT_SCRIPT, BY_KEYBOARD])('$way', (way: JourneyMode) => {
  test('an owner proves a server, and a stranger claims one that was never proven', async () => {
    const name = nameBy('Sample server', way);
    const owner = await visit(browser, app.url, way);
    await owner.go('/sign-up');
    await signUpByForm(owner, nameBy('Sample owner', way));
    const id = await addListing(owner, /FiveM/, name);
    await owner.go(`/dashboard/${id}/page`);
    await owner.fill(/^Server address/, `127.0.0.1:${server.port}`);
    await owner.press('Save');
    await owner.sees('Saved.');
    await owner.go(`/dashboard/${id}/ownership`);
    await owner.press(/^Check now/);
    await owner.sees('The check found no proof');

    const stranger = await visit(browser, app.url, way);
    await stranger.go('/sign-up');
    await signUpByForm(stranger, nameBy('Sample stranger', way));
    await stranger.go(`/listings/${id}`);
    await stranger.sees('Owner not verified');
    await stranger.follow(/Claim the listing$/);
    variable = await codeOn(stranger);
    await stranger.press(/^Check now/);
    await stranger.sees('Your claim');

    const staff = await visit(browser, app.url, way, { storageState: staffSession });
    await staff.go('/staff/claims');
    await staff.follow(`Transfer now ${name}`);
    await staff.press('Transfer listing');
    await staff.sees('The listing was transferred.');
    await staff.leave();

    expect((await stranger.page.request.get(`${app.url}/dashboard/${id}`)).status()).toBe(200);
    expect((await owner.page.request.get(`${app.url}/dashboard/${id}`)).status()).toBe(403);
    await stranger.go(`/listings/${id}`);
    await stranger.sees('Owner verified');
    await stranger.leave();
    await owner.leave();
  });
});
