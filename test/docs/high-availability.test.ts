// The guide to high availability sets each variable that the files in ops/ha contain, and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const GUIDE = readFileSync(join(ROOT, 'docs/high-availability.md'), 'utf8');

test('every variable in ops/ha has its value in docs/high-availability.md', () => {
  const files = readdirSync(join(ROOT, 'ops/ha')).map((name) => readFileSync(join(ROOT, 'ops/ha', name), 'utf8'));
  const settings = files.join('\n').replace(/^#.*$/gm, '');
  const used = new Set([...settings.matchAll(/\$\{([A-Z0-9_]+)\}/g)].map(([, name]) => name));
  const values = GUIDE.match(/```sh\n[^`]*```/g)?.join('\n') ?? '';
  const set = new Set([...values.matchAll(/^(?:export )?(?:[A-Z0-9_]+=\S+ ?)+$/gm)].flatMap(([line]) => namesIn(line)));
  for (const name of ['DATABASE_URL', 'DATABASE_READ_URL']) set.delete(name);
  expect([...used].toSorted()).toEqual([...set].toSorted());
});

function namesIn(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|\s)([A-Z0-9_]+)=/g)].map(([, name]) => name ?? '');
}
