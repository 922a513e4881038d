// Votes of honest people for many listings, as they come on a real site: regulars who return, newcomers, daily cycles,
// launches, streamers, weekends with events, families, carriers, schools and campuses. All numbers are assumptions, and
// are here to be seen.
import type { Chance } from './chance.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Listings have a history before the month that is reported. */
export const WARM_UP_DAYS = 21;
export const MONTH_DAYS = 30;
export const DAYS = WARM_UP_DAYS + MONTH_DAYS;
/** `VOTES_PER_NETWORK`: more votes of a network for a listing are refused within a window. */
const VOTES_PER_NETWORK = 5;

export interface SimulatedVote {
  readonly listing: number;
  /** Since the start of the simulation. */
  readonly atMs: number;
  readonly voter: string;
  readonly accountCreatedAtMs: number;
  readonly votedElsewhere: boolean;
  readonly network: string;
  readonly range: string;
  readonly name: string;
  /** The attack that it is part of; null: an honest vote. */
  readonly attack: number | null;
}

export interface SimulatedListing {
  readonly number: number;
  readonly votesPerDay: number;
  /** Launched within the month. */
  readonly launchedOnDay: number;
  readonly events: readonly ListingEvent[];
  /** The share of new accounts among newcomers. */
  readonly freshShare: number;
  readonly kind: 'usual' | 'school' | 'campus';
}

interface ListingEvent {
  readonly kind: 'launch' | 'streamer' | 'weekend';
  readonly atMs: number;
  readonly votes: number;
  /** How long it lasts: votes come fast at first and then fewer. */
  readonly hours: number;
  readonly freshShare: number;
}

interface Voter {
  readonly id: string;
  readonly createdAtMs: number;
  readonly network: string;
  readonly range: string;
  readonly name: string;
  readonly votedElsewhere: boolean;
}

export interface SimulatedSite {
  readonly listings: readonly SimulatedListing[];
  readonly votes: readonly SimulatedVote[];
}

export function simulateSite(chance: Chance, count: number): SimulatedSite {
  const listings = Array.from({ length: count }, (_, number) => makeListing(chance, number));
  const people = new People(chance);
  const votes = listings.flatMap((listing) => votesFor(chance, listing, people));
  return { listings, votes };
}

function makeListing(chance: Chance, number: number): SimulatedListing {
  const votesPerDay = Math.min(600, Math.max(2, Math.exp(Math.log(12) + 1.2 * chance.normal())));
  const launchedOnDay = chance.is(0.08) ? WARM_UP_DAYS + chance.whole(0, MONTH_DAYS - 3) : 0;
  const kindAt = chance.next();
  const kind = kindAt < 0.06 ? 'school' : kindAt < 0.1 ? 'campus' : 'usual';
  const freshShare = chance.between(0.25, 0.65);
  const events: ListingEvent[] = [];
  const day = () => Math.max(launchedOnDay + 1, WARM_UP_DAYS + chance.whole(0, MONTH_DAYS - 2));
  const event = (event: Omit<ListingEvent, 'freshShare'>, from: number, to: number) =>
    events.push({ ...event, freshShare: chance.between(from, to) });
  if (launchedOnDay > 0) {
    const atMs = launchedOnDay * DAY_MS + chance.between(9, 20) * HOUR_MS;
    event({ kind: 'launch', atMs, votes: chance.whole(20, 250), hours: chance.between(3, 18) }, 0.6, 0.92);
  }
  if (chance.is(0.12)) {
    const atMs = day() * DAY_MS + chance.between(12, 22) * HOUR_MS;
    event({ kind: 'streamer', atMs, votes: chance.whole(60, 800), hours: chance.between(0.5, 3) }, 0.4, 0.75);
  }
  if (chance.is(0.15)) {
    const votes = Math.round(votesPerDay * chance.between(1, 3));
    event({ kind: 'weekend', atMs: day() * DAY_MS + 8 * HOUR_MS, votes, hours: 14 }, 0.1, 0.3);
  }
  return { number, votesPerDay, launchedOnDay, events, freshShare, kind };
}

function votesFor(chance: Chance, listing: SimulatedListing, people: People): readonly SimulatedVote[] {
  const regulars: Voter[] = [];
  const wanted: { readonly atMs: number; readonly voter: Voter }[] = [];
  const trend = chance.between(0.8, 1.3);
  for (let day = listing.launchedOnDay; day < DAYS; day += 1) {
    const weekend = day % 7 >= 5 ? 1.3 : 1;
    const mean = listing.votesPerDay * weekend * trend ** (day / DAYS);
    const voters = new Set<Voter>();
    for (let left = chance.poisson(mean); left > 0; left -= 1) {
      const atMs = day * DAY_MS + dailyTime(chance);
      const regular = regulars.length > 0 && chance.is(0.65) ? chance.pick(regulars) : null;
      const voter =
        regular && !voters.has(regular) ? regular : people.newcomer(atMs, { listing, freshShare: listing.freshShare });
      voters.add(voter);
      if (voter !== regular && chance.is(0.3)) regulars.push(voter);
      wanted.push({ atMs, voter });
    }
    if (regulars.length > 3 * listing.votesPerDay) regulars.splice(0, regulars.length / 4);
  }
  for (const { kind, atMs, votes, hours, freshShare } of listing.events)
    for (let left = votes; left > 0; left -= 1) {
      const at = atMs + Math.min(hours * 3, chance.exponential(hours / 2)) * HOUR_MS;
      const regular = chance.is(kind === 'weekend' ? 0.8 : 0.15) && regulars.length > 0 ? chance.pick(regulars) : null;
      wanted.push({ atMs: at, voter: regular ?? people.newcomer(at, { listing, freshShare }) });
    }
  return admit(listing.number, wanted);
}

/** What the service counts: one vote of each voter in a day, and five of a network. */
function admit(
  listing: number,
  wanted: readonly { readonly atMs: number; readonly voter: Voter }[],
): readonly SimulatedVote[] {
  const last = new Map<string, number>();
  const ofNetwork = new Map<string, number[]>();
  const votes: SimulatedVote[] = [];
  for (const { atMs, voter } of [...wanted].sort((a, b) => a.atMs - b.atMs)) {
    if (atMs - (last.get(voter.id) ?? Number.NEGATIVE_INFINITY) < DAY_MS) continue;
    const recent = (ofNetwork.get(voter.network) ?? []).filter((at) => atMs - at < DAY_MS);
    if (recent.length >= VOTES_PER_NETWORK) continue;
    last.set(voter.id, atMs);
    ofNetwork.set(voter.network, [...recent, atMs]);
    const { id, createdAtMs, votedElsewhere, network, range, name } = voter;
    votes.push({
      listing,
      atMs,
      voter: id,
      accountCreatedAtMs: createdAtMs,
      votedElsewhere,
      network,
      range,
      name,
      attack: null,
    });
  }
  return votes;
}

/** More in the evening than at night. */
export function dailyTime(chance: Chance): number {
  for (;;) {
    const hour = chance.between(0, 24);
    const weight = 0.55 + 0.45 * Math.cos(((hour - 19) / 24) * 2 * Math.PI);
    if (chance.is(weight)) return hour * HOUR_MS;
  }
}

const WORDS = [
  ...['alex', 'sam', 'max', 'luna', 'kai', 'nova', 'rex', 'leo', 'mia', 'zoe', 'ben', 'eva', 'tom', 'ivy', 'jay'],
  ...['shadow', 'dragon', 'pixel', 'storm', 'wolf', 'ninja', 'ghost', 'frost', 'blaze', 'raven', 'tiger', 'comet'],
  ...['gamer', 'player', 'craft', 'miner', 'hunter', 'rider', 'runner', 'maker', 'queen', 'king', 'lord', 'fox'],
];

/** Honest voters, with their networks and names. */
class People {
  readonly #chance: Chance;
  #made = 0;
  readonly #families: Pick<Voter, 'network' | 'range'>[] = [];

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** Somebody who has never voted for this listing. */
  newcomer(atMs: number, { listing, freshShare }: { listing: SimulatedListing; freshShare: number }): Voter {
    const chance = this.#chance;
    this.#made += 1;
    const isFresh = chance.is(freshShare);
    // Most accounts that are not new have voted elsewhere; some people signed up once and never voted.
    const votedElsewhere = chance.is(isFresh ? 0.22 : 0.85);
    const ageMs = isFresh ? chance.exponential(0.6) * HOUR_MS : chance.between(1, 400) * DAY_MS;
    return {
      id: `h${this.#made}`,
      createdAtMs: atMs - Math.max(60_000, ageMs),
      votedElsewhere,
      name: this.name(),
      ...this.#place(listing),
    };
  }

  name(): string {
    const chance = this.#chance;
    const word = chance.pick(WORDS);
    const style = chance.next();
    if (style < 0.35) return `${word}${chance.whole(1, 9_999)}`;
    if (style < 0.7) return `${word}${chance.pick(WORDS)}${chance.is(0.4) ? chance.whole(1, 99) : ''}`;
    return `${word}_${this.#made.toString(36)}x`;
  }

  #place({ kind, number }: SimulatedListing): Pick<Voter, 'network' | 'range'> {
    const chance = this.#chance;
    if (kind === 'school' && chance.is(0.6)) return { network: `school${number}`, range: `school${number}` };
    if (kind === 'campus' && chance.is(0.5)) {
      const range = `campus${number}.${chance.whole(0, 3)}`;
      return { network: `${range}.${chance.whole(1, 250)}`, range };
    }
    const style = chance.next();
    // Many customers of a mobile carrier share an address.
    if (style < 0.2) {
      const range = `carrier${Math.floor(60 * chance.next() ** 2)}`;
      return { network: `${range}.${chance.whole(1, 60)}`, range };
    }
    if (style < 0.28 && this.#families.length > 0) return chance.pick(this.#families.slice(-400));
    const range = `isp${chance.whole(1, 6_000)}`;
    const place = { network: `${range}.${this.#made}`, range };
    this.#families.push(place);
    return place;
  }
}
