// Decides whether a sign-in may create a session. better-auth creates sessions in several places (password, Discord …),
// so the hook in front of every session holds back the sign-in of a person with a second factor, unless this call has
// proven it. What nobody expects is refused (decision P401).
import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError } from 'better-auth/api';
import type { Connection } from '../db/database.ts';
import { deleteSession } from './account-queries.ts';
import { hasSecondFactor } from './second-factor-queries.ts';

interface SignInCall {
  /** Who has passed the second step, or needs none. */
  readonly provenId: string | null;
  /** Whose sign-in was held back. */
  heldBackId: string | null;
  /** Who has a session now. */
  signedInId: string | null;
  /** Whether this call has created the account. */
  isNew: boolean;
}

const calls = new AsyncLocalStorage<SignInCall>();

/** better-auth's code for such a sign-in, as ours. */
export const SECOND_STEP_CODE = 'SECOND_STEP';

export interface SignInOutcome<Result> extends Readonly<Omit<SignInCall, 'provenId'>> {
  readonly result: Result;
}

/** Runs a sign-in; `heldBackId` is the person whose second step is missing. */
export async function runSignIn<Result>(work: () => Promise<Result>): Promise<SignInOutcome<Result>> {
  const call: SignInCall = { ...NO_CALL };
  const result = await calls.run(call, work);
  return { ...call, result };
}

const NO_CALL: Readonly<SignInCall> = { provenId: null, heldBackId: null, signedInId: null, isNew: false };

/** Notes who a session was created for. */
export function noteSession(personId: string): void {
  const call = calls.getStore();
  if (call) call.signedInId = personId;
}

/** Notes that the account was created by this call. */
export function noteNewAccount(): void {
  const call = calls.getStore();
  if (call) call.isNew = true;
}

/** Runs the sign-in of someone who has passed every step. */
export function asProven<Result>(personId: string, work: () => Promise<Result>): Promise<Result> {
  return calls.run({ ...NO_CALL, provenId: personId }, work);
}

/** Throws unless this call may create a session for the person. */
export async function requireSecondStep(db: Connection, personId: string): Promise<void> {
  const call = calls.getStore();
  if (call?.provenId === personId || !(await hasSecondFactor(db, personId))) return;
  if (call) call.heldBackId = personId;
  throw new APIError('FORBIDDEN', { code: SECOND_STEP_CODE, message: 'This account requires a second step.' });
}

/** Checks again once the session exists: the first factor may have been added between the check and the insert. */
export async function endUnprovenSession(
  db: Connection,
  session: { readonly id: string; readonly userId: string },
): Promise<void> {
  try {
    await requireSecondStep(db, session.userId);
  } catch (error) {
    await deleteSession(db, session.userId, session.id);
    throw error;
  }
}
