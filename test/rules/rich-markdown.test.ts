// What Markdown of descriptions may contain, and that hostile texts become nothing else and take no time (P490).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../src/core/markdown.ts';
import { parseRichMarkdown, type ShownImage } from '../../src/core/rich-markdown.ts';

const REL = 'rel="nofollow ugc noopener"';
const KNOWN: ShownImage = { path: '/images/x', size: { width: 300, height: 200 } };
const render = (text: string, imageOf: (url: string) => ShownImage | null = () => KNOWN) =>
  parseRichMarkdown(text).render(imageOf);
const IMAGE = '<img src="/images/x" alt="A map" width="300" height="200" loading="lazy" decoding="async">';

describe('P490 descriptions', () => {
  test('web addresses become links; other text that looks like one does not', () => {
    const link = (url: string) => `<a href="${url}" ${REL}>${url}</a>`;
    expect(render('See https://a.example/x?b=1.')).toBe(`<p>See ${link('https://a.example/x?b=1')}.</p>\n`);
    expect(render('mailto:a@b.example')).toBe(`<p>${link('mailto:a@b.example')}</p>\n`);
    for (const text of ['www.a.example', 'a.example', 'a@b.example', 'ftp://a.example', '//a.example', 'javascript:x'])
      expect(render(text)).toBe(`<p>${text}</p>\n`);
    expect(render('`https://a.example`')).toBe('<p><code>https://a.example</code></p>\n');
    expect(render('[https://a.example](https://b.example)').match(/<a /g)).toHaveLength(1);
  });

  test('tables scroll by keyboard, and align without a style attribute', () => {
    expect(render('| a | b |\n|:-:|--:|\n| *1* | <b> |')).toBe(
      '<div class="table-scroll" tabindex="0"><table>\n<thead>\n<tr>\n<th class="at-center">a</th>\n' +
        '<th class="at-right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td class="at-center"><em>1</em></td>\n' +
        '<td class="at-right">&lt;b&gt;</td>\n</tr>\n</tbody>\n</table></div>\n',
    );
  });

  test('an image is on this site, has its size, and leads to its original', () => {
    const url = 'https://a.example/map.png';
    expect(render(`![A *map*](${url} "title")`)).toBe(`<p><a href="${url}" ${REL}>${IMAGE}</a></p>\n`);
    expect(render(`[![A map](${url})](https://b.example)`)).toBe(
      `<p><a href="https://b.example" ${REL}>${IMAGE}</a></p>\n`,
    );
    // Without a description it is decoration, and a link would have no name.
    expect(render(`![](${url})`)).toBe(`<p>${IMAGE.replace('A map', '')}</p>\n`);
  });

  test('space is reserved for an image whose size is not known, and a missing one is a link', () => {
    const text = '![A map](https://a.example/map.png)';
    expect(render(text, () => ({ path: '/images/x', size: null }))).toContain(
      '<span class="unsized"><img src="/images/x" alt="A map" width="640" height="360"',
    );
    expect(render(text, () => null)).toBe(`<p><a href="https://a.example/map.png" ${REL}>A map</a></p>\n`);
    expect(render('![](https://a.example/map.png)', () => null)).toContain('>Image on a.example</a>');
  });

  test('the first twenty images are shown, the others are links', () => {
    const urls = Array.from({ length: 25 }, (_, index) => `https://a.example/${index}.png`);
    const rich = parseRichMarkdown(urls.map((url) => `![x](${url})`).join('\n\n'));
    expect(rich.images).toEqual(urls.slice(0, 20));
    expect(rich.render(() => KNOWN).match(/<img /g)).toHaveLength(20);
    expect(rich.render(() => KNOWN)).toContain(`<a href="${urls[24]}" ${REL}>x</a>`);
  });

  test.each([
    '![x](javascript:alert(1))',
    '![x](data:image/png;base64,AAAA)',
    '![x](data:image/svg+xml,<svg onload=alert(1)>)',
    '![x](//a.example/x.png)',
    '![x](/local.png)',
    '![x](mailto:a@b.example)',
    '![x](file:///etc/passwd)',
    '![x]()',
    `![x](https://a.example/${'x'.repeat(1_000)})`,
    '<img src="https://a.example/x.png">',
  ])('%s is never an image', (text) => {
    const rich = parseRichMarkdown(text);
    expect(rich.images).toEqual([]);
    expect(rich.render(() => KNOWN)).not.toMatch(/<img|javascript:[^<]*"|data:[^<]*"/);
  });

  test('§4.1 release notes stay as they are', () => {
    expect(renderMarkdown('https://a.example')).toBe('<p>https://a.example</p>\n');
    expect(renderMarkdown('![x](https://a.example/x.png)')).toBe('<p>x</p>\n');
    expect(renderMarkdown('| a |\n|---|\n| b |')).toBe('<p>| a |\n|---|\n| b |</p>\n');
  });
});

const TAG =
  /^<\/?(p|h[3-6]|strong|em|ul|ol|li|a|code|pre|table|thead|tbody|tr|th|td|div)>$|^<br>$|^<ol start="\d+">$|^<t[hd] class="at-(center|right)">$|^<div class="table-scroll" tabindex="0">$/;
const LINK = /^<a href="(https?:\/\/|mailto:)[^"<>]*" rel="nofollow ugc noopener">$/i;
const IMG = /^<img src="\/images\/x" alt="[^"<>]*" width="300" height="200" loading="lazy" decoding="async">$/;

/** Every tag that is not allowed, and every stray `<` and `>`. */
function strangeTags(html: string): readonly string[] {
  const tags = html.match(/<[^>]*>/g) ?? [];
  const rest = html.replace(/<[^>]*>/g, '');
  return [
    ...tags.filter((tag) => !((TAG.test(tag) && tag !== '<a>') || LINK.test(tag) || IMG.test(tag))),
    ...(rest.match(/[<>]/g) ?? []),
  ];
}

describe('P490 hostile descriptions', () => {
  test('become no tag or attribute that is not allowed', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...['[', ']', '(', ')', '![', '](', '<', '>', '"', "'", '`', '*', '|', '|---|---|', '\n|:-:|\n', '\n|', '#'],
        ...['\n', '\n\n', '\\', '&', '&lt;', '&colon;', '<script>', '<!--', 'style="text-align:center"', '\u202e'],
        ...['javascript:', 'https://a.example', 'https://a.example/x.png', 'mailto:a@b.example', 'data:image/png,'],
        ...['![a](https://a.example/x.png)', '![" onerror="x](https://a.example/x.png)', ' "title"', ' onload=x'],
      ),
      fc.string({ maxLength: 5 }),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (given) => {
        expect(strangeTags(render(given))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  const MOST = 10_000;
  const repeated = (piece: string) => piece.repeat(Math.floor(MOST / piece.length));
  test.each<readonly [string, string]>([
    ['a table with rows that are filled up', `${'|-'.repeat(50)}|\n${'|-'.repeat(50)}|\n${'a\n'.repeat(4_800)}`],
    ['many tables with such rows', repeated(`${'|-'.repeat(10)}|\n${'|-'.repeat(10)}|\n${'a\n'.repeat(90)}\n`)],
    ['rows that all look like the second one', repeated('-|-\n')],
    ['columns', `${'|'.repeat(5_000)}\n${'-|'.repeat(2_500)}`],
    ...['![a](', '![', 'https://', 'mailto:', 'https://a.b/(', 'https://a.b/x ', '![a](https://a.b/x) ', '| '].map(
      (piece) => [piece, repeated(piece)] as const,
    ),
  ])('%s take no time, and become at most a few thousand cells', (_, text) => {
    const startedAt = performance.now();
    const html = render(text.slice(0, MOST));
    expect(performance.now() - startedAt).toBeLessThan(1_500);
    expect(html.match(/<t[hd]/g)?.length ?? 0).toBeLessThanOrEqual(2_000);
    expect(strangeTags(html)).toEqual([]);
  });
});
