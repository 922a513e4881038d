// The Prometheus text format 0.0.4: counters, histograms, and values that are read when scraped.

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

/** A number that only increases. Frequent callers should cache the reference to it. */
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
    return getOrCreate(this.#cells, formatLabels(labels), () => ({ value: 0 }));
  }

  text(): string {
    const lines = [...this.#cells].map(([labels, { value }]) => line(this.#named.name, labels, value));
    return block(this.#named, 'counter', lines);
  }
}

/** The observations with one set of labels. */
export interface HistogramSeries {
  observe(value: number): void;
}

export class Histogram {
  readonly #named: Named;
  /** In increasing order. */
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, CountedSeries>();

  constructor(named: Named, bounds: readonly number[]) {
    this.#named = named;
    this.#bounds = bounds;
  }

  series(labels: Labels = {}): HistogramSeries {
    return getOrCreate(this.#series, formatLabels(labels), () => new CountedSeries(this.#bounds));
  }

  text(): string {
    const { name } = this.#named;
    const lines = [...this.#series].flatMap(([labels, one]) => [
      ...one.cumulative().map(({ bound, count }) => {
        const le = `le="${bound}"`;
        return line(`${name}_bucket`, labels === '' ? le : `${labels},${le}`, count);
      }),
      line(`${name}_sum`, labels, one.sum),
      line(`${name}_count`, labels, one.count),
    ]);
    return block(this.#named, 'histogram', lines);
  }
}

class CountedSeries implements HistogramSeries {
  readonly #bounds: readonly number[];
  /** One count per bound, and one for everything above. */
  readonly #counts: number[];
  sum = 0;
  count = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = new Array<number>(bounds.length + 1).fill(0);
  }

  observe(value: number): void {
    let index = 0;
    while (index < this.#bounds.length && value > (this.#bounds[index] ?? 0)) index += 1;
    this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    this.sum += value;
    this.count += 1;
  }

  cumulative(): readonly { readonly bound: string; readonly count: number }[] {
    let count = 0;
    return this.#counts.map((own, index) => {
      count += own;
      return { bound: String(this.#bounds[index] ?? '+Inf'), count };
    });
  }
}

/** Formats a value that was just read. `counter`: the value only increases and is counted elsewhere. */
export function formatMetric(
  name: string,
  help: string,
  samples: readonly MetricSample[],
  kind: 'gauge' | 'counter' = 'gauge',
): string {
  const lines = samples.map(({ labels, value }) => line(name, formatLabels(labels ?? {}), value));
  return block({ name, help }, kind, lines);
}

function block({ name, help }: Named, kind: string, lines: readonly string[]): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines, ''].join('\n');
}

function line(name: string, labels: string, value: number): string {
  return `${name}${labels === '' ? '' : `{${labels}}`} ${value}`;
}

/** Labels never come from outside, but their values are escaped anyway. */
function formatLabels(labels: Labels): string {
  const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');
}

/** The value under `key`; `make` creates it if it is missing. */
export function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const fresh = make();
  map.set(key, fresh);
  return fresh;
}
