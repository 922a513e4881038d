// Helpers for chat messages: reads the vote from a stored event, and cleans up untrusted text. Pure.
import type { VotePayload } from '@plaudit/sdk/contract';

/** Parses the stored body of an event; null when it is not a vote event. */
export function readVoteEvent(body: string): VotePayload | null {
  try {
    const payload: VotePayload | null = JSON.parse(body);
    const data = payload?.data;
    const isComplete = typeof data?.userId === 'string' && typeof data.votedAt === 'string';
    return payload?.event === 'vote.created' && isComplete ? payload : null;
  } catch {
    return null;
  }
}

export function messageTitle({ test }: VotePayload, listingName: string): string {
  return test ? `Test: a vote for ${listingName}` : `New vote for ${listingName}`;
}

export const TEST_NOTE = 'This is a test. Nobody voted, so do not give a reward.';

/** When the voter can vote again, in seconds since 1970; null when the event does not contain it. */
export function nextVoteSeconds({ data }: VotePayload): number | null {
  const seconds = Math.floor(Date.parse(data.nextVoteAt) / 1000);
  return Number.isFinite(seconds) ? seconds : null;
}

/** User-entered text as a single line, without line breaks, invisible characters and lone surrogates. */
export function toVisibleText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .toWellFormed();
}

/** Truncates to `max` UTF-16 units without splitting a surrogate pair. */
export function truncate(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
