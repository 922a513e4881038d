// Pages that most people load first have fewer styles; they must not need the others (decision P505).
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { BROWSE_PAGES } from '../support/catalogue/browse-pages.ts';
import { PUBLIC_PAGES } from '../support/catalogue/public-pages.ts';
import { siteSequence } from '../support/site.ts';

const sites = siteSequence();
afterAll(() => sites.close());

const MORE = ['dashboard', 'deliveries', 'docs', 'management'];
const classesIn = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name]) => name!);
const read = (file: string) => readFileSync(new URL(`../../src/web/style/${file}.css`, import.meta.url), 'utf8');
const site = readFileSync(new URL('../../src/web/assets.ts', import.meta.url), 'utf8');
const ofSite = [...(/SITE_STYLES = \[(.*?)\]/s.exec(site)?.[1] ?? '').matchAll(/'([a-z]+)'/g)].map(([, name]) => name!);
const known = new Set(ofSite.flatMap((file) => classesIn(read(file))));
const onlyInMore = new Set(MORE.flatMap((file) => classesIn(read(file))).filter((name) => !known.has(name)));

const visited = [...PUBLIC_PAGES, ...BROWSE_PAGES].filter(({ act, status }) => !act && !status);

test.each(visited)('P505 $name has the styles of every class that it uses', async (page) => {
  const text = await (await (await sites.show(page.site)).request(page.path)).text();
  if (text.includes('/more.css')) return;
  const used = [...text.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '));
  expect([...new Set(used)].filter((name) => onlyInMore.has(name))).toEqual([]);
});
