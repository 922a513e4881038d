// PgBouncer for tests, if the machine has it (`apt install pgbouncer`), or the program named in TEST_PGBOUNCER.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

export type PgBouncerSettings = Readonly<Record<string, string>>;

export interface PgBouncer {
  /** The database, through PgBouncer. */
  readonly url: string;
  /** Applies other settings while it runs. They also apply to existing connections. */
  reload(settings: PgBouncerSettings): Promise<void>;
  close(): Promise<void>;
}

const program =
  process.env.TEST_PGBOUNCER ??
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path));

/** Null if the machine does not have PgBouncer. */
export function pgBouncerVersion(): string | null {
  if (!program) return null;
  return /PgBouncer ([\d.]+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1] ?? null;
}

/** `databaseUrl`: a database whose user needs no password. */
export async function startPgBouncer(databaseUrl: string, settings: PgBouncerSettings): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  const user = unprivilegedUser();
  const write = (given: PgBouncerSettings) => {
    writeFileSync(file, iniFile(target, { listen_port: String(port), ...given }));
    for (const path of [folder, file]) if (user.uid !== undefined) chownSync(path, user.uid, user.gid ?? user.uid);
  };
  write(settings);
  const child = spawn(program ?? '', [file], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  await logged(child, /process up/);
  return {
    url: `postgres://${target.username}@127.0.0.1:${port}${target.pathname}`,
    async reload(given) {
      write(given);
      const isReloaded = logged(child, /SIGHUP/);
      child.kill('SIGHUP');
      await isReloaded;
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function iniFile(target: URL, settings: PgBouncerSettings): string {
  const given = { listen_addr: '127.0.0.1', auth_type: 'any', unix_socket_dir: '', ...settings };
  const lines = Object.entries(given).map(([name, value]) => `${name} = ${value}`);
  const database = `* = host=${target.hostname} port=${target.port} user=${target.username}`;
  return `[databases]\n${database}\n[pgbouncer]\n${lines.join('\n')}\n`;
}

/** PgBouncer refuses to run as root: in that case it runs as `nobody`. */
function unprivilegedUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Resolves when PgBouncer logs such a line. */
function logged(child: ChildProcess, expected: RegExp): Promise<void> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface(child.stderr!).on('line', (line) => {
      lines.push(line);
      if (expected.test(line)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PgBouncer ended:\n${lines.join('\n')}`)));
  });
}
