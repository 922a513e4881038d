// Where somebody is signed in: each session in words.
import type { Connection } from '../db/database.ts';
import { selectSessions } from './account-queries.ts';
import { describeDevice } from './describe-device.ts';

/** The session that a request comes in. */
export interface CurrentSession {
  readonly id: string;
  readonly signedInAt: Date;
}

export interface ListedSession {
  readonly id: string;
  /** Recognized names, or a piece of the user agent: untrusted text. */
  readonly device: string;
  readonly since: Date;
  /** To the hour: written no more often than that. */
  readonly seenAt: Date;
  readonly current: boolean;
}

/** The present one first. */
export async function listSessions(
  db: Connection,
  personId: string,
  currentId: string,
): Promise<readonly ListedSession[]> {
  const rows = await selectSessions(db, personId);
  const sessions = rows.map(({ id, userAgent, since, seenAt }) => ({
    id,
    device: describeDevice(userAgent),
    since,
    seenAt,
    current: id === currentId,
  }));
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
}
