// The Minecraft plugin against a site that sends what the service never sends, and with settings that are wrong.
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  type BuiltPlugin,
  buildPlugin,
  type FakeServer,
  type FakeServerOptions,
  hasJava,
  startFakeServer,
  writeConfig,
} from '../support/minecraft-server.ts';
import {
  SCRIPTED_TOKEN,
  type ScriptedStream,
  type StreamScript,
  scriptedFrame,
  scriptedVote,
  startScriptedStream,
} from '../support/scripted-stream.ts';
import { startTlsProxy } from '../support/tls-proxy.ts';

const ID = (number: number) => `019aa0f4b3157a2c80000000000000${String(number).padStart(2, '0')}`;

describe.skipIf(!hasJava)('the Minecraft plugin and a site that misbehaves (needs a JDK, version 17 or later)', () => {
  let built: BuiltPlugin;
  beforeAll(async () => {
    built = await buildPlugin();
  });

  async function start(options: FakeServerOptions): Promise<FakeServer> {
    const server = await startFakeServer(built, options);
    onTestFinished(() => server.kill());
    return server;
  }

  function optionsFor(site: string): FakeServerOptions {
    const folder = mkdtempSync(join(tmpdir(), 'plaudit-server-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return { folder, config: { site, token: SCRIPTED_TOKEN, 'silence-seconds': '2', mode: 'stream' } };
  }

  async function follow(...scripts: readonly StreamScript[]) {
    const site: ScriptedStream = await startScriptedStream();
    onTestFinished(() => site.close());
    site.script(...scripts);
    const options = optionsFor(site.url);
    return { site, options, server: await start(options) };
  }

  test('a forged event is not passed on and not acknowledged', async () => {
    const { site, server } = await follow(async (stream) => {
      stream.write(await scriptedVote(ID(1), 'Steve'));
      stream.write(await scriptedVote(ID(2), 'Mallory', { forged: true }));
    });
    await server.untilLogged(/signature does not match the API token/);
    expect(server.rewarded).toEqual(['Steve']);
    expect(site.acknowledged).not.toContain(ID(2));
  });

  test('an event sent twice is passed on once, and the next connection continues after it', async () => {
    const { site, server } = await follow(
      async (stream) => {
        stream.write((await scriptedVote(ID(1), 'Steve')).repeat(2));
        stream.end(await scriptedVote(ID(2), 'Alex'));
      },
      async (stream) => {
        stream.write(await scriptedVote(ID(2), 'Alex'));
        stream.write(await scriptedVote(ID(3), 'Last'));
      },
    );
    await server.untilRewarded(3);
    expect(server.rewarded).toEqual(['Steve', 'Alex', 'Last']);
    expect(site.connections.slice(0, 2)).toEqual([undefined, ID(2)]);
    await expect.poll(() => site.acknowledged.at(-1)).toBe(ID(3));
  });

  test('a stream that falls silent is connected again', async () => {
    const { site, server } = await follow(
      async (stream) => void stream.write(await scriptedVote(ID(1), 'Steve')),
      async (stream) => void stream.write(`: heartbeat\n\n${await scriptedVote(ID(2), 'Alex')}`),
    );
    await server.untilRewarded(2);
    expect(site.connections.slice(0, 2)).toEqual([undefined, ID(1)]);
  });

  test('names that would be commands, nonsense and endless frames do no harm', async () => {
    const { server, site } = await follow(
      (stream) => void stream.end('event: vote\nid: x\ndata: {"nonsense\n\n'),
      (stream) => void stream.end(scriptedFrame('vote', { body: 7, headers: [] }, ID(1))),
      (stream) => void stream.end(`data: ${'x'.repeat(1_000_000)}`),
      async (stream) => {
        stream.write(scriptedFrame('gap', { message: '\u001b[31mred\nnext line' }));
        stream.write(scriptedFrame('something-new', {}, ID(1)));
        stream.write(scriptedFrame('ready', { serverTime: new Date(Date.now() + 3_600_000).toISOString() }));
        stream.write(await scriptedVote(ID(2), 'Steve; op Mallory'));
        stream.write(await scriptedVote(ID(3), 'Alex'));
      },
    );
    await server.untilRewarded(1);
    expect(server.rewarded).toEqual(['Alex']);
    await expect.poll(() => site.acknowledged.at(-1)).toBe(ID(3));
    expect(server.output).not.toMatch(/op Mallory|\\u001b/);
    expect(server.output).toContain('whose name Minecraft does not allow');
    expect(await server.reply('status', /Last vote/)).toMatch(
      /clock is 3\d{3} s behind the site's. Set it automatically/,
    );
  });

  test('a redirect is not followed, so the token goes nowhere else', async () => {
    const seen: (string | undefined)[] = [];
    const other = createServer((incoming, outgoing) => {
      seen.push(incoming.headers.authorization);
      outgoing.writeHead(302, { location: `http://${incoming.headers.host}/elsewhere` }).end();
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    onTestFinished(() => void other.close());
    const server = await start(optionsFor(`http://127.0.0.1:${(other.address() as AddressInfo).port}`));
    await server.untilLogged(/redirects to another address. Write the address that your browser shows/);
    expect(seen).toEqual([`Bearer ${SCRIPTED_TOKEN}`]);
  });

  test('a certificate that Java does not trust is refused, and the sentence says so', async () => {
    const proxy = await startTlsProxy();
    onTestFinished(() => proxy.close());
    const server = await start(optionsFor(proxy.url));
    await server.untilLogged(/No encrypted connection to 127.0.0.1 .* whether a proxy or firewall intercepts HTTPS/);
  });

  test('each wrong setting is explained, and the plugin starts once all are right', async () => {
    const { site, options, server } = await follow(
      async (stream) => void stream.write(await scriptedVote(ID(1), 'Steve')),
    );
    await server.untilRewarded(1);
    const wrong: readonly (readonly [Record<string, string>, RegExp])[] = [
      [{ site: '' }, /Set "site" in config.yml to the address/],
      [{ site: 'http://plaudit.example' }, /begins with http:\/\/, so the token would be sent unencrypted/],
      [{ token: '' }, /There is no API token. Create one with the scope votes:read/],
      [{ token: 'two words' }, /contains a space, a line break/],
      [{ consumer: 'a b' }, /"consumer" in config.yml must have 1 to 64/],
      [{ mode: 'push' }, /must be auto, stream or poll/],
      [{ 'poll-seconds': '1' }, /must be a number from 2 to 600/],
      [{ tokn: 'x' }, /Line 6 of config.yml is not one of the settings/],
      [{ site: 'http://127.0.0.1:1' }, /No connection to http:\/\/127.0.0.1:1/],
    ];
    for (const [change, explanation] of wrong) {
      writeConfig({ ...options, config: { 'service-name': '', ...options.config, ...change } });
      server.type('reload');
      await server.untilLogged(explanation);
    }
    writeConfig({ ...options, config: { ...options.config, mode: 'push' } });
    await server.reply('reload', /must be auto, stream or poll/);
    expect(await server.reply('test', /Not started|responds/)).toContain('Not started.');
    writeConfig(options);
    site.script(async (stream) => void stream.write(await scriptedVote(ID(2), 'Alex')));
    await server.reply('reload', /Read config.yml again/);
    await server.untilRewarded(2);
    expect(server.output).not.toContain('two words');
  });

  test('a line that a crash cut off in votes.log does no harm', async () => {
    const { options, server } = await follow(async (stream) => void stream.write(await scriptedVote(ID(1), 'Steve')));
    await server.untilRewarded(1);
    await expect.poll(() => server.votesLog(options)).toContain(`done ${ID(1)}`);
    await server.kill();
    appendFileSync(join(options.folder, 'Plaudit/votes.log'), `begin ${ID(2)} 17`);
    const restarted = await start(options);
    await restarted.untilLogged(/Connected/);
    expect(await restarted.reply('status', /In doubt|Last vote/)).not.toContain('In doubt');
    expect(readFileSync(join(options.folder, 'Plaudit/votes.log'), 'utf8')).not.toContain(ID(2));
  });

  test('a vote that was recorded while the clock was wrong is not passed on again', async () => {
    const { site, options, server } = await follow(
      async (stream) => void stream.write(await scriptedVote(ID(1), 'Steve')),
    );
    await server.untilRewarded(1);
    await expect.poll(() => server.votesLog(options)).toContain(`done ${ID(1)}`);
    await server.kill();
    const path = join(options.folder, 'Plaudit/votes.log');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^(begin \S+) \d+/m, '$1 1000'));
    site.script(async (stream) => {
      stream.write(await scriptedVote(ID(1), 'Steve'));
      stream.write(await scriptedVote(ID(2), 'Alex'));
    });
    const restarted = await start(options);
    await restarted.untilRewarded(1);
    expect(restarted.rewarded).toEqual(['Alex']);
  });

  test('two servers cannot share a folder, and a token that others can read is reported', async () => {
    const { options, server } = await follow(() => undefined);
    await server.untilLogged(/Connected/);
    const second = await start(options);
    await second.untilLogged(/another running server uses/);
    chmodSync(join(options.folder, 'Plaudit/config.yml'), 0o644);
    await server.reply('reload', /Read config.yml again/);
    await server.untilLogged(/Other users of this machine can read the API token .* Run: chmod 600/);
  });
});
