// Rules about files: names, lengths, first lines, and words that must not appear.
import { basename } from 'node:path';

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

type Rule = (file: TextFile) => readonly string[];

export const MAX_LINES = 300;
const EMPTY_NAMES = /^(utils?|helpers?|common|manager|services?|types|misc|stuff)$/;

export const checkLength: Rule = ({ path, text }) => {
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines > MAX_LINES ? [`${path}: ${lines} lines, at most ${MAX_LINES}: split it by responsibility`] : [];
};

export const checkName: Rule = ({ path }) => {
  const parts = path.split('/').map((part) => part.replace(/\..*$/, ''));
  const empty = parts.filter((part) => EMPTY_NAMES.test(part));
  const complaints = empty.map((part) => `${path}: "${part}" does not say what it is for`);
  // Migrations are `0001_first-tables.sql`.
  if (!/^([0-9]+_)?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/.test(basename(path)))
    complaints.push(`${path}: file names are kebab-case`);
  return complaints;
};

export const checkFirstLine: Rule = ({ path, text }) => {
  const [first = '', second = ''] = text.split('\n');
  const line = first.startsWith('#!') ? second : first;
  return /^(\/\/|\/\*\*?|--) ?\S/.test(line)
    ? []
    : [`${path}: the first line must be a comment that says what the file is for`];
};

// Assembled here, so that this file does not contain the words it searches for.
const word = (...parts: string[]) => new RegExp(`\\b${parts.join('')}\\b`);
const UNWANTED: readonly (readonly [RegExp, string])[] = [
  [word('TO', 'DO'), 'do it, or write it down where work is planned'],
  [word('FIX', 'ME'), 'fix it, or write it down where work is planned'],
  [new RegExp(`(^|[^A-Za-z0-9.~_-])/wo${'rk'}/`), 'a path of one machine'],
  [new RegExp(`/(ho${'me'}|Us${'ers'})/[a-z]+/`), 'a path of one machine'],
  [new RegExp(`\\breg${'istry'}\\.[a-z0-9-]+\\.[a-z]+`), 'the host of a package registry'],
];

export const checkWords: Rule = ({ path, text }) =>
  text
    .split('\n')
    .flatMap((line, place) =>
      UNWANTED.filter(([unwanted]) => unwanted.test(line)).map(
        ([unwanted, why]) => `${path}:${place + 1}: ${unwanted.exec(line)?.[0].trim()} (${why})`,
      ),
    );

const COMMENT = /\/\/.*|^\s*\/?\*.*/;

/** A code such as P45 means nothing to a newcomer; "decision P45" says where to look. */
export const checkCitations: Rule = ({ path, text }) =>
  text.split('\n').flatMap((line, place) => {
    const code = /\(([A-Z]{1,2}\d{1,3})\b/.exec(COMMENT.exec(line)?.[0] ?? '')?.[1];
    return code === undefined ? [] : [`${path}:${place + 1}: write "decision ${code}"`];
  });

interface Locked {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** `npm ci` refuses a lockfile that lacks an optional package, also one for another platform. */
export const checkLockfile: Rule = ({ path, text }) => {
  const packages: Readonly<Record<string, Locked>> = JSON.parse(text).packages;
  return Object.entries(packages).flatMap(([place, locked]) => {
    const missing = Object.keys(locked.optionalDependencies ?? {}).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
    );
    const complaints = missing.map(
      (name) => `${path}: ${place} lists ${name} as optional, which is missing; npm ci would fail`,
    );
    if (locked.resolved && !locked.link) complaints.push(`${path}: ${place} names the server it came from`);
    return complaints;
  });
};
