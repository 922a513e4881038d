// An owner's journey: a Minecraft server with webhook, vote listener and tokens, from the first test to redelivering
// failed votes and deleting the listing. The whole service, real receivers, with JavaScript, without, and with only the
// keyboard.

import type { Browser } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { castVote } from '../../src/votes/cast-vote.ts';
import { checkAccessibility, sharedBrowser } from '../support/browser.ts';
import { walkStops } from '../support/focus-stops.ts';
import {
  addListing,
  BY_KEYBOARD,
  type JourneyMode,
  type JourneyVisitor,
  signUpByForm,
  visit,
  WITH_SCRIPT,
  WITHOUT_SCRIPT,
} from '../support/journey-steps.ts';
import { type ReceivedWebhook, type Receiver, startReceiver } from '../support/receiver.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';
import { verifyBody, verifyStandard } from '../support/signatures.ts';
import { openVoteListener } from '../support/vote-listener.ts';

let app: RunningApp;
let browser: Browser;
let receiver: Receiver;
beforeAll(async () => {
  const environment = { PLAYER_COUNTS: 'off', FAILING_PACE_MAX: '100' };
  [browser, app, receiver] = await Promise.all([sharedBrowser(), runApp(environment), startReceiver()]);
});
afterAll(async () => {
  await app?.stop();
  await receiver?.close();
});

interface Place {
  readonly owner: JourneyVisitor;
  readonly id: string;
  readonly name: string;
}

async function settle({ way }: { way: JourneyMode }, kind: RegExp, word: string): Promise<Place> {
  const owner = await visit(browser, app.url, way);
  const name = `${word}-${way.way.replaceAll(' ', '-')}`;
  await owner.go('/sign-up');
  await signUpByForm(owner, `Sample owner ${name}`);
  return { owner, name, id: await addListing(owner, kind, name) };
}

const verifies = ({ body, headers }: ReceivedWebhook, secret: string): boolean => {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
};

async function savesTheWebhook({ owner }: Place): Promise<string> {
  await owner.tab('Integrate', 'Webhook');
  await owner.fill('Endpoint URL', 'nowhere');
  await owner.press('Save');
  await owner.page.locator('#url-error').waitFor();
  await owner.fill('Endpoint URL', receiver.url);
  await owner.press('Save');
  await owner.sees('Copy it now and store it');
  const secret = (await owner.page.textContent('.fresh .copy-value'))!.trim();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/=]{44}$/);
  if (owner.way.javaScript) await copies(owner, secret);
  await owner.tab('Integrate', 'Webhook');
  expect(await owner.page.locator('.fresh').count()).toBe(0);
  return secret;
}

async function copies({ page, tap }: JourneyVisitor, secret: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tap('Copy the signing secret');
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(secret);
}

async function testsIt({ owner }: Place, secret: string): Promise<void> {
  const before = receiver.received.length;
  receiver.answer = (received, response) => response.writeHead(verifies(received, secret) ? 204 : 401).end();
  await owner.press('Send test event');
  await owner.page.locator('#test .pill.good').waitFor();
  const sent = receiver.received[before]!;
  expect(verifyBody(sent.body, sent.headers['x-webhook-signature'] as string, secret)).toBe(true);
  expect(JSON.parse(sent.body)).toMatchObject({ eventId: 'test', test: true });
  await owner.press('Check my endpoint');
  await owner.page.locator('#check .pill:text-is("Passed")').waitFor();
  expect(await owner.page.locator('#check li .pill.good').count()).toBe(5);
  receiver.answer = 204;
}

async function setsUpTheListener({ owner }: Place) {
  const listener = await openVoteListener();
  await owner.tab('Integrate', 'Vote listener');
  await owner.fill('Host', '127.0.0.1');
  await owner.fill('Port', String(listener.port));
  await owner.fill(/^Token or public key/, 'not its token');
  await owner.press('Save');
  await owner.fill('Player', 'Steve_1');
  await owner.press('Send test vote');
  await owner.page.locator('.pill.bad').waitFor();
  await owner.follow('Back to the vote listener');
  await owner.fill(/^Token or public key/, listener.token!);
  await owner.press('Save');
  await owner.fill('Player', 'Steve_1');
  await owner.press('Send test vote');
  await owner.page.locator('.pill.good:text-is("Delivered")').waitFor();
  expect(listener.votes.map(({ username }) => username)).toEqual(['Steve_1']);
  return listener;
}

async function makesAndRotatesAToken({ owner }: Place): Promise<void> {
  const shown = async () => (await owner.page.textContent('.fresh .copy-value'))!.trim();
  const ask = async (token: string) =>
    (await fetch(`${app.url}/api/v1/webhooks/stats`, { headers: { authorization: `Bearer ${token}` } })).status;
  await owner.tab('Integrate', 'Tokens');
  await owner.press('Create token');
  await owner.fill('Name', 'Reward plugin');
  await owner.press('Create token');
  const first = await shown();
  expect(await ask(first)).toBe(200);
  await owner.follow('Rotate Reward plugin');
  await owner.press('Rotate token');
  expect([await ask(first), await ask(await shown())]).toEqual([401, 200]);
}

async function seesBadges({ owner }: Place): Promise<void> {
  await owner.tab('Integrate', 'Badges');
  const wide = `[...document.querySelectorAll('main img[src*=badges]')].every(({ naturalWidth }) => naturalWidth > 20)`;
  expect(await owner.page.evaluate(wide)).toBe(true);
  await owner.press('Make public');
  await owner.page.getByRole('img', { name: /^Webhook on/ }).waitFor();
}

let voters = 0;
async function votesCome({ id }: Place, count = 1): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    voters += 1;
    const voter = { voterId: `voter${voters}`, platformId: null, confirmed: true };
    await castVote(app.context.voting, { listingId: id, voter });
  }
}

const atRest = () => expect.poll(() => app.context.engine.leases).toBe(0);

/** A vote from the button to both targets: the webhook gets it signed, the game server gets the player. */
async function votesByThePage(
  { owner, id }: Place,
  secret: string,
  { until, votes }: Awaited<ReturnType<typeof openVoteListener>>,
) {
  const before = receiver.received.length;
  await owner.go(`/listings/${id}/vote`);
  await owner.fill(/^Your player name/, 'Alex_2');
  // Clicked before the challenge could start: the button waits for it.
  await owner.press('Vote');
  await owner.sees('You voted');
  await checkAccessibility(owner.page);
  await receiver.until(before + 1);
  const { body, headers } = receiver.received[before]!;
  expect(verifies({ path: '', body, headers }, secret)).toBe(true);
  const standard = {
    id: headers['webhook-id'] as string,
    timestamp: headers['webhook-timestamp'] as string,
    signature: headers['webhook-signature'] as string,
  };
  expect(verifyStandard(body, standard, secret, Math.floor(Date.now() / 1000))).toBe(true);
  await until(() => votes.some(({ username }) => username === 'Alex_2'));
  await owner.go(`/dashboard/${id}`);
}

async function mendsWhatFailed(place: Place): Promise<void> {
  const { owner } = place;
  const before = receiver.received.length;
  receiver.answer = 404;
  await votesCome(place);
  await receiver.until(before + 1);
  await atRest();
  receiver.answer = 204;
  await owner.tab('Integrate', 'Deliveries');
  if (owner.way.javaScript) await checkAccessibility(owner.page);
  await owner.follow(new RegExp(`^voter${voters}`));
  await owner.sees('The receiver answered 404: the server is there, the path is not.');
  await owner.press('Redeliver');
  await owner.sees('Attempt 2 is on its way.');
  await receiver.until(before + 2);
  const [first, second] = receiver.received.slice(before) as [ReceivedWebhook, ReceivedWebhook];
  expect(second.body).toBe(first.body);
  expect(second.headers['x-plaudit-attempt']).toBe('2');
  expect(second.headers['x-plaudit-event-id']).toBe(first.headers['x-plaudit-event-id']);
  expect(second.headers['x-plaudit-delivery']).not.toBe(first.headers['x-plaudit-delivery']);
  await atRest();
  await owner.page.reload();
  if (owner.way.javaScript) await checkAccessibility(owner.page);
}

/** Twelve, of which ten are sent in the first minute. */
async function sendsManyAgain(place: Place): Promise<void> {
  const { owner } = place;
  const before = receiver.received.length;
  receiver.answer = 404;
  await votesCome(place, 12);
  await receiver.until(before + 12);
  await atRest();
  receiver.answer = 204;
  await owner.tab('Integrate', 'Deliveries');
  await owner.follow('Bulk redeliver');
  await owner.follow('Select all failed votes since then');
  await owner.press('Redeliver 12');
  await owner.sees('Redelivering');
  await receiver.until(before + 13);
  if (owner.way.javaScript) await owner.sees(/^[1-9]\d* of 12 queued/);
  await owner.press('Stop');
  await owner.page.locator('.pill:text-is("Stopped")').waitFor();
  await atRest();
}

async function pausesAndResumes(place: Place): Promise<void> {
  const { owner } = place;
  await owner.tab('Integrate', 'Webhook');
  await owner.press('Pause');
  await owner.sees('Paused. Votes are held until you resume.');
  const before = receiver.received.length;
  await votesCome(place);
  await owner.tab('Integrate', 'Deliveries');
  await owner.page.locator(`tr:has-text("voter${voters}") .pill:text-is("On hold")`).waitFor();
  await owner.tab('Integrate', 'Webhook');
  await owner.press('Resume');
  await receiver.until(before + 1);
  expect(receiver.received[before]!.body).toContain(`"voter${voters}"`);
}

const DONE = [
  'saved the webhook URL',
  'saved the vote listener',
  'created the token Reward plugin',
  'rotated the token',
  'showed the webhook’s health',
  'started redelivering 12 events',
  'stopped the bulk redelivery',
  'paused the webhook',
  'resumed the webhook',
];

async function readsTheAuditLogAndLeaves({ owner, id, name }: Place): Promise<void> {
  await owner.tab('Team', 'Audit log');
  const auditLog = await owner.page.locator('.acts').textContent();
  for (const words of DONE) expect(auditLog).toContain(words);
  await owner.tab('Settings', 'Settings');
  await owner.follow('Delete listing');
  await owner.fill('Enter the listing’s name to confirm', 'another');
  await owner.press('Delete listing');
  await owner.sees('This does not match the listing’s name or ID.');
  await owner.fill('Enter the listing’s name to confirm', name);
  await owner.press('Delete listing');
  await owner.sees('Listing deleted.');
  expect((await owner.page.request.get(`${app.url}/listings/${id}`)).status()).toBe(404);
}

describe('an owner', () => {
  test.each([WITH_SCRIPT, WITHOUT_SCRIPT])('manages a server’s listing, $way', async (way) => {
    const place = await settle({ way }, /A Minecraft server/, 'Oak');
    const secret = await savesTheWebhook(place);
    await testsIt(place, secret);
    const listener = await setsUpTheListener(place);
    await makesAndRotatesAToken(place);
    await seesBadges(place);
    if (way.javaScript) await votesByThePage(place, secret, listener);
    await mendsWhatFailed(place);
    await sendsManyAgain(place);
    await pausesAndResumes(place);
    await readsTheAuditLogAndLeaves(place);
    await place.owner.leave();
  });

  test('sets up webhook and vote listener and tests both, by keyboard', async () => {
    const place = await settle({ way: BY_KEYBOARD }, /A Minecraft server/, 'Oak');
    const secret = await savesTheWebhook(place);
    await walkStops(place.owner.page);
    await testsIt(place, secret);
    await setsUpTheListener(place);
    await place.owner.leave();
  });
});
