// The rules for changelog entries, and that Markdown renders only what the contract allows (§4.1, decision C1).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlank, parseReleaseTime, VERSION_PATTERN } from '../../src/changelog/entry.ts';
import { atomFeed, jsonFeed } from '../../src/changelog/feeds.ts';
import { renderMarkdown } from '../../src/core/markdown.ts';

describe('§4.1 releasedAt', () => {
  test.each([
    ['2026-11-20T12:34:56Z', '2026-11-20T12:34:56.000Z'],
    ['2026-11-20T12:34Z', '2026-11-20T12:34:00.000Z'],
    ['2026-11-20T12:34:56.7Z', '2026-11-20T12:34:56.700Z'],
    ['2026-11-20T12:34:56,789999Z', '2026-11-20T12:34:56.789Z'],
    ['2026-11-20T00:30:00+01:00', '2026-11-19T23:30:00.000Z'],
    ['2026-11-20T00:30:00-0530', '2026-11-20T06:00:00.000Z'],
    ['2026-11-20T00:30:00+14', '2026-11-19T10:30:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ])('%s is stored as %s', (text, time) => {
    expect(parseReleaseTime(text)?.toISOString()).toBe(time);
  });

  test.each([
    '2026-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:60Z',
    '2026-01-01T00:00:00+24:00',
    '2026-01-01T00:00:00+01:60',
    '2026-01-01T00:00:00',
    '2026-01-01',
    '2026-01-01 00:00:00Z',
    ' 2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00Z\n',
    '0099-01-01T00:00:00Z',
    '1970-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
    '+002026-01-01T00:00:00Z',
    '1767225600',
    '',
  ])('%j is invalid', (text) => {
    expect(parseReleaseTime(text)).toBeNull();
  });
});

test('§4.1 a version', () => {
  for (const version of ['1', 'v1.2.3-rc.1+build_5', 'a'.repeat(32)]) expect(VERSION_PATTERN.test(version)).toBe(true);
  for (const version of ['', '.1', '1\n', 'é', 'a'.repeat(33), 'a/b'])
    expect(VERSION_PATTERN.test(version)).toBe(false);
});

test('C2 white space alone is empty', () => {
  for (const text of ['', ' ', '\u00a0\u2003\n\t\r\ufeff\u0085']) expect(isBlank(text)).toBe(true);
  for (const text of ['a', ' . ', '\u200b']) expect(isBlank(text)).toBe(false);
});

const REL = 'rel="nofollow ugc noopener"';

describe('C1 Markdown', () => {
  test.each([
    ['# One\n\n### Three', '<h3>One</h3>\n<h4>Three</h4>\n'],
    ['#### A\n# B\n## C\n###### D\n## E', '<h3>A</h3>\n<h3>B</h3>\n<h4>C</h4>\n<h5>D</h5>\n<h4>E</h4>\n'],
    ['## Two', '<h3>Two</h3>\n'],
    ['**b** *i* `c<`', '<p><strong>b</strong> <em>i</em> <code>c&lt;</code></p>\n'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n'],
    ['3. a', '<ol start="3">\n<li>a</li>\n</ol>\n'],
    ['```js\n<b>\n```', '<pre><code>&lt;b&gt;\n</code></pre>\n'],
    ['[a](https://x.example/?a=1&b "t")', `<p><a href="https://x.example/?a=1&amp;b" ${REL}>a</a></p>\n`],
    ['<mailto:a@b.example>', `<p><a href="mailto:a@b.example" ${REL}>mailto:a@b.example</a></p>\n`],
    ['<b onclick=x>hi</b>', '<p>&lt;b onclick=x&gt;hi&lt;/b&gt;</p>\n'],
    ['![the *alt*](https://x.example/a.png)', '<p>the *alt*</p>\n'],
    ['> q', '<p>&gt; q</p>\n'],
  ])('%j renders as %j', (text, html) => {
    expect(renderMarkdown(text)).toBe(html);
  });

  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java&#115;cript:alert(1))',
    '[a](&#x6A;avascript:alert(1))',
    '[a](javascript&colon;alert(1))',
    '[a](<java\tscript:alert(1)>)',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](vbscript:x)',
    '[a](file:///etc/passwd)',
    '[a](//evil.example)',
    '[a](/relative)',
    '[a](#here)',
    '[a](https:)',
    '<javascript:alert(1)>',
    '[a]\n\n[a]: javascript:alert(1)',
    '[]()',
    '[a *b*]()',
    '[a]( "title")',
  ])('%j does not become a link', (text) => {
    expect(renderMarkdown(text)).not.toContain('<a ');
  });

  test('hostile text becomes no tag or attribute that is not allowed', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...['[', ']', '(', ')', '![', '](', '<', '>', '"', "'", '`', '```', '~~~', '*', '**', '_', '#', '- '],
        ...['1. ', '\n', '\n\n', '    ', '\\', '&', '&lt;', '&#106;', '&colon;', '<script>', '</code>', '<!--'],
        ...['javascript:', 'https://a.example', 'mailto:a@b', 'data:text/html,', ' "title"', ' onclick=x', '='],
        ...['<img src=x onerror=alert(1)>', '<a href="javascript:x">', ']: ', 'rel=', '\u202e', '\ufffd', '\t'],
      ),
      fc.string({ maxLength: 5 }),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (given) => {
        expect(strangeTags(renderMarkdown(given))).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  test.each([
    ...[
      '*',
      '[',
      '!['.repeat(1),
      '](',
      '[](',
      '`',
      '<',
      '&',
      '_',
      '\\',
      '(',
      'a*',
      '*a **a ',
      '*[`_',
      '- ',
      '> ',
      '1. ',
    ],
    ...['[a](<b', '[a]: b\n', '```\n', '<https://', '[a](x "', ' ', '# ', '\n'],
  ])('8,000 characters of %j render quickly', (piece) => {
    const text = piece.repeat(Math.ceil(8_000 / piece.length)).slice(0, 8_000);
    const startedAt = performance.now();
    expect(strangeTags(renderMarkdown(text))).toEqual([]);
    // Measured: at most 20 ms. Quadratic time would take many seconds.
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  });
});

const PLAIN = /^<\/?(p|h[3-6]|strong|em|ul|ol|li|a|code|pre)>$|^<br>$|^<ol start="\d+">$/;
const LINK = /^<a href="(https?:\/\/|mailto:)[^"<>]*" rel="nofollow ugc noopener">$/i;

/** Every tag that is not allowed, and every stray `<`, `>` and quote. */
function strangeTags(html: string): readonly string[] {
  const tags = html.match(/<[^>]*>/g) ?? [];
  const rest = html.replace(/<[^>]*>/g, '');
  return [
    ...tags.filter((tag) => !(PLAIN.test(tag) && tag !== '<a>') && !LINK.test(tag)),
    ...(rest.match(/[<>]/g) ?? []),
  ];
}

describe('C6 feeds', () => {
  const entry = {
    id: 'chg_1',
    version: '1.0',
    title: '<b> & "q" ]]>\u0001',
    body: '**b** <i>',
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    editedAt: null,
  };
  const feed = {
    name: 'Bot & <Co>',
    pageUrl: 'https://votes.example/listings/1/changelog',
    changedAt: new Date('2026-01-02T00:00:00Z'),
    entries: [entry, { ...entry, id: 'chg_2', title: '', editedAt: new Date('2026-01-03T00:00:00Z') }],
  };

  test('Atom escapes everything, and drops what XML cannot represent', () => {
    const xml = atomFeed(feed);
    expect(xml).toContain('<title>1.0: &lt;b&gt; &amp; &quot;q&quot; ]]&gt;\uFFFD</title>');
    expect(xml).toContain('<title>Bot &amp; &lt;Co&gt; changelog</title>');
    expect(xml).toContain('<content type="html">&lt;p&gt;&lt;strong&gt;b&lt;/strong&gt; &amp;lt;i&amp;gt;&lt;/p&gt;');
    expect(xml).toContain('<id>https://votes.example/listings/1/changelog#chg_1</id>');
    expect(xml).toContain('<updated>2026-01-03T00:00:00.000Z</updated>');
    expect(xml).toContain(
      'rel="self" type="application/atom+xml" href="https://votes.example/listings/1/changelog.atom"',
    );
  });

  test('JSON Feed has version 1.1', () => {
    expect(JSON.parse(jsonFeed(feed))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Bot & <Co> changelog',
      home_page_url: feed.pageUrl,
      feed_url: `${feed.pageUrl}.json`,
      items: [
        {
          id: `${feed.pageUrl}#chg_1`,
          date_published: '2026-01-01T00:00:00.000Z',
          content_html: '<p><strong>b</strong> &lt;i&gt;</p>\n',
        },
        { title: '1.0', date_modified: '2026-01-03T00:00:00.000Z' },
      ],
    });
  });
});
