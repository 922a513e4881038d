// How querying a server ends: with a number of players, or with the reason why there is none.

import type { HostCode } from '../outbound/check-host.ts';
import { type FailureCode, isCharged } from '../outbound/failure-codes.ts';
import type { Outbound } from '../outbound/outbound.ts';

/** Besides what can go wrong with the connection. */
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
  /** `maxPlayers` null if the game has no such number, or the server states none. */
  | { readonly ok: true; readonly players: number; readonly maxPlayers: number | null }
  | { readonly ok: false; readonly code: ReasonCode };

/** What every query needs. */
export interface QueryContext {
  readonly outbound: Outbound;
  /** Aborted when this process stops. */
  readonly signal: AbortSignal;
}

export interface HostAndPort {
  readonly host: string;
  /** Null: the game's default. */
  readonly port: number | null;
}

/** Decision P3. */
export const QUERY_CONNECT_TIMEOUT_MS = 3_000;
export const QUERY_TIMEOUT_MS = 5_000;

export function failedQuery(code: ReasonCode): QueryResult {
  return { ok: false, code };
}

/** Whether the fault is ours, so that it says nothing about the server (decision P5). */
export function isOwnFault(code: ReasonCode): boolean {
  return !isCharged(code as FailureCode);
}
