// The page of a test vote (decision L4): told step by step while the vote is sent, whole for a visitor who waits, and of no
// matter to the vote for one who leaves.
import { expect, test } from 'vitest';
import type { TestVoteSent } from '../../src/web/listener-parts.ts';
import { createWeb } from '../../src/web/web.tsx';
import { MINECRAFT } from '../support/sample-data.ts';
import { LISTENER, SAMPLE_TOKEN, USUAL_STEPS } from '../support/sample-listener.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { toldSteps } from '../support/told-steps.ts';

const here = `/dashboard/${MINECRAFT.id}/listener`;

function send(change: Partial<Sample> = {}, playerName = '.Steve', headers: Record<string, string> = {}) {
  const state = sample(change);
  const answer = createWeb(sampleParts(state)).request(`${here}/test`, {
    method: 'POST',
    body: new URLSearchParams({ playerName }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
  return { state, answer: Promise.resolve(answer) };
}

/** Reads on until the text has come. */
function reading(answer: Response) {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  return {
    leave: () => reader.cancel(),
    async until(text: string): Promise<string> {
      while (!read.includes(text)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The page ended without ${text}`);
        read += value;
      }
      return read;
    },
  };
}

const ended = (change: Partial<Extract<TestVoteSent, { ok: true }>>): TestVoteSent => ({
  ok: true,
  playerName: '.Steve',
  verdict: 'rejected',
  durationMs: 91,
  diagnosis: { happened: 'The token is wrong.', todo: 'Copy it again.' },
  ...change,
});

test('L4 the page begins at once, and each step comes before the next is taken', async () => {
  const told = toldSteps();
  const { answer } = send({ testVote: { steps: told.steps, ends: ended({}) } });
  const response = await answer;
  const page = reading(response);
  const head = await page.until('<ol class="steps">');
  for (const shell of ['<!doctype html>', 'class="skip"', '<main id="content"', 'aria-current="page"'])
    expect(head).toContain(shell);
  expect(head).toContain('Test vote for <bdi>.Steve</bdi>');
  for (const step of USUAL_STEPS) {
    expect(await page.until(head)).not.toContain(`<code>${step.step}</code>`);
    told.tell({ ...step, text: step.step });
    const far = await page.until(`<code>${step.step}</code>`);
    expect(far).not.toContain('</ol>');
  }
  told.end();
  const whole = await page.until('</html>');
  expect(whole).toMatch(/<span class="pill bad">rejected<\/span>.*The token is wrong\..*Copy it again\./s);
  expect(whole).toMatch(/91 ms in all.*Back to the vote listener.*<footer/s);
  expect(whole).not.toContain('<!--cut-->');
});

test('nothing holds the stream back or keeps it, and it has the policy of every page', async () => {
  const { headers, status } = await send({}, '.Steve', { 'accept-encoding': 'gzip, deflate' }).answer;
  expect(status).toBe(200);
  expect(headers.get('content-encoding')).toBeNull();
  expect(headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(headers.get('cache-control')).toBe('private, no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['accepted', 'good', 'accepted'],
  ['rejected', 'bad', 'rejected'],
  ['failed', 'bad', 'failed, nothing sent'],
  ['sent_unconfirmed', 'warn', 'sent, not confirmed'],
  ['unknown', 'warn', 'sent, outcome not known'],
] as const)('L1 the end %s is told as it is', async (verdict, tone, word) => {
  const { answer } = send({ testVote: { steps: USUAL_STEPS, ends: ended({ verdict }) } });
  const page = await (await answer).text();
  expect(page).toContain(`<span class="pill ${tone}">${word}</span>`);
  expect(page).toContain(`class="doctor ${tone}"`);
  expect(page.includes('>accepted<')).toBe(verdict === 'accepted');
  for (const words of ['Name resolved', 'Listener greeted', 'Signed', 'Vote sent', '304 bytes', '81 ms'])
    expect(page).toContain(words);
});

test('what a listener says is text', async () => {
  const text = '<script>alert(1)</script><!--cut-->"';
  const steps = [{ step: 'answered' as const, elapsedMs: 80, text }];
  const diagnosis = { happened: `It said ${text}`, todo: text };
  const { answer } = send({ testVote: { steps, ends: ended({ diagnosis }) } }, text);
  const page = await (await answer).text();
  expect(page).not.toMatch(/<script>|<!--/);
  expect(page.match(/&lt;script&gt;alert\(1\)/g)!.length).toBeGreaterThanOrEqual(5);
  expect(page.match(/<\/html>/g)).toHaveLength(1);
});

test('a visitor who leaves changes nothing: the vote is sent to its end', async () => {
  const told = toldSteps();
  const { state, answer } = send({ testVote: { steps: told.steps, ends: null } });
  const page = reading(await answer);
  await page.until('<ol class="steps">');
  await page.leave();
  for (const step of USUAL_STEPS) told.tell(step);
  told.end();
  await expect.poll(() => state.calls).toEqual(['testVote .Steve', 'testVote ended']);
});

test('a refused player name is an ordinary page with the complaint at its field', async () => {
  const ends = { ok: false, reason: 'player_name', sentence: 'A player name has no spaces.' } as const;
  const { answer, state } = send({ testVote: { steps: [], ends } }, 'two "words"');
  const page = await (await answer).text();
  expect((await answer).status).toBe(422);
  expect(page).toMatch(/id="playerName-error"[^>]*>A player name has no spaces\./);
  expect(page).toMatch(/name="playerName"[^>]*value="two &quot;words&quot;"/);
  expect(page).toContain('<h1>Vote listener</h1>');
  expect(page).toMatch(new RegExp(`name="host"[^>]*value="${LISTENER.host}"`));
  expect(state.calls).toEqual([]);
});

test('L4 more than five tests a minute wait', async () => {
  const ends = { ok: false, reason: 'rate_limited', retryAfterSeconds: 42 } as const;
  const answer = await send({ testVote: { steps: [], ends } }).answer;
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('42');
  expect(await answer.text()).toMatch(/id="playerName-error"[^>]*>[^<]*Wait 42 s/);
});

test('without a listener there is nothing to test', async () => {
  const ends = { ok: false, reason: 'no_listener' } as const;
  const answer = await send({ listener: null, testVote: { steps: [], ends } }).answer;
  expect(answer.status).toBe(409);
  const page = await answer.text();
  expect(page).toContain('Save your vote listener first.');
  expect(page).toMatch(/name="port"[^>]*value="8192"/);
});

test('a break halfway is told on the page, without its cause', async () => {
  const told = toldSteps();
  const { answer } = send({ testVote: { steps: told.steps, ends: null } });
  const page = reading(await answer);
  told.breakOff(new Error(`secret cause ${SAMPLE_TOKEN}`));
  const whole = await page.until('</html>');
  expect(whole).toContain('Something went wrong');
  expect(whole).not.toContain('secret cause');
});

test('whoever comes back to its address finds the form', async () => {
  const answer = await createWeb(sampleParts(sample())).request(`${here}/test`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${here}#test`);
});
