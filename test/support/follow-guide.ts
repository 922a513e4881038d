// Follows a guide to the letter, as its reader would: writes the files it shows, runs its commands in a shell, waits for
// the output it promises, and performs each step on a page that it describes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';
import { expect } from 'vitest';

export type GuideStep =
  /** A sentence about a page: it names a page or a button in bold. */
  | { readonly kind: 'page'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly text: string }
  /** Commands for a shell. They have to succeed, or to print what the next step promises. */
  | { readonly kind: 'run'; readonly text: string }
  /** What the program that was started last prints; `…` stands for anything within a line. */
  | { readonly kind: 'output'; readonly text: string };

/** The steps of a guide, in order, without its section on troubleshooting. */
export function parseGuide(markdown: string): readonly GuideStep[] {
  const [instructions = ''] = markdown.split('\n## Troubleshooting');
  return new MarkdownIt().parse(instructions, {}).flatMap(stepOf);
}

function stepOf({ type, info, content: text }: Token): readonly GuideStep[] {
  if (type === 'inline') return /\*\*.+\*\*/s.test(text) ? [{ kind: 'page', text }] : [];
  if (type !== 'fence') return [];
  const [language = '', name] = info.split(' ');
  if (name) return [{ kind: 'file', name, text }];
  if (language === 'sh') return [{ kind: 'run', text }];
  return language === 'text' ? [{ kind: 'output', text }] : [];
}

export interface Reader {
  /** An empty folder. */
  readonly folder: string;
  /** What the reader fills in where the guide has a placeholder, such as a token: the placeholder and its value. */
  readonly known: Map<string, string>;
  readonly environment: NodeJS.ProcessEnv;
  /** Performs a step on a page; throws if it does not know the sentence, so that no step is skipped. */
  doOnPage(text: string): Promise<void>;
}

/** Rejects with everything that was printed if a command fails or the promised output does not appear. */
export async function followGuide(steps: readonly GuideStep[], reader: Reader): Promise<void> {
  const started: Program[] = [];
  try {
    for (const [index, step] of steps.entries()) {
      const text = fillIn(step.text, reader.known);
      if (step.kind === 'page') await reader.doOnPage(text);
      else if (step.kind === 'file') writeFile(join(reader.folder, step.name), text);
      else if (step.kind === 'output') await started.at(-1)!.prints(text);
      else {
        const program = startProgram(text, reader);
        started.push(program);
        if (steps[index + 1]?.kind !== 'output') await program.succeeds();
      }
    }
  } finally {
    for (const program of started) program.stop();
  }
}

function fillIn(text: string, known: ReadonlyMap<string, string>): string {
  let filled = text;
  for (const [placeholder, value] of known) filled = filled.replaceAll(placeholder, value);
  return filled;
}

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

interface Program {
  prints(text: string): Promise<void>;
  succeeds(): Promise<void>;
  stop(): void;
}

/** Variables that the commands export stay set, as in the reader's terminal. */
function startProgram(commands: string, { folder, environment }: Reader): Program {
  for (const [, name = '', value] of commands.matchAll(/^export (\w+)='([^']*)'$/gm)) environment[name] = value;
  const child: ChildProcess = spawn('sh', ['-e'], { cwd: folder, env: environment, detached: true, stdio: 'pipe' });
  child.stdin?.end(commands);
  let printed = '';
  let read = 0;
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
  const exit = once(child, 'exit');
  return {
    async prints(text) {
      for (const line of text.trimEnd().split('\n')) {
        const wanted = new RegExp(line.split('…').map(escapeForRegExp).join('.*'));
        await expect.poll(() => printed.slice(read), { timeout: 60_000, message: commands }).toMatch(wanted);
        read += printed.slice(read).search(wanted);
      }
    },
    async succeeds() {
      const [status] = await exit;
      expect({ commands, printed, status }).toMatchObject({ status: 0 });
    },
    stop() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid);
    },
  };
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
