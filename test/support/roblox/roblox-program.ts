// A Roblox game for the reader of a guide: the scripts that were downloaded, with the settings and the secrets of the
// experience, on a server whose clock runs faster, with one player.
import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GuideProgram } from '../guide-program.ts';
import { LUNE } from './roblox-game.ts';

/** What the reader sets in Studio and on the Creator Dashboard. */
export interface Experience {
  readonly allowsHttp: boolean;
  readonly secrets: ReadonlyMap<string, string>;
}

/** A minute takes three seconds. */
const CLOCK_SPEED = '20';

/** `scripts`: the folder with the two scripts. */
export function playRoblox(scripts: string, folder: string, { allowsHttp, secrets }: Experience): GuideProgram {
  const here = import.meta.dirname;
  const words = [join(here, 'game-server.luau'), '--', scripts, join(here, 'play.luau'), join(folder, 'stores.json')];
  const env = {
    PATH: process.env.PATH,
    HOME: tmpdir(),
    CLOCK_SPEED,
    HTTP_REQUESTS: allowsHttp ? 'on' : 'off',
    ...Object.fromEntries([...secrets].map(([name, secret]) => [name.toUpperCase(), secret])),
  };
  const child: ChildProcess = spawn(LUNE ?? 'lune', ['run', ...words], { env, stdio: 'pipe' });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
  return {
    readOutput: () => printed,
    type(place, line) {
      if (place !== 'chat') throw new Error('The console of a Roblox server only shows what its scripts print.');
      child.stdin?.write(`${line}\n`);
    },
    stop: () => void child.kill(),
  };
}
