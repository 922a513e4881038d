// The Prometheus text format 0.0.4: counters and histograms that cost an addition each, gauges that are read when asked
// for, and how all of them are written down.

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export type Labels = Readonly<Record<string, string>>;

interface Named {
  readonly name: string;
  readonly help: string;
}

export interface MetricSample {
  readonly labels?: Labels;
  readonly value: number;
}

/** A number that only rises. Whoever counts often keeps its cell. */
export interface CounterCell {
  value: number;
}

export class Counter {
  readonly #named: Named;
  readonly #cells = new Map<string, CounterCell>();

  constructor(named: Named) {
    this.#named = named;
  }

  series(labels: Labels = {}): CounterCell {
    return getOrCreate(this.#cells, shown(labels), () => ({ value: 0 }));
  }

  text(): string {
    const lines = [...this.#cells].map(([labels, { value }]) => line(this.#named.name, labels, value));
    return block(this.#named, 'counter', lines);
  }
}

/** Observations of one set of labels. */
export interface HistogramSeries {
  observe(value: number): void;
}

export class Histogram {
  readonly #named: Named;
  /** Rising. */
  readonly #bounds: readonly number[];
  readonly #spreads = new Map<string, CountedSpread>();

  constructor(named: Named, bounds: readonly number[]) {
    this.#named = named;
    this.#bounds = bounds;
  }

  series(labels: Labels = {}): HistogramSeries {
    return getOrCreate(this.#spreads, shown(labels), () => new CountedSpread(this.#bounds));
  }

  text(): string {
    const { name } = this.#named;
    const lines = [...this.#spreads].flatMap(([labels, spread]) => [
      ...spread.cumulative().map(({ bound, count }) => {
        const le = `le="${bound}"`;
        return line(`${name}_bucket`, labels === '' ? le : `${labels},${le}`, count);
      }),
      line(`${name}_sum`, labels, spread.sum),
      line(`${name}_count`, labels, spread.count),
    ]);
    return block(this.#named, 'histogram', lines);
  }
}

class CountedSpread implements HistogramSeries {
  readonly #bounds: readonly number[];
  /** One for each bound, and one for what lies beyond. */
  readonly #counts: number[];
  sum = 0;
  count = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = new Array<number>(bounds.length + 1).fill(0);
  }

  observe(value: number): void {
    let place = 0;
    while (place < this.#bounds.length && value > (this.#bounds[place] ?? 0)) place += 1;
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    this.sum += value;
    this.count += 1;
  }

  cumulative(): readonly { readonly bound: string; readonly count: number }[] {
    let count = 0;
    return this.#counts.map((own, place) => {
      count += own;
      return { bound: String(this.#bounds[place] ?? '+Inf'), count };
    });
  }
}

/** A number that was read just now; `counter` for one that only rises and is counted elsewhere. */
export function formatMetric(
  name: string,
  help: string,
  samples: readonly MetricSample[],
  kind: 'gauge' | 'counter' = 'gauge',
): string {
  const lines = samples.map(({ labels, value }) => line(name, shown(labels ?? {}), value));
  return block({ name, help }, kind, lines);
}

function block({ name, help }: Named, kind: string, lines: readonly string[]): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines, ''].join('\n');
}

function line(name: string, labels: string, value: number): string {
  return `${name}${labels === '' ? '' : `{${labels}}`} ${value}`;
}

/** No label comes from outside; what would end a value early is escaped all the same. */
function shown(labels: Labels): string {
  const escaped = (value: string) =>
    value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');
}

/** What `map` holds under `key`; made when it is asked for first. */
export function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const fresh = make();
  map.set(key, fresh);
  return fresh;
}
