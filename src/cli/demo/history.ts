// The simulated history of the demo's sample listings: votes, players and server counts. Pure functions, deterministic
// relative to the current time.
import { now } from '../../core/clock.ts';
import { POLL_EVERY_MINUTES } from '../../game-servers/poll-status.ts';
import { UPTIME_DAYS } from '../../game-servers/server-fact-queries.ts';
import type { ListingType } from '../../listings/listing.ts';
import { nextVoteAt } from '../../votes/vote-event.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A random number generator (mulberry32) seeded by a name: numbers from 0 to below 1. */
export function seededRandom(name: string): () => number {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface VotingHabit {
  readonly type: ListingType;
  readonly listedAt: Date;
  readonly until: Date;
  /** From 0 to 1: how often this person votes. */
  readonly eagerness: number;
}

/**
 * The times of one person's votes for one listing, in order: each after the previous window ended, mostly in the
 * evening.
 */
export function pastVotes({ type, listedAt, until, eagerness }: VotingHabit, random: () => number): Date[] {
  const votes: Date[] = [];
  const pause = () => (random() * 3.5 * DAY_MS * (1 - eagerness)) / Math.max(eagerness, 0.05);
  // People discover a listing over time, so few vote from the first day.
  const whole = until.getTime() - listedAt.getTime();
  let at = listedAt.getTime() + random() ** 1.5 * whole + HOUR_MS;
  while (at < until.getTime()) {
    if (random() < activityAt(new Date(at))) {
      votes.push(new Date(Math.floor(at)));
      at = nextVoteAt(type, new Date(at)).getTime() + pause();
    }
    at += random() * HOUR_MS;
  }
  return votes;
}

/** How busy an hour of the day (UTC) is, from 0.08 at its quietest to 1. */
export function activityAt(at: Date): number {
  const hour = at.getUTCHours() + at.getUTCMinutes() / 60;
  return 0.08 + 0.92 * ((1 + Math.cos(((hour - 19) / 24) * 2 * Math.PI)) / 2) ** 1.4;
}

export interface HourValue {
  readonly hour: Date;
  readonly count: number;
}

/** The whole hours of the last `days`, oldest first, none before `since`. */
function hoursUntil(now: Date, days: number, since: Date): readonly Date[] {
  const last = Math.floor(now.getTime() / HOUR_MS);
  const hours = Array.from({ length: days * 24 }, (_, index) => new Date((last - days * 24 + 1 + index) * HOUR_MS));
  return hours.filter((hour) => hour >= since);
}

/** The number of players at a given time: higher in the evening and on weekends, with some noise. */
export function playersAt(at: Date, most: number, random: () => number): number {
  const weekend = [0, 5, 6].includes(at.getUTCDay()) ? 1 : 0.8;
  return Math.max(0, Math.round(most * weekend * activityAt(at) * (0.88 + 0.12 * random())));
}

export function pastPlayers(
  span: { readonly now: Date; readonly days: number; readonly since: Date },
  most: number,
  random: () => number,
): readonly HourValue[] {
  return hoursUntil(span.now, span.days, span.since).map((hour) => ({
    hour,
    count: playersAt(hour, most, random),
  }));
}

/** A bot's server count every sixth hour from its first day to today, growing fast at first, then more slowly. */
export function pastServers(
  span: { readonly now: Date; readonly days: number; readonly since: Date },
  { from, to }: { readonly from: number; readonly to: number },
  random: () => number,
): readonly HourValue[] {
  const whole = Math.max(span.now.getTime() - span.since.getTime(), HOUR_MS);
  return hoursUntil(span.now, span.days, span.since)
    .filter((hour) => hour.getUTCHours() % 6 === 0)
    .map((hour) => {
      const share = (hour.getTime() - span.since.getTime()) / whole;
      const count = from + (to - from) * share ** 0.8 * (0.985 + 0.015 * random());
      return { hour, count: Math.round(count) };
    });
}

export interface PastUptimeDay {
  readonly daysAgo: number;
  readonly polls: number;
  readonly online: number;
}

const POLLS_PER_DAY = (24 * 60) / POLL_EVERY_MINUTES;

/** A restart on one day in eight, and an outage of some hours on one in forty. */
export function pastUptime(since: Date, random: () => number, at = now()): readonly PastUptimeDay[] {
  const listedDays = Math.floor((at.getTime() - since.getTime()) / DAY_MS);
  return Array.from({ length: Math.min(UPTIME_DAYS, listedDays) }, (_, index) => {
    const chance = random();
    const missed = chance < 1 / 40 ? 20 + random() * 60 : chance < 1 / 8 ? 1 + random() * 3 : 0;
    return { daysAgo: index + 1, polls: POLLS_PER_DAY, online: POLLS_PER_DAY - Math.floor(missed) };
  });
}
