// The result of querying a server: the number of players, or why there is none.
import type { HostCode } from '../outbound/check-host.ts';
import { type FailureCode, isCharged } from '../outbound/failure-codes.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { ReportedVersion } from './version-text.ts';

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
  | {
      readonly ok: true;
      readonly players: number;
      readonly maxPlayers: number | null;
      /** Absent if the server says nothing about it. */
      readonly version?: ReportedVersion;
    }
  /** A server that hides its players may still tell its version. */
  | { readonly ok: false; readonly code: ReasonCode; readonly version?: ReportedVersion };

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

/** Failures of the host itself, which are the same for every protocol. */
const HOST_CODES: readonly ReasonCode[] = [
  'dns_not_found',
  'dns_broken',
  'dns_timeout',
  'blocked_address',
  'host_invalid',
  'port_invalid',
  'port_denied',
];

export function isHostFault(code: ReasonCode): boolean {
  return HOST_CODES.includes(code);
}
