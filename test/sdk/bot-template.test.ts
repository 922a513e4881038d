// The template of a Discord bot, without Discord: rewards over the stream and by webhook, each once, also over restarts.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signVote } from '../../sdk/src/index.ts';
import { freePort } from '../support/free-port.ts';
import { begin, openStreamService, STREAM_TOKEN, type StreamService, voteFrame } from './stream-service.ts';

const PROGRAM = join(import.meta.dirname, '../../examples/discord-js-bot/index.js');
const REWARD = 'Reward for 123456789012345678, until 2026-01-01T12:00:00.000Z';

let folder: string;
let service: StreamService | undefined;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plaudit-bot-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await service?.close();
  service = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the template in an empty folder. */
function runBot(environment: Record<string, string>) {
  const child = spawn(process.execPath, [PROGRAM], { cwd: folder, env: { PATH: process.env.PATH, ...environment } });
  running.push(child);
  const bot = { output: '', child, exited: once(child, 'exit') };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (bot.output += text));
  return bot;
}

const rewardsIn = (output: string) => output.split(REWARD).length - 1;

describe('the template of a Discord bot', () => {
  it('says what is missing', async () => {
    const bot = runBot({});
    expect((await bot.exited)[0]).toBe(1);
    expect(bot.output).toMatch(/PLAUDIT_URL and PLAUDIT_TOKEN are not set/);
  });

  it('rewards votes of the stream once, also when it is killed and the votes come again', async () => {
    service = await openStreamService((response) =>
      begin(response).write(voteFrame('a') + voteFrame('b') + voteFrame('t', { type: 'test' })),
    );
    // Many hosts set PORT for every program.
    const environment = { PLAUDIT_URL: service.url, PLAUDIT_TOKEN: STREAM_TOKEN, PORT: '8080' };
    const first = runBot(environment);
    await expect.poll(() => first.output).toContain('Tests are not rewarded.');
    expect(rewardsIn(first.output)).toBe(2);
    await expect.poll(() => service?.acknowledged.at(-1)).toEqual({ consumer: 'discord-bot', eventId: 't' });
    first.child.kill('SIGKILL');
    await first.exited;

    const second = runBot(environment);
    await expect.poll(() => second.output).toContain('Tests are not rewarded.');
    expect(rewardsIn(second.output)).toBe(0);
    second.child.kill('SIGTERM');
    expect((await second.exited)[0]).toBe(0);
  });

  it('rewards votes that come by webhook once', async () => {
    const port = await freePort();
    const secret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
    const bot = runBot({
      PLAUDIT_URL: 'http://127.0.0.1:1',
      PLAUDIT_TOKEN: STREAM_TOKEN,
      PLAUDIT_SECRET: secret,
      PORT: String(port),
    });
    await expect.poll(() => bot.output).toContain(`Waiting for votes on port ${port}.`);
    const vote = { eventId: 'a', userId: '123456789012345678', nextVoteAt: '2026-01-01T12:00:00.000Z' };
    const { body, headers } = await signVote(vote, secret);
    const send = () => fetch(`http://127.0.0.1:${port}/votes`, { method: 'POST', body, headers });
    expect([(await send()).ok, (await send()).ok]).toEqual([true, true]);
    expect(rewardsIn(bot.output)).toBe(1);
  });
});
