// The Python package against the real service: the client, and a receiver that the service delivers to and grades.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkReceiver } from '../../src/votes/check-receiver.ts';
import { findPython } from '../support/python.ts';
import {
  openTranscriptSetup,
  TRANSCRIPT_BOT,
  TRANSCRIPT_VOTER,
  type TranscriptSetup,
} from '../support/transcript-setup.ts';

const ROOT = join(import.meta.dirname, '../..');
const python = findPython();

describe.skipIf(!python)('the Python package and the real service', () => {
  let site: TranscriptSetup;
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-python-'));
  const running: ChildProcess[] = [];
  beforeAll(async () => {
    site = await openTranscriptSetup();
  });
  afterEach(() => {
    for (const child of running.splice(0)) child.kill();
  });
  afterAll(async () => {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts the program; `next` returns its next line of output, null at its end. */
  function start(words: readonly string[], environment: Record<string, string> = {}) {
    const { bot, server, game } = site.tokens;
    const child = spawn(python ?? '', [join(import.meta.dirname, 'sample-program.py'), ...words], {
      env: {
        ...process.env,
        PYTHONPATH: join(ROOT, 'python'),
        PYTHONDONTWRITEBYTECODE: '1',
        BOT_TOKEN: bot,
        SERVER_TOKEN: server,
        GAME_TOKEN: game,
        VOTER: TRANSCRIPT_VOTER,
        PLAYER: site.playerId[0],
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    return { child, next: async () => ((line) => (line.done ? null : JSON.parse(line.value)))(await lines.next()) };
  }

  async function outputOf(...words: readonly string[]): Promise<readonly unknown[]> {
    const { next } = start(words);
    const lines: unknown[] = [];
    for (let line = await next(); line !== null; line = await next()) lines.push(line);
    return lines;
  }

  async function callApi(method: string, path: string, body?: object): Promise<{ readonly secret?: string }> {
    const response = await fetch(`${site.app.url}/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${site.tokens.bot}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as { secret?: string };
  }

  test('the client does what the API offers', async () => {
    expect(await outputOf('client', site.app.url)).toEqual([
      { token: TRANSCRIPT_BOT, check: true, none: false },
      { checked: 61, voted: ['Steve_1'] },
      { identity: true, many: true },
      { votes: [TRANSCRIPT_VOTER], total: 1 },
      { claims: [[true], []] },
      { created: true, title: 'Python', deleted: true },
      {
        failures: [
          ['InvalidRequest', 'VALIDATION_FAILED'],
          ['NotFound', 'NOT_FOUND'],
          ['NotAuthorized', 'UNAUTHENTICATED'],
        ],
      },
    ]);
  });

  test('a receiver gets votes and tests, passes the check of receivers, and rewards a redelivered vote once', async () => {
    const database = join(folder, 'votes.db');
    const first = start(['receive', database]);
    const { port } = await first.next();
    const { secret = '' } = await callApi('PUT', '/webhooks/config', { url: `http://127.0.0.1:${port}/votes` });
    first.child.kill();
    const receiver = start(['receive', database], { PLAUDIT_SECRET: secret, PORT: String(port) });
    await receiver.next();

    await callApi('POST', '/webhooks/test');
    expect(await receiver.next()).toEqual({ test: 'test' });
    const eventId = await site.voteFor('223456789012345678', 'delivered');
    expect(await receiver.next()).toEqual({ vote: '223456789012345678' });

    const checked = await checkReceiver(site.app.context, { listingId: TRANSCRIPT_BOT, userId: 'u1' });
    expect(checked.ok && checked.steps.map(({ step, httpStatus }) => [step, httpStatus])).toEqual([
      ['good', 204],
      ['repeated', 204],
      ['forged', 401],
      ['unsigned', 401],
      ['stale', 401],
    ]);
    const lines = await Promise.all([1, 2, 3, 4, 5].map(() => receiver.next()));
    expect(lines.map((line) => JSON.stringify(line)).sort()).toEqual([
      '{"refused":"missing_signature"}',
      '{"refused":"signature_mismatch"}',
      '{"refused":"timestamp_stale"}',
      '{"test":"test"}',
      '{"test":"test"}',
    ]);

    // The same vote again: the receiver remembers it.
    const [log, again] = await outputOf('deliveries', site.app.url);
    expect(log).toEqual({ delivered: expect.any(Number), body: true });
    expect(again).toEqual({ redelivered: 2, health: 'healthy' });
    await site.attempted(eventId, 2);
    await callApi('POST', '/webhooks/test');
    expect(await receiver.next()).toEqual({ test: 'test' });
  });
});
