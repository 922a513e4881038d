// VOTE_CAPTCHA: what the vote page shows and allows for each choice, and what happens when the provider does not work
// (P457, P458, P459).
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { judgeCaptchaKeys } from '../../src/doctor/checks/vote-captcha.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { readSystemStatus } from '../../src/system/system-status.ts';
import { judgeVerification } from '../../src/votes/captcha-providers.ts';
import { captchaSettings, type FakeCaptcha, startFakeCaptcha } from '../support/fake-captcha.ts';
import { MINECRAFT, VOTER } from '../support/seed/sample-site.ts';
import { openSite, type Site } from '../support/site.ts';

const VOTE = `/listings/${MINECRAFT.id}/vote`;
const FIELDS = { turnstile: 'cf-turnstile-response', hcaptcha: 'h-captcha-response' } as const;

type Kind = keyof typeof FIELDS;

async function openWith(kind: Kind): Promise<{ site: Site; fake: FakeCaptcha }> {
  const fake = await startFakeCaptcha();
  onTestFinished(() => fake.close());
  const environment = captchaSettings(kind);
  const site = await openSite({ as: 'voter', environment, overrides: { captchaOrigin: fake.origin } });
  return { site, fake };
}

const voteCount = async ({ db }: Site) =>
  (await db.selectFrom('vote').select('event_id').where('voter_id', '=', VOTER.id).execute()).length;

/** Solves our own challenge like the widget. */
async function solved(site: Site): Promise<string> {
  const response = await site.request(`${VOTE}/challenge`);
  expect(response.status).toBe(200);
  const { work, ...challenge } = (await response.json()) as Challenge & { work: { level: string } };
  expect(work.level).toBe('hardest');
  // The key comes from one guess, because the test does not have to search for it.
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const policyOf = ({ response }: { response: Response }) => response.headers.get('content-security-policy') ?? '';

describe.each(['turnstile', 'hcaptcha'] as const)('P457 with %s', (kind) => {
  test('a vote counts with a token that the provider accepts, once, and with no other', async () => {
    const { site, fake } = await openWith(kind);
    const { page } = await site.get(VOTE);
    expect(page).toContain(`data-captcha="${kind}"`);
    expect(page).not.toMatch(/data-challenge|sample-secret/);
    for (const token of ['', 'forged', 'x'.repeat(12_000)]) {
      const refused = await site.post(VOTE, { [FIELDS[kind]]: token });
      expect([refused.status, await voteCount(site)]).toEqual([422, 0]);
    }
    expect((await site.post(VOTE, { [FIELDS[kind]]: fake.issue() })).status).toBe(303);
    expect(await voteCount(site)).toBe(1);
    // The address of the voter is not sent.
    expect(fake.asked.at(-1)).toEqual({ secret: 'sample-secret', response: 'token-1', sitekey: 'sample-site-key' });
    expect(fake.asked.length).toBe(2);
  });

  test('our own challenge does not replace it while it works', async () => {
    const { site } = await openWith(kind);
    const challenge = await site.request(`${VOTE}/challenge`);
    expect(challenge.status).toBe(409);
    const issued = await site.app.voteChallenge.create(
      { listingId: MINECRAFT.id, personId: VOTER.id },
      { level: 'easy', replacesCaptcha: false },
    );
    const own = issued as unknown as Challenge;
    const payload = { challenge: own, solution: await solveChallenge({ challenge: own, deriveKey }) };
    const altcha = Buffer.from(JSON.stringify(payload)).toString('base64');
    expect((await site.post(VOTE, { altcha })).status).toBe(422);
    expect(await voteCount(site)).toBe(0);
    expect((await site.get(`${VOTE}?captcha=unreachable`)).page).toContain('could not be loaded in your browser');
  });

  test('P458 if its script is not served, a browser that says so gets our challenge', async () => {
    const { site, fake } = await openWith(kind);
    fake.mode = 'no_script';
    expect((await site.get(VOTE)).page).toContain('data-captcha');
    const { page } = await site.get(`${VOTE}?captcha=unreachable`);
    expect(page).toContain('data-challenge');
    expect(page).toContain('does not respond at the moment');
  });

  test('P459 its origin is allowed on the vote page and nowhere else', async () => {
    const { site, fake } = await openWith(kind);
    const policy = policyOf(await site.get(VOTE));
    for (const directive of ['script-src', 'style-src', 'connect-src'])
      expect(policy).toContain(`${directive} 'self' ${fake.origin}`);
    expect(policy).toContain(`frame-src ${fake.origin}`);
    for (const path of ['/', `/listings/${MINECRAFT.id}`, '/account', '/sign-in'])
      expect(policyOf(await site.get(path))).not.toContain(fake.origin);
  });
});

test.each(['<script>alert(1)</script>', 'foreign'])(
  'P458 a token that gets no result (%s) does not make the provider unavailable for anybody',
  async (token) => {
    const { site, fake } = await openWith('hcaptcha');
    const refused = await site.post(VOTE, { 'h-captcha-response': token });
    expect([refused.status, refused.page.includes('did not accept the check')]).toEqual([422, true]);
    expect((await site.request(`${VOTE}/challenge`)).status).toBe(409);
    expect((await site.get(VOTE)).page).not.toContain('data-challenge');
    const askedBefore = fake.asked.length;
    for (let times = 0; times < 3; times += 1) await site.post(VOTE, { 'h-captcha-response': token });
    // Our own question is not repeated for each of them.
    expect(fake.asked.length).toBe(askedBefore + 3);
  },
);

describe('P458 if the provider does not work', () => {
  test('the vote counts with our hardest challenge', async () => {
    const { site, fake } = await openWith('hcaptcha');
    fake.mode = 'down';
    const first = await site.post(VOTE, { 'h-captcha-response': fake.issue() });
    expect([first.status, await voteCount(site)]).toEqual([503, 0]);
    expect(first.page).toContain('press Vote again');
    expect(first.page).toContain('data-challenge');
    expect((await site.post(VOTE, { altcha: await solved(site) })).status).toBe(303);
    expect(await voteCount(site)).toBe(1);
  });

  test.each(['down', 'rejects_keys', 'nonsense'] as const)(
    'because it is %s, voters get our challenge and staff sees why',
    async (mode) => {
      const { site, fake } = await openWith('turnstile');
      fake.mode = mode;
      expect((await site.post(VOTE, { 'cf-turnstile-response': fake.issue() })).status).toBe(503);
      expect((await site.get(VOTE)).page).toContain('data-challenge');
      const { warnings } = await readSystemStatus(site.app);
      expect(warnings.map(({ title }) => ENGLISH.text(title))).toContain('The captcha before a vote does not work');
    },
  );
});

test('P458 a provider that does not respond costs one voter five seconds, then nobody for a minute', async () => {
  const { site, fake } = await openWith('hcaptcha');
  fake.mode = 'silent';
  expect((await site.post(VOTE, { 'h-captcha-response': 'any' })).status).toBe(503);
  const startedAt = performance.now();
  expect((await site.get(VOTE)).page).toContain('data-challenge');
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

test('P457 altcha: the voter starts the widget, and the work is harder', async () => {
  const site = await openSite({ as: 'voter', environment: { VOTE_CHALLENGE: 'on', VOTE_CAPTCHA: 'altcha' } });
  const shown = await site.get(VOTE);
  expect(shown.page).toContain('data-auto="off"');
  expect(policyOf(shown)).not.toContain('http');
  expect(await (await site.request(`${VOTE}/challenge`)).json()).toMatchObject({ work: { level: 'hard' } });
});

test('P457 without it, the policy of the vote page allows only our own files', async () => {
  const site = await openSite({ as: 'voter', environment: { VOTE_CHALLENGE: 'on' } });
  const shown = await site.get(VOTE);
  expect(shown.page).toContain('data-auto="onload"');
  expect(policyOf(shown)).not.toMatch(/http|frame-src/);
});

test('P457 the service does not start without the keys, or with the challenge off', () => {
  const read = (environment: Record<string, string>) => () => readConfig(environment);
  expect(read({ VOTE_CAPTCHA: 'hcaptcha' })).toThrow('VOTE_CAPTCHA_SITE_KEY must be set if VOTE_CAPTCHA is hcaptcha');
  expect(read({ VOTE_CAPTCHA: 'turnstile', VOTE_CAPTCHA_SITE_KEY: 'a' })).toThrow('VOTE_CAPTCHA_SECRET must be set');
  expect(read({ VOTE_CAPTCHA: 'altcha', VOTE_CHALLENGE: 'off' })).toThrow('VOTE_CHALLENGE must be on');
  expect(read({ VOTE_CAPTCHA: 'recaptcha' })).toThrow('VOTE_CAPTCHA must be');
});

test.each([
  [200, { success: true }, 'passed'],
  [200, { success: false, 'error-codes': ['invalid-input-response'] }, 'refused'],
  [200, { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'refused'],
  [400, { success: false, 'error-codes': ['invalid-input-secret'] }, 'misconfigured'],
  [200, { success: false, 'error-codes': ['sitekey-secret-mismatch'] }, 'misconfigured'],
  [200, { success: false, 'error-codes': ['internal-error'] }, 'no_result'],
  [503, { success: true }, 'no_result'],
  [404, { success: true }, 'no_result'],
  [200, { success: 'true' }, 'no_result'],
  [200, [], 'no_result'],
] as const)('P457 a response %i with %j means %s', (status, body, verdict) => {
  expect(judgeVerification({ status, body: JSON.stringify(body) })).toBe(verdict);
});

test('P457 the doctor says whether the provider accepts the keys', () => {
  const judge = (code: string) =>
    judgeCaptchaKeys({ status: 200, body: JSON.stringify({ success: false, 'error-codes': [code] }) }, 'hCaptcha');
  expect(judge('invalid-input-response')).toMatchObject({ status: 'ok' });
  expect(judge('invalid-input-secret')).toMatchObject({ status: 'problem' });
  expect(judgeCaptchaKeys({ status: 502, body: '' }, 'hCaptcha')).toMatchObject({ status: 'unknown' });
});
