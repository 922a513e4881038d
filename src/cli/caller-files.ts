// Files that a command line names: read by the process that was called, also when the command runs in the service.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { callerFolder } from '../config.ts';
import { fail } from './output.ts';
import type { Terminal } from './terminal.ts';

/** Returns the text of a file given with `option`. Call it before `withContext`, which sends the text along. */
export function readCallerFile({ service, commandLine, environment }: Terminal, option: string, name: string): string {
  const sent = service && Object.hasOwn(service.files, name) ? service.files[name] : undefined;
  if (sent !== undefined) return sent;
  const file = resolve(callerFolder(environment), name);
  if (service) return fail(`${option}: ${file} was not sent to the service.`);
  try {
    const text = readFileSync(file, 'utf8');
    commandLine?.files.set(name, text);
    return text;
  } catch {
    return fail(`${option}: ${file} cannot be read. Check the path and the file’s permissions.`);
  }
}
