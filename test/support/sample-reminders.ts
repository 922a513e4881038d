// Votes and reminders in memory: one person's.
import { now } from '../../src/core/clock.ts';
import type { ReminderParts } from '../../src/web/reminder-parts.ts';
import type { VoteParts } from '../../src/web/web-parts.ts';
import { EVENT, HOUR, MINECRAFT } from './sample-data.ts';
import type { Sample } from './sample-parts.ts';

/** A point on the curve that nobody has the private key of. */
export const SAMPLE_PUSH_KEY =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

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
    pushKey: async () => SAMPLE_PUSH_KEY,
    remindInBrowser: async ({ listingId, endpoint }) => {
      state.calls.push(`remindInBrowser ${listingId} ${endpoint}`);
      if (!endpoint.startsWith('https:')) return false;
      state.reminded = [listingId];
      return true;
    },
    reminders: async () =>
      state.listings
        .filter(({ id }) => state.reminded.includes(id))
        .map(({ id, name }) => ({ listingId: id, name })),
    stopReminding: async (_, listingId) => {
      state.calls.push(`stopReminding ${listingId}`);
      state.reminded = state.reminded.filter((id) => id !== listingId);
    },
    countBrowsers: async () => (state.reminded.length > 0 ? 1 : 0),
    removeBrowsers: async () => {
      state.calls.push('removeBrowsers');
      state.reminded = [];
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
      if (state.networkRefusal) return { ok: false, ...state.networkRefusal };
      state.votedAt = now();
      return {
        ok: true,
        eventId: EVENT,
        votedAt: now(),
        nextVoteAt: new Date(now().getTime() + 24 * HOUR),
      };
    },
    votedElsewhere: async () => state.votedElsewhere,
    reward: async () => state.reward,
    currentVote: async () =>
      state.votedAt && {
        votedAt: state.votedAt,
        nextVoteAt: new Date(state.votedAt.getTime() + 24 * HOUR),
      },
  };
}
