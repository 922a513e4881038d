// Where a command reads a passphrase from: a file, an environment variable or the keyboard. Never the command line,
// which other users of the machine can read.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { callerFolder, environmentVariable } from '../config.ts';
import { fail } from './output.ts';
import type { Terminal } from './terminal.ts';

/** As in `openssl`. */
export const PASSPHRASE_SOURCE = '<file:PATH|env:NAME|prompt>';
const MIN_LENGTH = 12;

/** For encrypting: `prompt` asks twice. */
export async function readNewPassphrase(source: string, terminal: Terminal): Promise<string> {
  const passphrase = await readPassphrase(source, terminal);
  if (passphrase.length < MIN_LENGTH) fail(`The passphrase must have at least ${MIN_LENGTH} characters.`);
  if (source === 'prompt' && (await askHidden(terminal, 'Repeat the passphrase:')) !== passphrase)
    fail('The passphrases are different. Nothing was written.');
  return passphrase;
}

/** For decrypting. `source`: undefined asks on the keyboard. */
export async function readPassphrase(source: string | undefined, terminal: Terminal): Promise<string> {
  const [kind, rest = ''] = source === undefined ? ['prompt'] : splitAtColon(source);
  if (kind === 'prompt' && rest === '') return askHidden(terminal, 'Passphrase:');
  if (kind === 'env' && rest !== '')
    return environmentVariable(rest, terminal.environment) ?? fail(`The environment variable ${rest} is not set.`);
  if (kind === 'file' && rest !== '') return readFirstLine(rest);
  return fail(`A passphrase comes from file:PATH, env:NAME or prompt, not from the command line itself.`);
}

function splitAtColon(source: string): readonly [string, string] {
  const colon = source.indexOf(':');
  return colon < 0 ? [source, ''] : [source.slice(0, colon), source.slice(colon + 1)];
}

function askHidden({ ask }: Terminal, question: string): Promise<string> {
  return ask ? ask(question, true) : fail('The backup needs a passphrase: add file:PATH or env:NAME.');
}

function readFirstLine(path: string): string {
  try {
    const [line = ''] = readFileSync(resolve(callerFolder(), path), 'utf8').split(/\r?\n/);
    return line === '' ? fail(`The first line of ${path} is empty, but should be the passphrase.`) : line;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === null) throw error;
    return fail(`The passphrase cannot be read from ${path} (${code}).`);
  }
}
