// The oracle for vote listeners (promise 2, L1): compares what they received with the results in the database.

import { holdPromise } from './check-webhooks.ts';
import { LEASE_OVER_MS } from './environment.ts';
import type { Observations } from './observations.ts';

/** L1: the longest that a vote may be in flight, as far as the service can tell. */
const ON_THE_WIRE_MOST_MS = 45_000;
/** L10: the most votes that are in flight when a process dies. */
const AT_ONCE = 4;

const MAYBE_HEARD: readonly string[] = ['accepted', 'sent_unconfirmed', 'unknown'];
const ENDS: readonly string[] = [...MAYBE_HEARD, 'rejected', 'failed', 'already_rewarded'];

type ListenerTold = Observations['listeners'][number];

/** How many votes had each result, and how long the longest was in flight. */
export function checkListeners(observations: Observations): Readonly<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const listener of observations.listeners) {
    for (const state of checkListener(observations, listener))
      figures[`listener ${state}`] = (figures[`listener ${state}`] ?? 0) + 1;
  }
  const longestMs = Math.max(0, ...onTheWire(observations));
  holdPromise(longestMs <= ON_THE_WIRE_MOST_MS, `A vote was in flight for ${longestMs} ms.`);
  const doubled = observations.listeners.reduce((sum, { heard }) => sum + repeatedIn(heard), 0);
  return { ...figures, doubled, 'longest in flight, s': Math.round(longestMs / 100) / 10 };
}

/** The result of each of its votes. */
function checkListener(
  { database, deaths }: Observations,
  { listing, behavior, heard }: ListenerTold,
): readonly string[] {
  const names = heard.map(({ username }) => username);
  holdPromise(new Set(names).size === names.length, `A listener got a vote for ${twice(names)} twice.`);
  const states = new Map(database.deliveries.filter((one) => one.listing === listing).map((one) => [one.event, one]));
  const votes = database.events.filter((event) => event.listing === listing);
  const ends = votes.map(({ id, player }) => ({ player, state: states.get(id)?.state ?? 'missing' }));
  for (const { player, state } of ends)
    holdPromise(ENDS.includes(state), `A vote for ${player} has not ended, it is ${state}.`);
  for (const [player, some] of Map.groupBy(ends, (end) => end.player)) {
    const maybe = some.filter(({ state }) => MAYBE_HEARD.includes(state));
    holdPromise(
      maybe.length <= 1,
      `${maybe.length} votes for ${player} may have been rewarded: ${maybe.map(({ state }) => state)}.`,
    );
    const was = names.includes(player ?? '');
    holdPromise(
      !was || maybe.length === 1,
      `A vote for ${player} was received and ended as ${some.map(({ state }) => state)}.`,
    );
    const certain = maybe.some(({ state }) => state === 'accepted');
    holdPromise(!certain || was, `A vote for ${player} was never received and ended as accepted.`);
  }
  if (behavior === 'accepts') {
    const unfit = ends.find(({ state }) => state === 'failed' || state === 'rejected');
    holdPromise(!unfit, `A good listener’s vote for ${unfit?.player} ended as ${unfit?.state}.`);
    const unknown = ends.filter(({ state }) => state === 'unknown').length;
    holdPromise(unknown <= AT_ONCE * deaths, `${unknown} votes ended as unknown at ${deaths} deaths.`);
  }
  const repeated = database.attempts.find(({ kind, number }) => kind === 'listener' && number > 1);
  holdPromise(!repeated, `Vote ${repeated?.event} has a second attempt at a listener.`);
  return ends.map(({ state }) => state);
}

function repeatedIn(heard: ListenerTold['heard']): number {
  return heard.length - new Set(heard.map(({ username }) => username)).size;
}

function twice(names: readonly string[]): string | undefined {
  return names.find((name, place) => names.indexOf(name) !== place);
}

/**
 * How long votes that ended as unknown were in flight, as far as a running process could tell: for a lease, and then
 * until the next check. The time this suite took to notice a death and to start a process does not count.
 */
function onTheWire({ database, jumps, starts }: Observations): readonly number[] {
  const unknown = new Map(
    database.deliveries.filter(({ state }) => state === 'unknown').map(({ event, changedMs }) => [event, changedMs]),
  );
  const over = jumps.map(({ atMs, byMs }) => atMs + byMs);
  return database.attempts.flatMap(({ event, kind, startedMs }) => {
    const changedMs = unknown.get(event);
    if (kind !== 'listener' || changedMs === undefined) return [];
    const meanwhile = (atMs: number) => startedMs < atMs && atMs <= changedMs;
    if (!over.some(meanwhile)) return [changedMs - startedMs];
    return [LEASE_OVER_MS + changedMs - Math.max(...[...over, ...starts].filter(meanwhile))];
  });
}
