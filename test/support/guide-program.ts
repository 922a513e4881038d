// The programs that a reader of a guide starts: commands in a shell, or the server of a game.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';

export type TypingPlace = 'console' | 'chat';

export interface GuideProgram {
  /** Everything that it has printed so far, for a terminal or for a player. */
  readOutput(): string | Promise<string>;
  /** Types one line into the server's console, or into the game's chat as its player. */
  type(place: TypingPlace, line: string): void | Promise<void>;
  stop(): void | Promise<void>;
}

/** A program of which a part of the output has been seen. */
export interface WatchedProgram {
  readonly program: GuideProgram;
  /** The promised lines have to appear in this order, after those promised earlier; `…` stands for anything in a line. */
  prints(text: string): Promise<void>;
}

export function watch(program: GuideProgram, about: string): WatchedProgram {
  let read = 0;
  return {
    program,
    async prints(text) {
      for (const line of text.trimEnd().split('\n')) {
        const wanted = new RegExp(line.split('…').map(escapeForRegExp).join('.*'));
        const unread = async () => (await program.readOutput()).slice(read);
        await expect.poll(unread, { message: about }).toMatch(wanted);
        const [found] = wanted.exec(await unread()) ?? [''];
        read += (await unread()).indexOf(found) + found.length;
      }
    },
  };
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export interface Shell extends GuideProgram {
  /** Resolves when the commands have ended well; rejects with everything they printed otherwise. */
  succeeds(): Promise<void>;
}

/** Variables that the commands export stay set, as in the reader's terminal. */
export function startShell(commands: string, { folder, environment }: Terminal): Shell {
  for (const [, name = '', value] of commands.matchAll(/^export (\w+)='([^']*)'$/gm)) environment[name] = value;
  const child: ChildProcess = spawn('sh', ['-e'], { cwd: folder, env: environment, detached: true, stdio: 'pipe' });
  child.stdin?.end(commands);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
  const exit = once(child, 'exit');
  return {
    readOutput: () => printed,
    type: () => expect.fail('A guide types into a shell only by its commands.'),
    async succeeds() {
      const [status] = await exit;
      expect({ commands, printed, status }).toMatchObject({ status: 0 });
    },
    stop() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid);
    },
  };
}

interface Terminal {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
}
