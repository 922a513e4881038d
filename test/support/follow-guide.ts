// Follows a guide to the letter, as its reader would: writes the files it shows, runs its commands in a shell, types what it
// says into consoles and chats, waits for the output it promises, and performs each step on a page that it describes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';
import { type GuideProgram, startShell, type TypingPlace, type WatchedProgram, watch } from './guide-program.ts';

export type GuideStep =
  /** A sentence about a page or a game: it names a page, a button or a server in bold. */
  | { readonly kind: 'page'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly text: string }
  /** Commands for a shell. They have to succeed, or to print what the next step promises. */
  | { readonly kind: 'run'; readonly text: string }
  /** A line for the program that was started last. */
  | { readonly kind: 'type'; readonly place: TypingPlace; readonly text: string }
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
  if (language === 'console' || language === 'chat') return [{ kind: 'type', place: language, text: text.trimEnd() }];
  return language === 'text' ? [{ kind: 'output', text }] : [];
}

export interface Reader {
  /** An empty folder. */
  readonly folder: string;
  /** What the reader fills in where the guide has a placeholder, such as a token: the placeholder and its value. */
  readonly known: Map<string, string>;
  readonly environment: NodeJS.ProcessEnv;
  /**
   * Performs a step on a page or in a game; returns the program that it starts, if any. Throws if it does not know the
   * sentence, so that no step is skipped.
   */
  doOnPage(text: string): Promise<GuideProgram | undefined>;
}

/** Rejects with everything that was printed if a command fails or the promised output does not appear. */
export async function followGuide(steps: readonly GuideStep[], reader: Reader): Promise<void> {
  const started: WatchedProgram[] = [];
  try {
    for (const [index, step] of steps.entries()) await follow(step, steps[index + 1], reader, started);
  } finally {
    for (const { program } of started) await program.stop();
  }
}

async function follow(
  step: GuideStep,
  next: GuideStep | undefined,
  reader: Reader,
  started: WatchedProgram[],
): Promise<void> {
  const text = fillIn(step.text, reader.known);
  switch (step.kind) {
    case 'page': {
      const program = await reader.doOnPage(text);
      if (program) started.push(watch(program, text));
      return;
    }
    case 'file':
      return writeFile(join(reader.folder, step.name), text);
    case 'type':
      return started.at(-1)!.program.type(step.place, text);
    case 'output':
      return started.at(-1)!.prints(text);
    case 'run': {
      const shell = startShell(text, reader);
      started.push(watch(shell, text));
      if (next?.kind !== 'output') await shell.succeeds();
    }
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
