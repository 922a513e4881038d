// The result of querying a server: the number of players, or why there is none.

import type { HostCode } from '../outbound/check-host.ts';
import { type FailureCode, isCharged } from '../outbound/failure-codes.ts';
import type { Outbound } from '../outbound/outbound.ts';

/** Codes in addition to those of the connection. */
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
  /** `maxPlayers` is null if the game has no maximum, or the server does not state it. */
  | { readonly ok: true; readonly players: number; readonly maxPlayers: number | null }
  | { readonly ok: false; readonly code: ReasonCode };

/** The dependencies of every query. */
export interface QueryContext {
  readonly outbound: Outbound;
  /** Aborted when this process stops. */
  readonly signal: AbortSignal;
}

export interface HostAndPort {
  readonly host: string;
  /** Null: the game's default port. */
  readonly port: number | null;
}

/** How long connecting, and the whole query, may take (decision P3). */
export const QUERY_CONNECT_TIMEOUT_MS = 3_000;
export const QUERY_TIMEOUT_MS = 5_000;

export function failedQuery(code: ReasonCode): QueryResult {
  return { ok: false, code };
}

/** Whether the fault is ours, so that it says nothing about the server (decision P5). */
export function isOwnFault(code: ReasonCode): boolean {
  return !isCharged(code as FailureCode);
}
