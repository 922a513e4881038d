// Describes an error of opening or using the database to the operator: what happened, and what to do.
import { isDatabaseUnavailable } from './database-errors.ts';

export interface DatabaseErrorDescription {
  readonly found: string;
  readonly todo: string;
}

/** Null for errors that are not about the database or the disk. */
export function describeDatabaseError(error: unknown): DatabaseErrorDescription | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = KNOWN[code];
  if (known) return known;
  if (code === 'EACCES' || code === 'EROFS')
    return { found: `Permission denied: ${(error as Error).message}.`, todo: 'Give its user access.' };
  return isDatabaseUnavailable(error) ? LOST : null;
}

const LOST: DatabaseErrorDescription = {
  found: 'There is no connection to PostgreSQL, or it was lost. Unfinished changes were rolled back.',
  todo: 'Try again once PostgreSQL responds.',
};

const WRONG_PASSWORD: DatabaseErrorDescription = {
  found: 'PostgreSQL rejected the user or password in DATABASE_URL.',
  todo: 'Correct them.',
};

const KNOWN: Readonly<Record<string, DatabaseErrorDescription>> = {
  ECONNREFUSED: {
    found: 'PostgreSQL does not respond at DATABASE_URL.',
    todo: 'Check that it is running and that the host and port are correct.',
  },
  '28P01': WRONG_PASSWORD,
  '28000': WRONG_PASSWORD,
  '3D000': { found: 'The database in DATABASE_URL does not exist.', todo: 'Create it first.' },
  '42P07': {
    found: 'The database contains another program’s tables with names that Plaudit needs.',
    todo: 'Give Plaudit its own database.',
  },
  ENOTFOUND: { found: 'The host in DATABASE_URL cannot be found.', todo: 'Correct it.' },
  ENOSPC: { found: 'The disk is full.', todo: 'Free up some space.' },
  '53100': { found: 'The disk is full.', todo: 'Free up some space.' },
  '53300': { found: 'PostgreSQL has no free connections.', todo: 'Raise max_connections.' },
};
