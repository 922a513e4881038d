// The fields of a vote for a vote listener (§2.3): reads them from the stored event and checks each. Pure.
import type { VotePayload } from '@plaudit/sdk/contract';

export interface VotifierVote {
  /** Our service name. */
  readonly serviceName: string;
  /** Exactly as the voter typed it (decision V4). */
  readonly username: string;
  /** When the vote was cast, in milliseconds since the epoch. */
  readonly timestampMs: number;
}

/** Sent instead of voters' IP addresses, which are never shared (§2.3). */
export const VOTER_ADDRESS = '0.0.0.0';

/**
 * In UTF-16 units, as Java counts. NuVotifier rejects longer names; VotifierPlus truncates them, which may yield
 * another player's name.
 */
const MAX_NAME_UNITS = 16;

export type ReadVotifierVote =
  | { readonly ok: true; readonly vote: VotifierVote }
  | { readonly ok: false; readonly code: 'vote_unreadable' | 'no_player' };

export type VoteFieldCode = 'name_refused' | 'service_name_refused' | 'vote_unreadable';

/** Reads the vote from a stored event's body. */
export function readVotifierVote(body: string, serviceName: string): ReadVotifierVote {
  const data = readData(body);
  const timestampMs = Date.parse(data?.votedAt ?? '');
  if (!data || !Number.isFinite(timestampMs)) return { ok: false, code: 'vote_unreadable' };
  const username = data.listingType === 'game' ? data.playerName : null;
  if (username === null || username === undefined || username === '') return { ok: false, code: 'no_player' };
  if (typeof username !== 'string') return { ok: false, code: 'vote_unreadable' };
  return { ok: true, vote: { serviceName, username, timestampMs } };
}

/**
 * Why these fields must not be sent, or null. A line break would shift the fields of v1, which are separated by line
 * breaks.
 */
export function checkVoteFields({ serviceName, username, timestampMs }: VotifierVote): VoteFieldCode | null {
  if (username === '' || username.length > MAX_NAME_UNITS || !isPlain(username)) return 'name_refused';
  if (serviceName === '' || !isPlain(serviceName)) return 'service_name_refused';
  return Number.isSafeInteger(timestampMs) && timestampMs >= 0 ? null : 'vote_unreadable';
}

function isPlain(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

function readData(body: string): VotePayload['data'] | null {
  try {
    const payload: VotePayload | null = JSON.parse(body);
    const data = payload?.data;
    return payload?.event === 'vote.created' && typeof data?.votedAt === 'string' ? data : null;
  } catch {
    return null;
  }
}
