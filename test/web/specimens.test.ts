// The gallery of components: none is missing, no ID is used twice, hostile content stays text.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createSite } from '../support/site.ts';
import { specimenPages } from '../support/specimens/gallery.tsx';

const FOLDER = join(import.meta.dirname, '../../src/web/components');
let page: string;

beforeAll(async () => {
  const site = await createSite({ as: null, extraPages: specimenPages });
  const { status, page: html } = await site.get('/specimens');
  expect(status).toBe(200);
  page = html;
  await site.close();
});

test('every component has a specimen', () => {
  const files = readdirSync(FOLDER).map((name) => name.replace(/\.tsx?$/, ''));
  const shown = [...page.matchAll(/data-part="([^"]+)"/g)].map(([, part]) => part);
  expect(files.filter((file) => !shown.includes(file))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
});

test('each state is shown in light and in dark mode, and none is empty', () => {
  const shown = [...page.matchAll(/<div class="specimen in-(light|dark)">(<?.{1,30})/gs)];
  expect(shown.length).toBeGreaterThan(80);
  expect(shown.filter(([, scheme]) => scheme === 'dark')).toHaveLength(shown.length / 2);
  for (const [, , content] of shown) expect(content).not.toMatch(/^<\/div>/);
});

test('no ID is used twice, and every label has its field', () => {
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const [, target] of page.matchAll(/<label for="([^"]+)"/g)) expect(ids).toContain(target);
});

test('hostile content is shown as text', () => {
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toMatch(/<script>|(href|src|action)="\s*javascript:|\sstyle=/);
});
