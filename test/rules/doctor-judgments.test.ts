// Decision P227: what `plaudit doctor` and the setup checklist conclude from what they find.
import { describe, expect, test } from 'vitest';
import { formatReport } from '../../src/cli/doctor-report.ts';
import type { ObservedRequest } from '../../src/core/observed-request.ts';
import { judgeCertificate } from '../../src/doctor/checks/certificate.ts';
import { judgeClocks } from '../../src/doctor/checks/clock.ts';
import { judgeConnections, judgePooler } from '../../src/doctor/checks/connections.ts';
import { judgeDataFolder } from '../../src/doctor/checks/data-folder.ts';
import { judgeDatabase } from '../../src/doctor/checks/database.ts';
import { judgeDiscord } from '../../src/doctor/checks/discord-client.ts';
import { judgeDiskSpace } from '../../src/doctor/checks/disk-space.ts';
import { judgePublicAddress } from '../../src/doctor/checks/public-address.ts';
import { judgeReplica } from '../../src/doctor/checks/read-replica.ts';
import { judgeReplication } from '../../src/doctor/checks/replication.ts';
import { judgeRoblox } from '../../src/doctor/checks/roblox-client.ts';
import { judgeMemory, judgeNode } from '../../src/doctor/checks/runtime.ts';
import { judgeKeys } from '../../src/doctor/checks/secret-key.ts';
import type { DoctorContext } from '../../src/doctor/doctor-context.ts';
import { problemFinding } from '../../src/doctor/finding.ts';
import { judgeProxy } from '../../src/doctor/judge-proxy.ts';
import { runChecks } from '../../src/doctor/run-checks.ts';
import type { SelfCheckResult } from '../../src/doctor/self-check.ts';

const MB = 1_000_000;
const AT = new Date('2026-11-23T12:00:00Z');
const SITE = 'https://votes.example';

test.each([
  [100 * MB, 'problem'],
  [900 * MB, 'warning'],
  [1_100 * MB, 'ok'],
])('P227 %d free bytes: %s', (freeBytes, status) => {
  const backups = { setting: 'BACKUP_DIR', freeBytes: 50_000 * MB };
  expect(judgeDiskSpace([backups, { setting: 'DATA_DIR', freeBytes }])).toMatchObject({
    status,
    found: expect.stringContaining('DATA_DIR'),
  });
});

test.each([
  [300, true, 'problem'],
  [450, true, 'warning'],
  [512, true, 'ok'],
  [150, false, 'problem'],
  [250, false, 'warning'],
  [320, false, 'ok'],
])('P227 %d MB of memory, embedded database %s: %s', (megabytes, isEmbedded, status) => {
  expect(judgeMemory({ bytes: megabytes * MB, isLimited: true, isEmbedded }).status).toBe(status);
});

test('P227 Node 20 is too old', () => {
  expect([judgeNode('20.19.0').status, judgeNode('24.1.0').status]).toEqual(['problem', 'ok']);
});

test.each([
  [{ database: null, baseUrl: null }, 'not_applicable'],
  [{ database: 200, baseUrl: -4_000 }, 'ok'],
  [{ database: -20_000, baseUrl: null }, 'warning'],
  [{ database: 0, baseUrl: 200_000 }, 'problem'],
])('P227 clocks that differ by %j: %s', (offsets, status) => {
  expect(judgeClocks(offsets).status).toBe(status);
});

test.each([
  ['2027-02-01T00:00:00Z', null, 'ok', '69 days'],
  ['2026-12-01T00:00:00Z', null, 'warning', '7 days'],
  ['2026-11-01T00:00:00Z', 'CERT_HAS_EXPIRED', 'problem', 'expired on 2026-11-01'],
  ['2027-02-01T00:00:00Z', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'problem', 'incomplete'],
  ['2027-02-01T00:00:00Z', 'SOMETHING_ELSE', 'problem', 'SOMETHING_ELSE'],
])('P227 a certificate until %s (%s): %s', (until, error, status, words) => {
  const certificate = { isValid: error === null, error, names: ['votes.example'], issuer: 'Sample CA' };
  const finding = judgeCertificate({ ...certificate, validTo: new Date(until) }, 'votes.example', AT);
  expect(finding).toMatchObject({ status, found: expect.stringContaining(words) });
});

test.each([
  [{ available: 97, others: 2, processes: 5 }, 'ok'],
  [{ available: 97, others: 10, processes: 5 }, 'warning'],
  [{ available: 97, others: 0, processes: 6 }, 'problem'],
  [{ available: 10, others: 0, processes: 0 }, 'problem'],
])('P227 connections, 18 per process: %j: %s', (limits, status) => {
  expect(judgeConnections(limits, 18).status).toBe(status);
});

test('P227 a pooler is fine if notifications go past it', () => {
  expect([judgePooler(true).status, judgePooler(false).status]).toEqual(['ok', 'warning']);
});

test('P227 PostgreSQL must be new enough and quick', () => {
  const judge = (version: string, latencyMs: number) => judgeDatabase({ kind: 'postgres', version, latencyMs }).status;
  expect([judge('14.9', 1), judge('15.4', 1), judge('18.1', 45)]).toEqual(['problem', 'ok', 'warning']);
});

test('P227 replicas and standbys', () => {
  const replica = { lagSeconds: 0.4, isUsed: true, reason: null };
  expect(judgeReplica(replica).found).toBe('The read replica is 0.4 seconds behind the primary.');
  expect(judgeReplica({ lagSeconds: 9, isUsed: false, reason: 'behind' }).status).toBe('warning');
  const alone = { standbys: 0, synchronous: 0, namesStandbys: false, synchronousCommit: 'on' };
  expect(judgeReplication(alone).status).toBe('not_applicable');
  expect(judgeReplication({ ...alone, namesStandbys: true }).status).toBe('problem');
  expect(judgeReplication({ ...alone, standbys: 1 }).status).toBe('warning');
  expect(judgeReplication({ ...alone, standbys: 1, synchronous: 1, namesStandbys: true }).status).toBe('ok');
});

test('P227 secrets that no key decrypts are a problem, and an unfinished rotation is a warning', () => {
  const current = { id: 'a', isCurrent: true, secrets: 5 };
  const previous = { id: 'b', isCurrent: false, secrets: 2 };
  const rotated = { keys: [current], missing: [], unreadable: 0, isRotated: true };
  expect(judgeKeys(rotated).status).toBe('ok');
  expect(judgeKeys({ ...rotated, keys: [current, previous], isRotated: false }).status).toBe('warning');
  expect(judgeKeys({ ...rotated, missing: [{ id: 'c', secrets: 1 }] }).found).toMatch(/^1 secret is encrypted/);
});

test.each([
  [{ owner: 0, mode: 0o700, keyMode: 0o600 }, 'ok'],
  [{ owner: 0, mode: 0o750, keyMode: 0o600 }, 'problem'],
  [{ owner: 0, mode: 0o700, keyMode: 0o644 }, 'problem'],
  [{ owner: 5, mode: 0o700, keyMode: null }, 'problem'],
  [null, 'not_applicable'],
])('P227 the data folder %j: %s', (facts, status) => {
  const user = facts?.owner === 5 ? 1_000 : 0;
  expect(judgeDataFolder(facts, { path: '/data', user }).status).toBe(status);
});

test.each([
  [401, '{"error":"invalid_client"}', 'problem'],
  [400, '{"error":"invalid_request","error_description":"Invalid \\"redirect_uri\\" in request."}', 'problem'],
  [400, '{"error":"invalid_grant"}', 'ok'],
  [503, '', 'unknown'],
])('P227 Discord responds with %d %s: %s', (status, body, expected) => {
  expect(judgeDiscord({ status, body }, `${SITE}/auth/callback/discord`).status).toBe(expected);
});

test.each([
  [401, '{"error":"invalid_client"}', 'problem'],
  [400, '{"error":"invalid_redirect_uri"}', 'problem'],
  [400, '{"error":"invalid_grant"}', 'ok'],
  [503, '', 'unknown'],
])('P276 Roblox responds with %d %s: %s', (status, body, expected) => {
  expect(judgeRoblox({ status, body }, `${SITE}/auth/callback/roblox`).status).toBe(expected);
});

describe('P227 who responds at BASE_URL', () => {
  const responded: SelfCheckResult = {
    kind: 'responded',
    status: 404,
    location: null,
    clockOffsetMs: 0,
    certificate: null,
    service: null,
  };
  const refused: SelfCheckResult = { kind: 'unreachable', code: 'ECONNREFUSED' };
  const judge = (self: SelfCheckResult, isServiceRunning: boolean | null = true, hasKey = true) =>
    judgePublicAddress({ baseUrl: SITE, self, isServiceRunning, hasKey });

  test.each([
    [judge(refused), 'problem', 'Nothing listens at votes.example.'],
    [judge(refused, false), 'unknown', 'because the service is not running'],
    [judge({ kind: 'unreachable', code: 'ENOTFOUND' }, false), 'problem', 'votes.example cannot be found'],
    [judge({ kind: 'unreachable', code: 'ETIMEDOUT' }), 'problem', 'does not respond'],
    [judge({ kind: 'unreachable', code: 'EPROTO' }), 'problem', '(EPROTO)'],
    [judge({ ...responded, status: 502 }, false), 'unknown', 'because the service is not running'],
    [
      judge({ ...responded, status: 301, location: 'https://www.votes.example/' }),
      'problem',
      'redirects to https://www',
    ],
    [judge({ ...responded, status: 421 }), 'problem', 'another Host header'],
    [judge(responded), 'problem', 'another server'],
    [judge(responded, true, false), 'unknown', 'Without the secret key'],
  ])('%j', (finding, status, words) => {
    expect(finding).toMatchObject({ status, found: expect.stringContaining(words) });
  });
});

describe('P227 what a request says about the proxy', () => {
  const request: ObservedRequest = {
    peer: '127.0.0.1',
    isPeerTrusted: true,
    client: '203.0.113.9',
    host: 'votes.example',
    forwardedFor: '203.0.113.9',
    forwarded: null,
    forwardedProto: 'https',
  };
  const none = { forwardedFor: null, client: '127.0.0.1' };

  test.each([
    [request, SITE, 'ok'],
    [{ ...request, isPeerTrusted: false }, SITE, 'problem'],
    [{ ...request, ...none }, SITE, 'problem'],
    [{ ...request, ...none, isPeerTrusted: false }, SITE, 'problem'],
    [{ ...request, ...none }, 'http://localhost:3000', 'not_applicable'],
    [{ ...request, ...none }, 'http://votes.example', 'ok'],
    [{ ...request, forwardedProto: 'http' }, SITE, 'warning'],
    [{ ...request, client: '10.0.0.7' }, SITE, 'warning'],
    [{ ...request, client: 'fd00::7' }, SITE, 'warning'],
  ])('%j for %s: %s', (observed, baseUrl, status) => {
    expect(judgeProxy(observed, baseUrl, 'browser').status).toBe(status);
  });

  test('the doctor itself may come from a private address', () => {
    expect(judgeProxy({ ...request, client: '10.0.0.7' }, SITE, 'doctor').status).toBe('ok');
  });
});

test('P227 the report merges checks that failed for the same reason', () => {
  const check = (name: string, found: string) => ({ id: name, name, question: '', status: 'unknown' as const, found });
  const closed = ['Schema', 'Replication', 'Staff'].map((name) => check(name, 'The database is not open.'));
  expect(formatReport([...closed, check('Clocks', 'No other clock.')]).split('\n')).toEqual([
    'Unknown  3 checks         The database is not open. (Schema, Replication, Staff)',
    'Unknown  Clocks           No other clock.',
    '',
    'No problems found.',
  ]);
});

test('P227 a check that gets no connection to the database is too slow, whichever limit is reached first', async () => {
  const tooSlow = problemFinding('A simple query took more than 5 seconds.', 'Look for locks.');
  const run = () => Promise.reject(new Error('timeout exceeded when trying to connect'));
  const check = { id: 'database', name: 'Database', question: 'Does the database respond?', tooSlow, run } as const;
  expect(await runChecks([check], {} as DoctorContext)).toMatchObject([tooSlow]);
});
