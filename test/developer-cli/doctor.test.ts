// `plaudit doctor` for developers: what it finds on a real site, and what each finding depends on.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgeClock, judgeEncryption, judgeLimits, judgeReachability } from '../../cli/src/doctor/judge-site.ts';
import { hasFailedAttempt, judgeEndpoint } from '../../cli/src/doctor/judge-webhook.ts';
import { clockSkew, readRateLimit } from '../../cli/src/doctor/observed-fetch.ts';
import { runDeveloperCli } from '../support/developer-cli.ts';
import { type DeveloperSite, startDeveloperSite } from '../support/developer-site.ts';
import { unknownToken } from '../support/people-and-listings.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let site: DeveloperSite;
let receiver: Receiver;
beforeAll(async () => {
  site = await startDeveloperSite();
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await site.close();
});

/** Findings by the name of their check, and the exit status. */
async function examine(environment: Record<string, string>) {
  const { status, out } = await runDeveloperCli(['doctor', '--json'], { environment });
  const { ok, findings } = JSON.parse(out) as {
    ok: boolean;
    findings: { check: string; grade: string; what: string; todo: string }[];
  };
  const grades = Object.fromEntries(findings.map(({ check, grade }) => [check, grade]));
  const of = (check: string) => findings.find((finding) => finding.check === check);
  return { status, ok, grades, of };
}

test('a new bot has no problems, and is told what it does not have yet', async () => {
  const found = await examine(await site.environment());
  expect(found.grades).toEqual({
    encryption: 'good',
    token: 'good',
    clock: 'good',
    scopes: 'good',
    'vote-checks': 'good',
    stream: 'good',
    webhook: 'caution',
    limits: 'good',
  });
  expect(found).toMatchObject({ status: 0, ok: true });
  expect(found.of('limits')?.what).toMatch(/management \d+ of 60 in 60 s/);
  const text = await runDeveloperCli(['doctor'], { environment: await site.environment(['votes:read']) });
  expect(text).toMatchObject({ status: 0, error: '' });
  expect(text.out).toMatch(/^✓ The site is on this machine/);
  expect(text.out).toMatch(/! The token lacks webhooks:write .*\n {2}→ If you need that/);
  expect(text.out).toMatch(/No problems\.$/);
});

test('a webhook that fails, and the players who went without a reward, are problems', async () => {
  const environment = await site.environment(['votes:read', 'webhooks:write'], site.server);
  await site.setWebhook(receiver.url, site.server);
  expect((await examine(environment)).grades).toMatchObject({ endpoint: 'good', health: 'caution', rewards: 'good' });
  receiver.answer = 404;
  await site.vote('voter1', site.server, 'Steve');
  await expect.poll(deliveryStates).toEqual(['failed']);
  const found = await examine(environment);
  expect(found).toMatchObject({ status: 1, ok: false });
  expect(found.grades).toMatchObject({ webhook: 'good', endpoint: 'good', health: 'problem', rewards: 'problem' });
  expect(found.of('health')?.what).toMatch(/The last 1 attempts? failed.*404/);
  expect(found.of('rewards')).toMatchObject({
    what: expect.stringContaining('1 vote was not delivered, so players went without a reward (Steve)'),
    todo: expect.stringContaining('plaudit deliveries redeliver --status failed --since 20'),
  });
  await receiver.close();
  expect((await examine(environment)).of('endpoint')?.what).toMatch(
    /cannot be reached from here: tcp failed \(ECONNREFUSED\)/,
  );
  receiver = await startReceiver();
});

async function deliveryStates(): Promise<readonly string[]> {
  return (await site.db.selectFrom('delivery').select('state').execute()).map(({ state }) => state);
}

test('an unknown token, and a site that is not there, end the examination with what to do', async () => {
  const environment = await site.environment();
  const unknown = await examine({ ...environment, PLAUDIT_TOKEN: unknownToken(environment.PLAUDIT_TOKEN ?? '') });
  expect(unknown).toMatchObject({ status: 1, grades: { encryption: 'good', token: 'problem' } });
  const nowhere = await examine({ ...environment, PLAUDIT_URL: 'http://127.0.0.1:1' });
  expect(nowhere).toMatchObject({ status: 1, grades: { token: 'problem' } });
});

describe('findings', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const inDays = (days: number) =>
    ({ ok: true, certificateEnds: new Date(now.getTime() + days * 86_400_000) }) as const;
  const url = new URL('https://votes.example');

  test('of the certificate and the encryption', () => {
    expect(judgeReachability('endpoint', url, inDays(90), now).grade).toBe('good');
    expect(judgeReachability('endpoint', url, inDays(3), now)).toMatchObject({
      grade: 'caution',
      what: expect.stringContaining('3 days'),
    });
    const failed = { ok: false, step: 'tls', code: 'CERT_HAS_EXPIRED' } as const;
    expect(judgeReachability('endpoint', url, failed, now)).toMatchObject({
      grade: 'problem',
      todo: expect.stringContaining('certificate'),
    });
    const open = new URL('http://votes.example');
    expect(judgeEncryption(open, false, inDays(1), now).grade).toBe('problem');
  });

  test('of the endpoint: what works for the service is no problem', () => {
    const probe = { ok: false, step: 'tcp', code: 'ETIMEDOUT' } as const;
    expect(judgeEndpoint(url, probe, { now, isHealthy: true }).grade).toBe('caution');
    expect(judgeEndpoint(url, probe, { now, isHealthy: false }).grade).toBe('problem');
    expect(hasFailedAttempt({ status: 'waiting', attempts: 0 })).toBe(false);
    expect(hasFailedAttempt({ status: 'retrying', attempts: 1 })).toBe(true);
  });

  test('of the clock: half a second is rounding, a minute is a problem', () => {
    const serverTime = 'Thu, 01 Jan 2026 00:00:00 GMT';
    expect(clockSkew(serverTime, now.getTime(), now.getTime() + 1_000)).toBe(0);
    expect(clockSkew(null, 0, 0)).toBeNull();
    expect(clockSkew('yesterday', 0, 0)).toBeNull();
    expect([0, 2_400, -10_000, 400_000].map((ms) => judgeClock(ms).grade)).toEqual([
      'good',
      'good',
      'caution',
      'problem',
    ]);
    expect(judgeClock(400_000).what).toContain('400 seconds ahead of');
    expect(judgeClock(null).grade).toBe('caution');
  });

  test('of the rate limits: less than a fifth is worth a word', () => {
    const headers = new Headers({ 'RateLimit-Policy': '"management";q=60;w=60', RateLimit: '"management";r=11;t=42' });
    const limit = readRateLimit(headers)!;
    expect(limit).toEqual({ name: 'management', limit: 60, remaining: 11, windowSeconds: 60 });
    expect(judgeLimits([limit])).toMatchObject({ grade: 'caution' });
    expect(judgeLimits([{ ...limit, remaining: 12 }])).toMatchObject({ grade: 'good' });
    expect(readRateLimit(new Headers())).toBeNull();
  });
});
