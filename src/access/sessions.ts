// Where a person is signed in, with a readable description of each session.

import type { Connection } from '../db/database.ts';
import type { Message } from '../messages/message.ts';
import { selectSessions } from './account-queries.ts';
import { describeDevice } from './describe-device.ts';

/** The session of the current request. */
export interface CurrentSession {
  readonly id: string;
  readonly signedInAt: Date;
}

export interface ListedSession {
  readonly id: string;
  /** Recognized names, or the start of the user agent, which is untrusted text. */
  readonly device: Message | string;
  readonly since: Date;
  /** Accurate to the hour, because it is written at most hourly. */
  readonly seenAt: Date;
  readonly current: boolean;
}

/** The current session first. */
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
