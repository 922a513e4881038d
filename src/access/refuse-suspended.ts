// Keeps suspended people from signing in, whatever the method, and tells them why (decision P75).
import { APIError } from 'better-auth/api';
import { now } from '../core/clock.ts';
import { formatExactTime } from '../core/format-time.ts';
import type { Db } from '../db/database.ts';
import { selectSuspension } from './suspend-queries.ts';

/** Runs before a session is created, when the password or the Discord account was already verified: nobody else sees the reason. */
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

/** The suspension fields of a session's user. */
export interface MaybeSuspended {
  readonly suspendedAt?: Date | null | undefined;
  readonly suspendedUntil?: Date | null | undefined;
}

export function isSuspended({ suspendedAt, suspendedUntil }: MaybeSuspended): boolean {
  return Boolean(suspendedAt) && (!suspendedUntil || suspendedUntil > now());
}
