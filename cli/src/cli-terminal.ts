// The input and output of a command: stdout for results, stderr for the rest, and questions at a keyboard.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CliError } from './cli-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface CliTerminal {
  readonly environment: Environment;
  /** Whole lines for stdout. */
  print(text: string): void;
  /** Whole lines for stderr. */
  warn(text: string): void;
  /** Whether a person reads stdout and may want colors. */
  readonly hasColors: boolean;
  /** A keyboard, for single keys; null if stdin is not a terminal. */
  readonly keyboard: Keyboard | null;
  /** Asks on stderr, because stdout may be redirected. Rejects without a keyboard. */
  ask(question: string, options?: { readonly isHidden: boolean }): Promise<string>;
}

export interface Keyboard {
  /** Calls back for each key until the returned function is called. */
  onKey(handle: (key: string) => void): () => void;
}

type Process = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env' | 'kill' | 'pid' | 'exit'>;

export function createCliTerminal(process: Process): CliTerminal {
  const { stdin, stdout, stderr, env } = process;
  // `plaudit … | head`: nobody reads the rest.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return {
    environment: env,
    print: (text) => void stdout.write(`${text}\n`),
    warn: (text) => void stderr.write(`${text}\n`),
    hasColors: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    keyboard: stdin.isTTY ? keyboardOf(stdin) : null,
    ask: (question, { isHidden } = { isHidden: false }) =>
      stdin.isTTY
        ? askAtKeyboard(process, question, isHidden)
        : Promise.reject(new CliError(`“${question}” cannot be asked, because there is no terminal.`)),
  };
}

function keyboardOf(stdin: NodeJS.ReadStream): Keyboard {
  return {
    onKey(handle) {
      const receive = (keys: Buffer) => [...keys.toString('utf8')].forEach(handle);
      stdin.setRawMode(true);
      stdin.on('data', receive);
      return () => {
        stdin.off('data', receive);
        stdin.setRawMode(false);
        stdin.pause();
      };
    },
  };
}

function askAtKeyboard({ stdin, stderr, kill, pid }: Process, question: string, isHidden: boolean): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, callback) => callback() });
  const lines = createInterface({ input: stdin, output: isHidden ? silent : stderr, terminal: true });
  // After the terminal has stopped echoing, because people may type as soon as they see the question.
  stderr.write(`${question} `);
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => {
      lines.close();
      kill(pid, 'SIGINT');
    });
    lines.once('close', () => reject(new CliError('Nothing was entered.')));
    lines.question('', (text) => {
      resolve(text);
      lines.close();
      if (isHidden) stderr.write('\n');
    });
  });
}
