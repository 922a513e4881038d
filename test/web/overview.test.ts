// The overviews (decisions P56, P57): health in a sentence with the next step, and a list of first steps that goes when it is done.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { MINECRAFT, STEPS_TAKEN } from '../support/sample-data.ts';
import { LISTENER } from '../support/sample-listener.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { postForm } from '../support/sample-site.ts';

const path = `/dashboard/${MINECRAFT.id}`;

function site(change: Partial<Sample> = {}) {
  const state = sample(change);
  const web = createWeb(sampleParts(state));
  const read = async (at = path) => (await web.request(at)).text();
  const post = (fields: Record<string, string>) => postForm(web, `${path}/first-steps`, fields);
  return { state, read, post };
}

describe('the overview', () => {
  test('shows votes by day and by hour, and players over time', async () => {
    const page = await site().read();
    expect(page).toContain('Votes, last 30 days');
    expect(page).toContain('Votes by the hour, last 48 hours');
    expect(page).toContain('Players, last 7 days');
  });

  test.each([
    ['failing', 'The last 3 attempts failed, the last with HTTP 401;', 'deliveries?answer=401'],
    ['disabled', 'votes are not sent any more', '/webhook"'],
    ['paused', 'It is paused', 'Resume it'],
    ['healthy', '1,204 votes arrived in 24 hours', 'Open the delivery log'],
    ['no_deliveries_yet', 'Not tried since it was saved', '/webhook#test'],
  ] as const)('a %s webhook: one sentence and the next step', async (status, sentence, next) => {
    const { health } = sample();
    const page = await site({ health: { ...health, status } }).read();
    expect(page).toContain(sentence);
    expect(page).toContain(next);
  });

  test('P138 a webhook that failed before it was saved again is not tried yet', async () => {
    const { health } = sample();
    const page = await site({ health: { ...health, status: 'no_deliveries_yet' } }).read();
    expect(health.lastFailure).not.toBeNull();
    expect(page).toContain('Not tried since it was saved');
    const fresh = {
      ...health,
      status: 'no_deliveries_yet' as const,
      lastFailure: null,
      lastDeliveredAt: null,
    };
    expect(await site({ health: fresh }).read()).toContain('Nothing was sent to it so far but tests');
  });

  test('P137 a listener that confirms nothing is not said to work, nor is its vote ticked as delivered', async () => {
    const change = { status: 'unconfirmed' as const, consecutiveFailures: 0, lastAcceptedAt: null };
    const listener = { ...LISTENER, ...change, lastUnconfirmedAt: new Date() };
    const steps = { ...STEPS_TAKEN, tested: false, delivered: false, unconfirmed: true };
    const page = await site({ listener, steps }).read();
    const sentence = 'Sent, not confirmed: this listener never confirms v1 votes. Use a v2 token to be sure.';
    expect(page.split(sentence)).toHaveLength(4);
    expect(page).not.toContain('the last vote was taken');
  });

  test('the first steps tick themselves, and go when all that matters is done', async () => {
    const page = await site().read();
    expect(page).toContain('Getting started');
    expect(page).toContain('4 of 5');
    const done = await site({ steps: { ...STEPS_TAKEN, delivered: true } }).read();
    expect(done).not.toContain('Getting started');
    expect(done).not.toContain('first-steps');
    const bare = { ...MINECRAFT, summary: '', tags: [] };
    expect(await site({ listings: [bare] }).read()).toContain('It still lacks a summary, tags.');
  });

  test('the first steps are put away and shown again', async () => {
    const { read, post, state } = site();
    expect((await post({ show: 'no' })).status).toBe(303);
    expect(await read()).not.toContain('Getting started');
    expect(await read()).toContain('Show the first steps again');
    await post({ show: 'yes' });
    expect(await read()).toContain('Getting started');
    expect(state.calls).toEqual(['putStepsAway true', 'putStepsAway false']);
  });

  test('the list of listings says how each fares', async () => {
    const page = await site().read('/dashboard');
    expect(page).toContain('Webhook failing: 3 in a row');
    expect(page).toContain('Webhook switched off');
  });
});
