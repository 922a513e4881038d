// The operator's files, parsed for tests: the alert rules and the dashboard.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');

export interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

export function alertRules(): readonly AlertRule[] {
  const { groups } = parse(readFileSync(join(ROOT, 'ops/prometheus/alerts.yml'), 'utf8')) as {
    groups: { rules: AlertRule[] }[];
  };
  return groups.flatMap(({ rules }) => rules);
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
  readonly targets?: readonly { readonly expr: string }[];
}

export function board(): { readonly schemaVersion: number; readonly panels: readonly Panel[] } {
  return JSON.parse(readFileSync(join(ROOT, 'ops/grafana/plaudit.json'), 'utf8'));
}
