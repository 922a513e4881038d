// The Minecraft plugin as a jar, and the stand-ins for Paper and Velocity that load it, each in a process of its own. Needs
// a JDK of version 17 or later: `hasJava`.
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PLUGIN_SOURCES = join(ROOT, 'plugins/minecraft');
const STAND_INS = join(ROOT, 'test/plugins/minecraft');

export const hasJava = javaVersion() >= 17;

function javaVersion(): number {
  const { stdout, status } = spawnSync('javac', ['-version'], { encoding: 'utf8' });
  return status === 0 ? Number(/(\d+)/.exec(stdout)?.[1] ?? 0) : 0;
}

export interface BuiltPlugin {
  readonly folder: string;
  readonly jar: string;
}

/**
 * Builds the jar as its README says, and compiles the stand-ins. The result is cached for later runs, under a hash of the
 * sources.
 */
export async function buildPlugin(): Promise<BuiltPlugin> {
  const folder = join(ROOT, 'node_modules/.cache/plaudit', `minecraft-${sourcesHash()}`);
  if (!existsSync(folder)) await buildInto(folder);
  const jar = readdirSync(folder).find((name) => name.endsWith('.jar'));
  return { folder, jar: join(folder, jar!) };
}

async function buildInto(folder: string): Promise<void> {
  const making = `${folder}.${process.pid}`;
  await promisify(execFile)('java', [join(PLUGIN_SOURCES, 'Build.java'), PLUGIN_SOURCES, making]);
  await compile(making, 'server', ['stubs']);
  const onlyPaper = ['stubs', 'votifier', 'server'];
  await compile(making, 'listener', onlyPaper);
  await compile(making, 'velocity-listener', onlyPaper);
  await compile(making, 'rival', ['stubs']);
  // Another process may have built it first; it is the same.
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const folder of [PLUGIN_SOURCES, STAND_INS])
    for (const file of globSync('**/*.{java,xml,yml,json}', { cwd: folder }).sort())
      if (!file.includes('target')) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

async function compile(folder: string, name: string, classPath: readonly string[]): Promise<void> {
  const source = join(STAND_INS, name);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.java'));
  const path = classPath.map((part) => join(folder, part)).join(delimiter);
  const options = ['--release', '17', '-proc:none', '-encoding', 'UTF-8', '-classpath', path, '-d', join(folder, name)];
  await promisify(execFile)('javac', [...options, ...files.map((file) => join(source, file))]);
}

interface Happened {
  readonly what: string;
  readonly [member: string]: string;
}

export interface FakeServer {
  readonly happened: readonly Happened[];
  /** The names of the players whose votes a reward plugin saw, in order. */
  readonly rewarded: readonly string[];
  /** Everything that the server printed. */
  readonly output: string;
  /** The plugin's file of votes. */
  votesLog(options: FakeServerOptions): string;
  /** A line that the server's owner types. */
  type(line: string): void;
  untilLogged(pattern: RegExp): Promise<void>;
  untilRewarded(count: number): Promise<void>;
  /** Types it and returns the replies that have arrived when one matches. */
  reply(line: string, pattern: RegExp): Promise<string>;
  /** Like `stop` at the console; returns when the process has ended. */
  stop(): Promise<void>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
}

export interface FakeServerOptions {
  readonly software?: 'FakeServer' | 'FakeProxy';
  /** The server's folder, which outlives its process. */
  readonly folder: string;
  /** The lines of config.yml; null if it is there already. */
  readonly config: Readonly<Record<string, string>> | null;
  readonly plugins?: readonly ('reward' | 'rival')[];
  readonly environment?: Readonly<Record<string, string>>;
}

function pluginFolder({ software, folder }: Pick<FakeServerOptions, 'software' | 'folder'>): string {
  return join(folder, software === 'FakeProxy' ? 'plaudit' : 'Plaudit');
}

export function writeConfig(options: FakeServerOptions): void {
  const folder = pluginFolder(options);
  mkdirSync(folder, { recursive: true });
  const lines = Object.entries(options.config ?? {}).map(([key, value]) => `${key}: "${value}"\n`);
  writeFileSync(join(folder, 'config.yml'), lines.join(''), { mode: 0o600 });
}

/** Resolves when the server has started; the plugin may still be connecting. */
export async function startFakeServer(
  { folder: built, jar }: BuiltPlugin,
  options: FakeServerOptions,
): Promise<FakeServer> {
  const { software = 'FakeServer', folder, plugins = ['reward'], environment = {} } = options;
  if (options.config) writeConfig(options);
  const classPath = [join(built, 'stubs'), join(built, 'server')].join(delimiter);
  const words = software === 'FakeProxy' ? proxyPlugins(built, jar) : serverPlugins(built, jar, plugins);
  const child = spawn('java', ['-Xmx128m', '-classpath', classPath, `server.${software}`, folder, ...words], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const server = controls(child);
  await expect.poll(() => server.happened.some(({ what }) => what === 'started')).toBe(true);
  return server;
}

/** In the order that Paper chooses: Plaudit provides Votifier, so a plugin of that name comes after it. */
function serverPlugins(built: string, jar: string, plugins: readonly string[]): readonly string[] {
  const rival = `Votifier=rival.OtherVotifier=${join(built, 'rival')}${delimiter}${join(built, 'votifier')}`;
  return [
    `Plaudit=plaudit.minecraft.paper.PlauditPaper=${jar}`,
    ...(plugins.includes('rival') ? [rival] : []),
    ...(plugins.includes('reward') ? [`Rewards=sample.RewardPlugin=${join(built, 'listener')}`] : []),
  ];
}

function proxyPlugins(built: string, jar: string): readonly string[] {
  const rewards = `rewards=sample.ProxyRewards=${join(built, 'velocity-listener')}`;
  return [rewards, `plaudit=plaudit.minecraft.velocity.PlauditVelocity=${jar}`];
}

function controls(child: ChildProcess): FakeServer {
  const happened: Happened[] = [];
  let output = '';
  // Not `exit`: what the process printed last may still be on its way then.
  const exited = once(child, 'close');
  createInterface(child.stdout!).on('line', (line) => {
    output += `${line}\n`;
    happened.push(JSON.parse(line));
  });
  child.stderr!.on('data', (chunk) => (output += chunk));
  const messages = (what: string) => happened.filter((one) => one.what === what).map(({ message }) => message!);
  const rewarded = () => happened.filter(({ what }) => what === 'vote').map(({ username }) => username!);
  const server: FakeServer = {
    happened,
    get rewarded() {
      return rewarded();
    },
    get output() {
      return output;
    },
    votesLog: (options) => readFileSync(join(pluginFolder(options), 'votes.log'), 'utf8'),
    type: (line) => void child.stdin!.write(`${line}\n`),
    untilLogged: (pattern) => expect.poll(() => messages('log').join('\n')).toMatch(pattern) as Promise<void>,
    untilRewarded: (count) => expect.poll(() => rewarded().length).toBeGreaterThanOrEqual(count) as Promise<void>,
    async reply(line, pattern) {
      const before = messages('reply').length;
      server.type(line);
      const replies = () => messages('reply').slice(before).join('\n');
      await expect.poll(replies).toMatch(pattern);
      return replies();
    },
    async stop() {
      server.type('stop');
      await exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
  return server;
}
