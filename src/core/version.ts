// The version of Plaudit, and how its commands are run here, from package.json.
import { readFileSync } from 'node:fs';

const { version, bin } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
  bin?: object;
};

export const VERSION = version;
/** What comes before the name of a command: only the npm package has a program of its own, not a checkout. */
export const PROGRAM = bin ? 'plaudit' : 'npm run -s plaudit --';
