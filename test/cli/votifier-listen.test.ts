// `plaudit votifier listen`: as a process, from the token it prints to Ctrl+C; and its errors.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { NUVOTIFIER } from '../../src/cli/listener/nuvotifier.ts';
import { openingOutput } from '../../src/cli/listener/print-votes.ts';
import { runCommandLine } from '../../src/cli/program.ts';
import { OperatorError } from '../../src/core/errors.ts';
import { blockOf, challengeOf, connectVoteCaller, frameOf, VOTE } from '../support/vote-caller.ts';
import { openVoteListener } from '../support/vote-listener.ts';
import { runVoteReceiver } from '../support/vote-receivers/command.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The command in a process of its own, without any configuration. */
function start(...words: string[]) {
  const child = spawn(process.execPath, ['scripts/start.mjs', 'votifier', 'listen', '--port', '0', ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    line: async () => String((await lines.next()).value),
    async interrupt() {
      child.kill('SIGINT');
      const rest: string[] = [];
      for (let next = await lines.next(); !next.done; next = await lines.next()) rest.push(next.value);
      const [status] = await exited;
      return { status, rest };
    },
  };
}

async function run(...words: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const terminal = {
    print: (text: string) => void out.push(text),
    printError: (text: string) => void errors.push(text),
    isInteractive: true,
    environment: {},
  };
  const status = await runCommandLine(['votifier', 'listen', ...words], terminal);
  return { status, out: out.join('\n'), error: errors.join('\n') };
}

describe('votifier listen', () => {
  test('prints one JSON object per line with --json, and exits on SIGINT', async () => {
    const process = start('--json');
    const { listening } = JSON.parse(await process.line());
    expect(listening).toMatchObject({ host: '127.0.0.1', behavior: 'nuvotifier', protocols: ['v1', 'v2'] });
    const { port, token, publicKey } = listening;
    const first = connectVoteCaller(port);
    first.send(frameOf(token, await challengeOf(first)));
    expect((await first.end).reply).toBe('{"status":"ok"}\r\n');
    expect(JSON.parse(await process.line())).toEqual({
      protocol: 'v2',
      ...VOTE,
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const second = connectVoteCaller(port);
    await second.greeting();
    second.send(blockOf(publicKey));
    await second.end;
    expect(JSON.parse(await process.line())).toMatchObject({ protocol: 'v1', username: 'Steve' });
    const third = connectVoteCaller(port);
    third.send(frameOf('other', await challengeOf(third)));
    await third.end;
    expect(JSON.parse(await process.line())).toMatchObject({
      refused: expect.stringContaining('another token'),
      protocol: 'v2',
    });
    // An open connection does not keep it running.
    await connectVoteCaller(port).greeting();
    expect(await process.interrupt()).toEqual({ status: 0, rest: [] });
  });

  test('uses the given token and service name', async () => {
    const process = start('--json', '--v2', '--token', 'my token', '--service', 'Other');
    const { listening } = JSON.parse(await process.line());
    expect(listening).toMatchObject({ protocols: ['v2'], token: 'my token', publicKey: null });
    const caller = connectVoteCaller(listening.port);
    caller.send(frameOf('my token', await challengeOf(caller)));
    expect((await caller.end).reply).toContain('Unknown service');
    await process.interrupt();
  });

  test.each([
    [['--port', '65536'], '--port must be'],
    [['--port', 'any'], '--port must be'],
    [['--host', '192.0.2.1', '--port', '0'], 'not an address of this machine'],
    [['--v1', '--token', 'x'], '--token belongs to protocol v2'],
    [['--v1', '--service', 'x'], '--service belongs to protocol v2'],
    [['--token', ''], '--token must have'],
    [['--service', 'a\nb'], '--service must have'],
    [['--nonsense'], 'unknown option'],
  ])('rejects %j with a message', async (words, sentence) => {
    const ran = await run(...words);
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toContain(sentence);
    expect(ran.error).not.toContain('    at ');
  });

  test('says what to do about a port in use', async () => {
    const { port } = await openVoteListener({ protocols: ['v2'] });
    const ran = await run('--v2', '--port', String(port));
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toBe(
      `Port ${port} is in use by another program. Choose another port with --port, or use --port 0 for any free port.`,
    );
  });

  test('says once which plugin it behaves like', async () => {
    const { text } = openingOutput(await openVoteListener({ protocols: ['v2'] }), {
      ...NUVOTIFIER,
      name: 'nuvotifier',
    });
    expect(text.split('\n')[1]).toBe(`  Behavior     ${NUVOTIFIER.line}.`);
  });

  test('has a help text', async () => {
    const { out } = await run('--help');
    for (const word of ['--port', '--token', 'ALLOW_PRIVATE_TARGETS']) expect(out).toContain(word);
  });
});

/** The same command for tests and benchmarks, simulating other plugins and failing receivers. */
describe('the development receiver', () => {
  async function runReceiver(...words: string[]) {
    const out: string[] = [];
    const terminal = {
      print: (text: string) => void out.push(text),
      printError: () => undefined,
      isInteractive: true,
      environment: {},
    };
    await runVoteReceiver(words, terminal);
    return out.join('\n');
  }

  test.each([
    [['--behavior', 'none'], 'there is no none'],
    [['--behavior', 'constructor'], 'there is no constructor'],
    [['--behavior', 'classic', '--v2'], 'classic supports only v1'],
  ])('rejects %j with a message', async (words, sentence) => {
    await expect(runReceiver(...words)).rejects.toThrow(sentence);
    await expect(runReceiver(...words)).rejects.toBeInstanceOf(OperatorError);
  });

  test('lists the behaviors, one per line, and as JSON', async () => {
    const out = await runReceiver('--behavior', 'list');
    expect(out.split('\n')).toHaveLength(26);
    expect(out).toMatch(/^nuvotifier +NuVotifier: /);
    const all = JSON.parse(await runReceiver('--behavior', 'list', '--json'));
    expect(all).toContainEqual({ name: 'never-closing', line: expect.stringContaining('stays open') });
  });
});
