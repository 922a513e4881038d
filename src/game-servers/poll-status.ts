// Computes a server's status after a poll, and when the next poll is due (decisions P4 to P6). Pure.
import type { Game } from '@plaudit/sdk/contract';
import { isOwnFault, type QueryResult, type ReasonCode } from './query-result.ts';

export type PlayerState = 'online' | 'offline' | 'unknown';

export interface PollStatus {
  readonly state: PlayerState;
  readonly players: number | null;
  readonly maxPlayers: number | null;
  /** Consecutive polls that ended without a response. */
  readonly failures: number;
  readonly code: string | null;
}

export interface PolledStatus extends PollStatus {
  /** Whether the server stated its player count. */
  readonly answered: boolean;
  readonly nextInMinutes: number;
}

export const POLL_EVERY_MINUTES = 5;
const FAILURES_TO_OFFLINE = 2;
const BACK_OFF_FIRST_MINUTES = 10;
const BACK_OFF_MOST_MINUTES = 60;

/** The address is wrong, so the server may well be online. */
const ADDRESS_CODES: readonly ReasonCode[] = [
  'join_link',
  'address_unsuitable',
  'place_unknown',
  'blocked_address',
  'host_invalid',
  'port_invalid',
  'port_denied',
  'url_port',
  'url_invalid',
];

export function statusAfterPoll(game: Game, before: PollStatus, result: QueryResult): PolledStatus {
  if (result.ok) {
    const { players, maxPlayers } = result;
    const online = { state: 'online', players, maxPlayers, failures: 0, code: null } as const;
    return { ...online, answered: true, nextInMinutes: POLL_EVERY_MINUTES };
  }
  const { code } = result;
  if (isOwnFault(code)) return { ...before, answered: false, nextInMinutes: POLL_EVERY_MINUTES };
  if (code === 'players_hidden')
    return { ...withoutPlayers('unknown', 0, code), answered: false, nextInMinutes: POLL_EVERY_MINUTES };
  const failures = before.failures + 1;
  const nextInMinutes = backoffMinutes(failures);
  if (ADDRESS_CODES.includes(code))
    return { ...withoutPlayers('unknown', failures, code), answered: false, nextInMinutes };
  if (failures < FAILURES_TO_OFFLINE) return { ...before, failures, code, answered: false, nextInMinutes };
  return { ...withoutPlayers(stateWithoutResponse(game), failures, code), answered: false, nextInMinutes };
}

/**
 * Hytale servers respond only with a plugin, and Roblox responds on behalf of its games, so silence proves nothing
 * there.
 */
function stateWithoutResponse(game: Game): PlayerState {
  return game === 'hytale' || game === 'roblox' ? 'unknown' : 'offline';
}

function withoutPlayers(state: PlayerState, failures: number, code: ReasonCode): PollStatus {
  return { state, players: null, maxPlayers: null, failures, code };
}

/**
 * After the first failure the usual interval, so that the second poll comes soon; then 10, 20, 40 and at most 60
 * minutes.
 */
export function backoffMinutes(failures: number): number {
  if (failures < FAILURES_TO_OFFLINE) return POLL_EVERY_MINUTES;
  return Math.min(BACK_OFF_MOST_MINUTES, BACK_OFF_FIRST_MINUTES * 2 ** (failures - FAILURES_TO_OFFLINE));
}

/** What a poll says about a server's uptime (decision P482). */
export interface PollUptime {
  /** How many slots of five minutes the poll stands for; 0 if it says nothing about them. */
  readonly slots: number;
  readonly onlineSlots: number;
}

/**
 * A server that is down is polled less often, so a failed poll stands for the whole time since the one before it. Only
 * games whose silence proves something have an uptime.
 */
export function uptimeOfPoll(game: Game, { failures }: Pick<PollStatus, 'failures'>, result: QueryResult): PollUptime {
  if (stateWithoutResponse(game) === 'unknown') return { slots: 0, onlineSlots: 0 };
  if (result.ok || result.code === 'players_hidden') return { slots: 1, onlineSlots: 1 };
  if (isOwnFault(result.code) || UNTOLD_CODES.includes(result.code)) return { slots: 0, onlineSlots: 0 };
  return { slots: failures === 0 ? 1 : backoffMinutes(failures) / POLL_EVERY_MINUTES, onlineSlots: 0 };
}

/** The address is wrong, or the server responds to others only. */
const UNTOLD_CODES: readonly ReasonCode[] = [...ADDRESS_CODES, 'refused_here'];
