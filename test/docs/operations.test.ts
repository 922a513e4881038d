// The operator's files use the metrics that /metrics really exports: the dashboard, the alert rules, and their docs
// page (decision O23).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertRules, board } from '../support/alert-rules.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';
import { readFamilies } from '../support/scrape.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/metrics.md'), 'utf8');
/** PromQL's own words, and labels: everything in an expression that is not a metric. */
const WORDS =
  /^(sum|max|min|by|rate|increase|absent|and|count|time|histogram_quantile|le|channel|code|outcome|state|result|version|reason|job|up)$/;

let app: RunningApp;
/** Names as queries use them: three for a histogram. */
const exported = new Set<string>();

beforeAll(async () => {
  app = await runApp({ METRICS: 'on' });
  const text = await (await fetch(`${app.url}/metrics`)).text();
  for (const { name, kind } of readFamilies(text)) {
    if (kind !== 'histogram') exported.add(name);
    else for (const ending of ['_bucket', '_sum', '_count']) exported.add(name + ending);
  }
});
afterAll(() => app.stop());

/** The names in an expression that are not part of PromQL. */
function metricsIn(expression: string): readonly string[] {
  const bare = expression.replace(/"[^"]*"/g, '').replace(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/[a-zA-Z_:][a-zA-Z0-9_:]*/g)].map(([word]) => word).filter((w) => !WORDS.test(w));
}

function unknownIn(expressions: readonly string[]): readonly string[] {
  return expressions.flatMap(metricsIn).filter((name) => !exported.has(name));
}

describe('the Grafana dashboard', () => {
  const { panels, schemaVersion } = board();
  const shown = panels.filter(({ type }) => type !== 'row');
  const expressions = shown.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  test('queries only exported metrics, and all of them', () => {
    expect(unknownIn(expressions)).toEqual([]);
    const asked = new Set(expressions.flatMap(metricsIn));
    const bare = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
    const seen = new Set([...asked].map(bare));
    expect([...exported].filter((name) => !seen.has(bare(name)))).toEqual([]);
  });

  test('requires Grafana 11 or newer, has four rows, and every panel is described and overlaps no other', () => {
    expect(schemaVersion).toBeGreaterThanOrEqual(39);
    expect(panels.filter(({ type }) => type === 'row').map(({ title }) => title)).toEqual([
      'Delivery health',
      'Latency',
      'Queue',
      'Process',
    ]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(shown.filter(({ description = '' }) => description.length < 10)).toEqual([]);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, place) => `${x + (place % w)} ${y + Math.floor(place / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  test('a metric that is not exported would be detected', () => {
    expect(unknownIn(['max(plaudit_oldest_due_seconds) + plaudit_made_up'])).toEqual(['plaudit_made_up']);
  });
});

describe('the alert rules', () => {
  const rules = alertRules();

  test('query only exported metrics', () => {
    expect(unknownIn(rules.map(({ expr }) => expr))).toEqual([]);
  });

  test.each(rules)('$alert has a delay, a severity, a description and a link to its section', (rule) => {
    expect(rule.for).toMatch(/^[1-9]\d*m$/);
    expect(rule.labels.severity).toMatch(/^(critical|warning)$/);
    expect(rule.annotations.summary).toMatch(/^[A-Z].+\.$/);
    expect(rule.annotations.description).toMatch(/\. .+\.$/);
    const [file, anchor] = rule.annotations.runbook!.split('#');
    expect(file).toBe('docs/metrics.md');
    const headings = [...PAGE.matchAll(/^## (.+)$/gm)].map(([, words]) => words!.toLowerCase());
    expect(headings.map((words) => words.replaceAll(' ', '-'))).toContain(anchor);
  });
});
