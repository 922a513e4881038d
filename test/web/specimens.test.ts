// The page of parts: nothing is missing, nothing is named twice, nothing hostile gets through.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { OWNER } from '../support/sample-data.ts';
import { sample, sampleParts } from '../support/sample-parts.ts';

const FOLDER = join(import.meta.dirname, '../../src/web/components');
let page: string;

beforeAll(async () => {
  const person = { ...OWNER, role: 'staff' as const };
  const answer = await createWeb(sampleParts(sample({ person }))).request('/staff/parts');
  expect(answer.status).toBe(200);
  page = await answer.text();
});

test('every file of parts is shown', () => {
  const files = readdirSync(FOLDER).map((name) => name.replace(/\.tsx?$/, ''));
  const shown = [...page.matchAll(/data-part="([^"]+)"/g)].map(([, part]) => part);
  expect(files.filter((file) => !shown.includes(file))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
});

test('each state stands in light and in dark, and none is empty', () => {
  const shown = [...page.matchAll(/<div class="specimen in-(light|dark)">(<?.{1,30})/gs)];
  expect(shown.length).toBeGreaterThan(80);
  expect(shown.filter(([, scheme]) => scheme === 'dark')).toHaveLength(shown.length / 2);
  for (const [, , content] of shown) expect(content).not.toMatch(/^<\/div>/);
});

test('no ID stands twice, and every label has its field', () => {
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const [, target] of page.matchAll(/<label for="([^"]+)"/g)) expect(ids).toContain(target);
});

test('what is hostile is text', () => {
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toMatch(/<script>|(href|src|action)="\s*javascript:|\sstyle=/);
});
