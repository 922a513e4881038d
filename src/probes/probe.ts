// What a look at a server ends with: a number of players, or why there is none.
import { type FailureCode, isCharged } from '../outbound/codes.ts';
import type { HostCode } from '../outbound/judge-host.ts';
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

export type ProbeCode = FailureCode | HostCode | AnswerCode;

export type Counted =
  /** `maxPlayers` null where the game has no such number, or the server's is none. */
  | { readonly ok: true; readonly players: number; readonly maxPlayers: number | null }
  | { readonly ok: false; readonly code: ProbeCode };

/** With what a server is asked. */
export interface Asking {
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
export const CONNECT_MS = 3_000;
export const WHOLE_MS = 5_000;

export function failed(code: ProbeCode): Counted {
  return { ok: false, code };
}

/** Whether the fault is our own, so that it says nothing of the server (decision P5). */
export function isOurs(code: ProbeCode): boolean {
  return !isCharged(code as FailureCode);
}
