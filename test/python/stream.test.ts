// The Python client of the live stream and the bot template against the real service, over a network that fails.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { revokeToken } from '../../src/access/tokens.ts';
import { castVote } from '../../src/votes/cast-vote.ts';
import { findPython } from '../support/python.ts';
import { printLine, randomFromSeed } from '../support/seeded-random.ts';
import { openTranscriptSetup, TRANSCRIPT_BOT, type TranscriptSetup } from '../support/transcript-setup.ts';

const ROOT = join(import.meta.dirname, '../..');
const VOTES = Number(process.env.PYTHON_STREAM_VOTES ?? 40);
const python = findPython();

describe.skipIf(!python)('the live stream in Python', () => {
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

  function start(words: readonly string[], environment: Record<string, string>, cwd = folder) {
    const python3 = { PYTHONPATH: join(ROOT, 'python'), PYTHONDONTWRITEBYTECODE: '1', PYTHONUNBUFFERED: '1' };
    const child = spawn(python ?? '', [...words], {
      cwd,
      env: { ...process.env, ...python3, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    return { child, next: async () => (await lines.next()).value as string | undefined };
  }

  const follow = (url: string) => {
    const { child, next } = start([join(import.meta.dirname, 'sample-program.py'), 'stream', url], {
      BOT_TOKEN: site.tokens.bot,
    });
    return { child, next: async () => JSON.parse((await next()) ?? 'null') };
  };

  async function vote(number: number): Promise<string> {
    const voterId = String(300000000000000000n + BigInt(number));
    const voted = await castVote(site.app.context.voting, {
      listingId: TRANSCRIPT_BOT,
      playerName: null,
      voter: { voterId, platformId: voterId, confirmed: true },
    });
    if (!voted.ok) throw new Error(voted.reason);
    return voted.eventId.replaceAll('-', '');
  }

  test('connections that are cut and a program that is killed miss no vote and change no order', async () => {
    const proxy = await startCuttingProxy(new URL(site.app.url));
    let program = follow(proxy.url);
    while ((await program.next()).state !== 'connected');
    const cast: string[] = [];
    const casting = (async () => {
      for (let number = 0; number < VOTES; number++) cast.push(await vote(number));
    })();
    const seen: string[] = [];
    let wasKilled = false;
    while (seen.length < VOTES) {
      const line = await program.next();
      // All that the killed program has handled is read before the next one starts.
      if (line === null && wasKilled) program = follow(proxy.url);
      else if (line === null) throw new Error('The program has ended.');
      // What was handled and not acknowledged comes again, and nothing else does.
      if (line?.id && !seen.includes(line.id)) seen.push(line.id);
      if (seen.length < VOTES / 2 || wasKilled) continue;
      wasKilled = program.child.kill('SIGKILL');
    }
    await casting;
    expect(seen).toEqual(cast);
    expect(proxy.cuts).toBeGreaterThan(VOTES / 20);
    if (process.env.PYTHON_STREAM_VOTES) printLine(`${VOTES} votes, ${proxy.cuts} connections cut, 1 program killed`);
    proxy.close();
  });

  test('the bot template prints rewards and test events without a Discord token', async () => {
    const bot = join(folder, 'bot');
    cpSync(join(ROOT, 'examples/discord-py-bot'), bot, { recursive: true });
    const { next } = start(
      ['main.py'],
      { PLAUDIT_URL: site.app.url, PLAUDIT_TOKEN: site.tokens.bot, PORT: '8080' },
      bot,
    );
    expect(await next()).toMatch(/^DISCORD_TOKEN is not set/);
    expect(await next()).toBe('Connected to the live stream.');
    await vote(VOTES + 1);
    expect(await next()).toMatch(/^Reward for \d+, until [\d-]+ [\d:]+ UTC$/);
    const sent = await fetch(`${site.app.url}/api/v1/webhooks/stream/test`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${site.tokens.bot}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(sent.status).toBe(200);
    expect(await next()).toMatch(/^Test event for .*: everything works/);
  });

  test('a revoked token ends the stream with its reason', async () => {
    const program = follow(site.app.url);
    while ((await program.next()).state !== 'connected');
    const authorization = { Authorization: `Bearer ${site.tokens.bot}` };
    const response = await fetch(`${site.app.url}/api/v1/token`, { headers: authorization });
    const { id } = (await response.json()) as { id: string };
    await revokeToken(site.app.context.db, TRANSCRIPT_BOT, id, OPERATOR);
    let line = await program.next();
    // What was not acknowledged before the program was killed comes first.
    while (line !== null && !line.ended) line = await program.next();
    expect(line).toEqual({ ended: 'STREAM_REVOKED' });
  });
});

interface CuttingProxy {
  readonly url: string;
  readonly cuts: number;
  close(): void;
}

/** Passes every connection on, and cuts it after some kilobytes. */
async function startCuttingProxy(target: URL): Promise<CuttingProxy> {
  const random = randomFromSeed(1);
  const counts = { cuts: 0 };
  const proxy: Server = createServer((client) => {
    const service = connect(Number(target.port), target.hostname);
    let left = 500 + random() * 12_000;
    for (const socket of [client, service]) socket.on('error', () => undefined);
    client.pipe(service);
    client.on('close', () => service.destroy());
    service.on('close', () => client.destroy());
    service.on('data', (chunk) => {
      // Also in the middle of a frame.
      client.write(chunk.subarray(0, Math.max(0, left)));
      left -= chunk.length;
      if (left > 0) return;
      counts.cuts += 1;
      client.destroySoon();
      service.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return Object.assign(counts, { url, close: () => void proxy.close() });
}
