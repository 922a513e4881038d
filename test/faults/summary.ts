// Adds up the results of scenarios, and prints them in a few lines.

import { KILLS } from './all-faults.ts';

/** Figures with such a name are maxima of all scenarios, not sums. */
const LONGEST = /^longest|Ms$/;
const KILLS_AT = 'kills at ';
const NOT_REACHED = 'not reached ';

export class Summary {
  /** Of the kill fault. */
  readonly #figures = new Map<string, number>();
  /** Of each other fault. */
  readonly #others = new Map<string, Map<string, number>>();
  readonly #scenarios = new Map<string, number>();

  get scenarios(): number {
    let sum = 0;
    for (const count of this.#scenarios.values()) sum += count;
    return sum;
  }

  add(fault: string, figures: Readonly<Record<string, number>>): void {
    this.#scenarios.set(fault, (this.#scenarios.get(fault) ?? 0) + 1);
    const sums = fault === KILLS.name ? this.#figures : (this.#others.get(fault) ?? new Map<string, number>());
    if (sums !== this.#figures) this.#others.set(fault, sums);
    for (const [name, value] of Object.entries(figures)) {
      const before = sums.get(name) ?? 0;
      sums.set(name, LONGEST.test(name) ? Math.max(before, value) : before + value);
    }
  }

  /** Fault points at which no process died in this run. */
  get neverReached(): readonly string[] {
    return this.#starting(NOT_REACHED)
      .map(([name]) => name)
      .filter((name) => !this.#figures.get(`${KILLS_AT}${name}`));
  }

  get lines(): readonly string[] {
    const missed = this.#starting(NOT_REACHED).reduce((sum, [, count]) => sum + count, 0);
    const rest = [...this.#figures].filter(([name]) => !name.startsWith(KILLS_AT) && !name.startsWith(NOT_REACHED));
    return [
      `scenarios ${this.scenarios}: ${formatFigures([...this.#scenarios])}`,
      ...[...this.#others].map(([fault, figures]) => `${fault}: ${formatFigures([...figures])}`),
      'kills by fault point:',
      ...this.#starting(KILLS_AT).map(([name, count]) => `  ${name.padEnd(24)}${String(count).padStart(5)}`),
      formatFigures([...rest, ['fault point not reached', missed]]),
    ];
  }

  #starting(prefix: string): readonly (readonly [string, number])[] {
    return [...this.#figures]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value] as const);
  }
}

function formatFigures(figures: readonly (readonly [string, number])[]): string {
  return figures.map(([name, value]) => `${name} ${Math.round(value * 10) / 10}`).join(', ');
}
