// Evaluates the part of PromQL that the alert rules use on the scrapes of a test: selectors, rate, increase, absent,
// sum, max, min, division, comparison with a number, `and`. Anything else throws, so that no rule is ignored.
import type { Scrape, ScrapedSample } from './scrape.ts';

type Labels = ScrapedSample['labels'];
type Value = { readonly labels: Labels; readonly value: number };

const TOKENS = /\s*([a-zA-Z_:][a-zA-Z0-9_:]*|\d+(?:\.\d+)?|"(?:[^"\\]|\\.)*"|[=!]~|[=!<>]=|[<>=/(){},[\]])/y;
const AGGREGATIONS: Readonly<Record<string, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
};
const COMPARISONS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};
const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** Whether an alert with this expression fires after these scrapes, oldest first. */
export function fires(expression: string, scrapes: readonly Scrape[]): boolean {
  return new Evaluation(expression, scrapes).whole().length > 0;
}

class Evaluation {
  readonly #tokens: readonly string[];
  readonly #scrapes: readonly Scrape[];
  #place = 0;

  constructor(expression: string, scrapes: readonly Scrape[]) {
    this.#tokens = split(expression);
    this.#scrapes = scrapes;
  }

  whole(): readonly Value[] {
    let found = this.#condition();
    while (this.#takes('and')) {
      const other = this.#condition();
      if ([...found, ...other].some(({ labels }) => Object.keys(labels).length > 0))
        throw new Error('`and` is supported only between values without labels.');
      found = other.length > 0 ? found : [];
    }
    if (this.#place < this.#tokens.length) throw new Error(`This is not supported: ${this.#next()}`);
    return found;
  }

  /** `left > 1`, `a / b > 1`, or `absent(…)`, which needs no comparison. */
  #condition(): readonly Value[] {
    if (this.#takes('absent')) return this.#absent();
    const values = this.#ratio();
    const holds = COMPARISONS[this.#next()];
    const limit = Number(this.#next());
    if (!holds || Number.isNaN(limit)) throw new Error('A condition must compare with a number.');
    return values.filter(({ value }) => holds(value, limit));
  }

  #ratio(): readonly Value[] {
    const above = this.#operand();
    if (!this.#takes('/')) return above;
    const [divisor] = this.#operand();
    return divisor ? above.map(({ labels, value }) => ({ labels, value: value / divisor.value })) : [];
  }

  #operand(): readonly Value[] {
    const aggregate = AGGREGATIONS[this.#tokens[this.#place] ?? ''];
    if (!aggregate) return this.#vector();
    this.#next();
    this.#expect('(');
    const values = this.#vector().map(({ value }) => value);
    this.#expect(')');
    return values.length > 0 ? [{ labels: {}, value: aggregate(values) }] : [];
  }

  #vector(): readonly Value[] {
    for (const name of ['rate', 'increase'] as const) if (this.#takes(name)) return this.#rise(name);
    const matches = this.#selector();
    return (this.#scrapes.at(-1) ?? []).filter(matches);
  }

  #absent(): readonly Value[] {
    this.#expect('(');
    const matches = this.#selector();
    this.#expect(')');
    return (this.#scrapes.at(-1) ?? []).some(matches) ? [] : [{ labels: {}, value: 1 }];
  }

  /** Like Prometheus: a series that did not exist before has not increased, and one whose value decreased was reset. */
  #rise(kind: 'rate' | 'increase'): readonly Value[] {
    this.#expect('(');
    const matches = this.#selector();
    this.#expect('[');
    const seconds = Number(this.#next()) * (UNIT_SECONDS[this.#next()] ?? Number.NaN);
    if (!(seconds > 0)) throw new Error('A range must be written like [10m].');
    this.#expect(']');
    this.#expect(')');
    const series = Map.groupBy(this.#scrapes.flat().filter(matches), seriesOf);
    return [...series.values()].flatMap((samples) => {
      if (samples.length < 2) return [];
      const increase = samples
        .slice(1)
        .reduce((sum, { value }, place) => sum + increaseOf(samples[place]!.value, value), 0);
      return [{ labels: samples[0]!.labels, value: kind === 'rate' ? increase / seconds : increase }];
    });
  }

  #selector(): (sample: ScrapedSample) => boolean {
    const name = this.#next();
    const matchers: ((labels: Labels) => boolean)[] = [];
    if (this.#takes('{')) while (!this.#takes('}')) matchers.push(this.#matcher());
    return (sample) => sample.name === name && matchers.every((matches) => matches(sample.labels));
  }

  #matcher(): (labels: Labels) => boolean {
    const [label, operator, quoted] = [this.#next(), this.#next(), this.#next()];
    this.#takes(',');
    const wanted = JSON.parse(quoted) as string;
    const regular = new RegExp(`^(?:${operator.endsWith('~') ? wanted : ''})$`);
    const is = (value: string) => (operator.endsWith('~') ? regular.test(value) : value === wanted);
    return (labels) => is(labels[label] ?? '') !== operator.startsWith('!');
  }

  #takes(token: string): boolean {
    if (this.#tokens[this.#place] !== token) return false;
    this.#place += 1;
    return true;
  }

  #expect(token: string): void {
    const found = this.#next();
    if (found !== token) throw new Error(`Expected ${token}, not ${found}.`);
  }

  #next(): string {
    const token = this.#tokens[this.#place];
    if (token === undefined) throw new Error('The expression ends too early.');
    this.#place += 1;
    return token;
  }
}

const increaseOf = (before: number, after: number) => (after < before ? after : after - before);

function seriesOf({ name, labels }: ScrapedSample): string {
  return name + JSON.stringify(Object.entries(labels).sort());
}

function split(expression: string): readonly string[] {
  const tokens: string[] = [];
  const text = expression.trim();
  TOKENS.lastIndex = 0;
  while (TOKENS.lastIndex < text.length) {
    const at = TOKENS.lastIndex;
    const token = TOKENS.exec(text)?.[1];
    if (token === undefined) throw new Error(`This is not supported: ${text.slice(at)}`);
    tokens.push(token);
  }
  return tokens;
}
