// Runs scenarios in Luau on a Roblox game server for tests (game-server.luau), with Lune if it is installed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const HERE = import.meta.dirname;
export const ROBLOX_FOLDER = join(HERE, '../../../plugins/roblox');

/** The path of a program: from the environment variable, or from PATH; null if it is not installed. */
export function findProgram(variable: string, name: string): string | null {
  const given = process.env[variable];
  const candidates = given ? [given] : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return candidates.find((path) => existsSync(path)) ?? null;
}

export const LUNE = findProgram('TEST_LUNE', 'lune');

export interface RobloxGame {
  /** Runs a scenario in a process of its own; returns what it reported. The data stores stay. */
  run(scenario: string, token?: string): Promise<readonly unknown[]>;
  /** What is in the data stores. */
  data(): Record<string, Record<string, unknown>>;
  close(): void;
}

export function createRobloxGame(site: { readonly url: string; readonly token: string }): RobloxGame {
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-roblox-'));
  const store = join(folder, 'stores.json');
  let runs = 0;
  return {
    async run(scenario, token = site.token) {
      const file = join(folder, `scenario-${++runs}.luau`);
      writeFileSync(file, scenario);
      const environment = { PLAUDIT_URL: site.url, PLAUDIT_TOKEN: token };
      const output = await execute([ROBLOX_FOLDER, file, store], environment);
      return output
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));
    },
    data: () => (existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {}),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function execute(words: readonly string[], environment: Record<string, string>): Promise<string> {
  const child = spawn(LUNE ?? 'lune', ['run', join(HERE, 'game-server.luau'), '--', ...words], {
    env: { PATH: process.env.PATH, HOME: tmpdir(), NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => (status === 0 ? resolve(output) : reject(new Error(`${output}\n${errors}`))));
  });
}
