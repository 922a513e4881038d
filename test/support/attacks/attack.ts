// An attack: a name in plain English, and either a replay against the running service or the test that covers it.
import type { AttackTarget } from './target.ts';

/** Sends the attack to the running service, and throws if it succeeds. */
export interface Replay {
  readonly name: string;
  readonly replay: (target: AttackTarget) => Promise<void>;
}

/** Covered by another test. */
export interface CoveredByTest {
  readonly name: string;
  /** The path below test/. */
  readonly file: string;
  /** Words of the test's title. */
  readonly title: string;
}

export type Attack = Replay | CoveredByTest;

/** Maps the attack's name to words from its test's title. */
export function coveredBy(file: string, titles: Readonly<Record<string, string>>): readonly CoveredByTest[] {
  return Object.entries(titles).map(([name, title]) => ({ name, file, title }));
}
