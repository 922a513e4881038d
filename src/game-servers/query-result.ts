// What a look at a server ends with: a number of players, or why there is none.

import type { HostCode } from '../outbound/check-host.ts';
import { type FailureCode, isCharged } from '../outbound/failure-codes.ts';
import type { Outbound } from '../outbound/outbound.ts';

/** Besides what can go wrong on the way there. */
type AnswerCode =
  | 'players_hidden'
  | 'not_understood'
  | 'answer_cut'
  | 'wrong_status'
  | 'refused_here'
  | 'join_link'
  | 'address_unsuitable'
  | 'place_unknown'
  | 'roblox_unavailable'
  | 'query_missing'
  | 'query_not_allowed';

export type ReasonCode = FailureCode | HostCode | AnswerCode;

export type QueryResult =
  /** `maxPlayers` null where the game has no such number, or the server's is none. */
  | { readonly ok: true; readonly players: number; readonly maxPlayers: number | null }
  | { readonly ok: false; readonly code: ReasonCode };

/** With what a server is asked. */
export interface QueryContext {
  readonly outbound: Outbound;
  /** Aborted when this process is to stop. */
  readonly signal: AbortSignal;
}

export interface HostAndPort {
  readonly host: string;
  /** Null: the game's own. */
  readonly port: number | null;
}

/** Decision P3. */
export const QUERY_CONNECT_TIMEOUT_MS = 3_000;
export const QUERY_TIMEOUT_MS = 5_000;

export function failedQuery(code: ReasonCode): QueryResult {
  return { ok: false, code };
}

/** Whether the fault is our own, so that it says nothing of the server (decision P5). */
export function isOwnFault(code: ReasonCode): boolean {
  return !isCharged(code as FailureCode);
}
