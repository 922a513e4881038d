// Five ways of casting fake votes, in many sizes. Each stays within the limits of the service: one vote of each account,
// five of each network.
import type { Chance } from './chance.ts';
import { DAY_MS, HOUR_MS, MONTH_DAYS, type SimulatedListing, type SimulatedVote, WARM_UP_DAYS } from './traffic.ts';

export const PATTERNS = [
  'burst of fresh accounts',
  'slow drip from one range',
  'names in sequence',
  'bought aged accounts',
  'distributed networks',
] as const;
export type Pattern = (typeof PATTERNS)[number];

export interface SimulatedAttack {
  readonly number: number;
  readonly pattern: Pattern;
  readonly listing: number;
  readonly votes: readonly SimulatedVote[];
}

/** `each`: how many of each pattern, on different listings. */
export function simulateAttacks(
  chance: Chance,
  listings: readonly SimulatedListing[],
  each: number,
): readonly SimulatedAttack[] {
  const targets = [...listings].sort(() => chance.next() - 0.5);
  return Array.from({ length: each * PATTERNS.length }, (_, number) => {
    const pattern = PATTERNS[number % PATTERNS.length] ?? PATTERNS[0];
    const listing = targets[number % targets.length] ?? listings[0];
    const target = listing?.number ?? 0;
    const first = Math.max(WARM_UP_DAYS, (listing?.launchedOnDay ?? 0) + 1);
    const startMs = (first + chance.between(0, WARM_UP_DAYS + MONTH_DAYS - 3 - first)) * DAY_MS;
    const votes = new Attacker(chance, { number, target, startMs }).cast(pattern, chance.whole(55, 400));
    return { number, pattern, listing: target, votes: votes.sort((a, b) => a.atMs - b.atMs) };
  });
}

interface Plan {
  readonly number: number;
  readonly target: number;
  readonly startMs: number;
}

class Attacker {
  readonly #chance: Chance;
  readonly #plan: Plan;

  constructor(chance: Chance, plan: Plan) {
    this.#chance = chance;
    this.#plan = plan;
  }

  cast(pattern: Pattern, count: number): SimulatedVote[] {
    const chance = this.#chance;
    const votes = (lengthHours: number, make: (place: number) => Partial<SimulatedVote> & { readonly ageMs: number }) =>
      Array.from({ length: count }, (_, place) => this.#vote(place, (lengthHours * place) / count, make(place)));
    switch (pattern) {
      case 'burst of fresh accounts': {
        const perNetwork = chance.whole(2, 5);
        return votes(chance.between(0.15, 1), (place) => {
          const network = `${this.#own('net')}${Math.floor(place / perNetwork)}`;
          return { ageMs: chance.between(0.02, 5) * HOUR_MS, network, range: network };
        });
      }
      case 'slow drip from one range':
        return votes(chance.between(20, 60), (place) => ({
          ageMs: chance.is(0.6) ? chance.between(0.1, 20) * HOUR_MS : chance.between(1, 20) * DAY_MS,
          network: `${this.#own('range')}.${Math.floor(place / chance.whole(1, 2))}`,
          range: this.#own('range'),
        }));
      case 'names in sequence': {
        const stem = `${chance.pick(['bot', 'voter', 'acc', 'user', 'fan'])}${chance.pick(['', '_', 'x', 'pro'])}`;
        const ageDays = chance.between(0.1, 40);
        return votes(chance.between(1, 12), (place) => ({
          ageMs: ageDays * DAY_MS + chance.between(0, HOUR_MS),
          name: `${stem}${place + 1}`,
          votedElsewhere: chance.is(0.5),
        }));
      }
      case 'bought aged accounts':
        return votes(chance.between(1, 20), () => ({ ageMs: chance.between(5, 500) * DAY_MS }));
      case 'distributed networks': {
        const freshShare = chance.between(0.3, 1);
        return votes(chance.between(0.5, 6), () => ({
          ageMs: chance.is(freshShare) ? chance.between(0.05, 20) * HOUR_MS : chance.between(1, 6) * DAY_MS,
        }));
      }
    }
  }

  #own(what: string): string {
    return `attack${this.#plan.number}.${what}`;
  }

  /** With jitter, so that nothing is regular. Every vote has a network of its own unless the pattern says otherwise. */
  #vote(place: number, hours: number, given: Partial<SimulatedVote> & { readonly ageMs: number }): SimulatedVote {
    const { number, target, startMs } = this.#plan;
    const chance = this.#chance;
    const atMs = startMs + hours * HOUR_MS + chance.exponential(60_000);
    const network = `${this.#own('proxy')}${place}`;
    const { ageMs, ...known } = given;
    return {
      listing: target,
      atMs,
      voter: `a${number}.${place}`,
      accountCreatedAtMs: atMs - ageMs,
      votedElsewhere: false,
      network,
      range: network,
      name: `${chance.pick(['Mika', 'Jo', 'Ren', 'Ash', 'Sky', 'Remy'])}${Math.floor(chance.next() * 1e6).toString(36)}`,
      attack: number,
      ...known,
    };
  }
}
