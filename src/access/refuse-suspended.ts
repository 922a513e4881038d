// Who is suspended is not signed in, by whatever way, and is told why (decision P75).
import { APIError } from 'better-auth/api';
import { now } from '../core/clock.ts';
import { formatExactTime } from '../core/format-time.ts';
import type { Db } from '../db/database.ts';
import { selectSuspension } from './suspend-queries.ts';

/** Before a session is made. The password or the account elsewhere was right by then: nobody else learns of it. */
export async function refuseSuspended(db: Db, personId: string): Promise<void> {
  const suspension = await selectSuspension(db, personId);
  if (!suspension) return;
  const { reason, until } = suspension;
  const span = until ? ` until ${formatExactTime(until)}` : '';
  throw new APIError('FORBIDDEN', {
    code: 'SUSPENDED',
    message: `This account is suspended${span}. The reason given: ${reason}`,
  });
}

/** What a session's person says of a suspension. */
export interface MaybeSuspended {
  readonly suspendedAt?: Date | null | undefined;
  readonly suspendedUntil?: Date | null | undefined;
}

export function isSuspended({ suspendedAt, suspendedUntil }: MaybeSuspended): boolean {
  return Boolean(suspendedAt) && (!suspendedUntil || suspendedUntil > now());
}
