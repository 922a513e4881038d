// Votes and reminders in memory: one person's.
import { now } from '../../src/core/clock.ts';
import type { ReminderParts } from '../../src/web/reminder-parts.ts';
import type { VoteParts } from '../../src/web/web-parts.ts';
import { EVENT, HOUR, MINECRAFT } from './sample-data.ts';
import type { Sample } from './sample-parts.ts';

export function sampleReminders(state: Sample): ReminderParts {
  let made = 0;
  return {
    readFeed: async () => state.feed,
    makeFeed: async () => {
      made += 1;
      state.feed = String(made).repeat(32);
    },
    removeFeed: async () => {
      state.feed = null;
    },
    votesOfFeed: async (secret) => {
      const { id: listingId, name } = MINECRAFT;
      return secret === state.feed
        ? [{ listingId, name, nextVoteAt: new Date(now().getTime() + 5 * HOUR) }]
        : null;
    },
  };
}

export function sampleVotes(state: Sample): VoteParts {
  return {
    castVote: async ({ playerName }) => {
      state.calls.push(`castVote ${playerName}`);
      if (playerName?.includes(' ')) {
        return { ok: false, reason: 'player_name', sentence: 'A player name has no spaces.' };
      }
      if (state.person && !state.person.emailVerified) return { ok: false, reason: 'unconfirmed' };
      state.votedAt = now();
      return {
        ok: true,
        eventId: EVENT,
        votedAt: now(),
        nextVoteAt: new Date(now().getTime() + 24 * HOUR),
      };
    },
    reward: async () => state.reward,
    currentVote: async () =>
      state.votedAt && {
        votedAt: state.votedAt,
        nextVoteAt: new Date(state.votedAt.getTime() + 24 * HOUR),
      },
  };
}
