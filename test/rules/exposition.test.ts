// The Prometheus text format 0.0.4, and the closed set of labels for codes (decision O20).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeLabel } from '../../src/metrics/code-label.ts';
import { Counter, formatMetric, Histogram } from '../../src/metrics/exposition.ts';
import { fires } from '../support/promql.ts';
import { readFamilies } from '../support/scrape.ts';

describe('the text format', () => {
  test('of a counter: help, type, and one line per set of labels', () => {
    const counter = new Counter({ name: 'tried_total', help: 'What was tried.' });
    counter.series({ code: 'reset' }).value += 2;
    counter.series({ code: 'reset' }).value += 1;
    counter.series().value += 1;
    expect(counter.text()).toBe(
      '# HELP tried_total What was tried.\n# TYPE tried_total counter\ntried_total{code="reset"} 3\ntried_total 1\n',
    );
  });

  test('of a histogram: cumulative buckets, inclusive bounds, and +Inf for everything', () => {
    const histogram = new Histogram({ name: 'took_seconds', help: 'How long.' }, [0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 1.5]) histogram.series({ channel: 'json' }).observe(value);
    expect(histogram.text().split('\n').slice(2, -1)).toEqual([
      'took_seconds_bucket{channel="json",le="0.1"} 2',
      'took_seconds_bucket{channel="json",le="1"} 3',
      'took_seconds_bucket{channel="json",le="+Inf"} 4',
      'took_seconds_sum{channel="json"} 2.15',
      'took_seconds_count{channel="json"} 4',
    ]);
  });

  test('escapes label values', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const [family] = readFamilies(formatMetric('now', 'Now.', [{ labels: { value }, value: 1 }]));
        const written = family!.samples[0]!.labels.value!;
        const read = written.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
        expect(read).toBe(value);
      }),
    );
  });
});

describe('a code is counted under', () => {
  test.each([
    ['delivered', 'delivered'],
    ['redirect', 'redirect'],
    ['connect_refused', 'connect_refused'],
    ['chat_throttled', 'chat_throttled'],
    ['wrong_token', 'wrong_token'],
    ['http_404', 'http_4xx'],
    ['http_599', 'http_5xx'],
    ['http_', 'other'],
    ['https://receiver.example/secret', 'other'],
  ])('%s: %s', (code, label) => {
    expect(codeLabel(code)).toBe(label);
  });

  test('one of few labels, whatever a receiver responds', () => {
    const labels = new Set(Array.from({ length: 900 }, (_, status) => codeLabel(`http_${status + 100}`)));
    expect(labels.size).toBe(9);
  });
});

describe('the evaluator of alert rules', () => {
  const at = (value: number, code = 'a') => [{ name: 'n', labels: { code }, value }];

  test.each<[string, number[], boolean]>([
    ['n > 1', [5, 2], true],
    ['n > 1', [5, 1], false],
    ['max(n{code="a"}) > 1', [2], true],
    ['max(n{code!="a"}) > 1', [2], false],
    ['sum(n{code=~"a|b"}) >= 2', [2], true],
    ['sum(n{code!~"a|b"}) >= 2', [2], false],
    ['sum(increase(n[10m])) > 1', [1, 3], true],
    ['sum(increase(n[10m])) > 1', [3], false],
    ['sum(increase(n[10m])) > 1', [9, 1], false],
    ['sum(rate(n[10m])) / sum(rate(n[10m])) > 0.5', [1, 2], true],
    ['sum(rate(n[10m])) / sum(rate(n[10m])) > 0.5', [2, 2], false],
    ['sum(n) > 1 and sum(n) > 2', [3], true],
    ['sum(n) > 1 and sum(n) > 2', [2], false],
    ['absent(m)', [1], true],
    ['absent(n)', [1], false],
  ])('%s after %j: %s', (expression, values, expected) => {
    const scrapes = values.map((value) => at(value));
    expect(fires(expression, scrapes)).toBe(expected);
  });

  test.each(['n', 'n > m', 'avg(n) > 1', 'n > 1 or n > 2', 'n offset 5m > 1', 'rate(n[10]) > 1'])(
    'rejects the unsupported expression %s',
    (expression) => {
      expect(() => fires(expression, [at(1)])).toThrow();
    },
  );
});
