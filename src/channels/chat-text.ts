// What messages to chat platforms are made of: the vote of a stored event, and text from strangers. Pure.
import type { VotePayload } from '@plaudit/sdk/contract';

/** The vote of an event's stored body; null when it is not a vote event. */
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

/** When the voter can vote again, in seconds since 1970; null when the event does not say. */
export function nextVoteSeconds({ data }: VotePayload): number | null {
  const seconds = Math.floor(Date.parse(data.nextVoteAt) / 1000);
  return Number.isFinite(seconds) ? seconds : null;
}

/** User-made text on one line: no line breaks, nothing invisible, no half characters. */
export function toVisibleText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .toWellFormed();
}

/** At most `max` UTF-16 units, never half a character. */
export function truncate(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
