// P494 to P496: what other sites may show of a listing: an image, a frame, and oEmbed.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadImageLibrary } from '../../src/images/image-library.ts';
import { fitText, textWidth } from '../../src/web/widget/fit-text.ts';
import { aPicture } from '../support/pictures.ts';
import { ago, HOUR } from '../support/seed/rows.ts';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite, sharedSite } from '../support/site.ts';

const site = sharedSite({ as: null });
const game = MINECRAFT.id;
const read = (path: string, headers: Record<string, string> = {}) => site().get(path, headers);
const change = (listing: Record<string, unknown>, id: string = game) =>
  site().db.updateTable('listing').set(listing).where('id', '=', id).execute();

/** Reads the SVG with an XML parser that accepts nothing malformed; returns its size. */
async function draw(svg: string) {
  // The service blocks every reader that uploads do not need.
  await loadImageLibrary();
  sharp.unblock({ operation: SVG_READERS });
  try {
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    return { width, height };
  } finally {
    sharp.block({ operation: SVG_READERS });
  }
}

const SVG_READERS = ['VipsForeignLoadSvg', 'VipsForeignLoadSvgBuffer'];

const HOSTILE_NAMES = [
  '<script>alert(1)</script>',
  '"/><image href="https://evil.example/x.png"/>',
  ']]></style><script>alert(1)</script>&amp;&#0;&x;',
  '\u202Eevil\u202C\u2066x\u2069',
  `Z${'\u0351\u036B\u0343\u036A\u0302'.repeat(12)}lgo`,
  '\ufdfd'.repeat(80),
  '👨‍👩‍👧‍👦'.repeat(11),
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(8),
  'שרת הדוגמה של כל השחקנים הטובים ביותר בארץ ובעולם כולו',
  'خادم العينة لأفضل اللاعبين في البلاد وفي العالم أجمع مرحبا',
  '𒐫𒈙'.repeat(20),
  'W'.repeat(80),
  'サンプルサーバー'.repeat(10),
  'a\u0000b\u0001\ufffe',
];

describe('P494 the card as an image', () => {
  test('shows name, votes, rank, players and the way to vote', async () => {
    const { page, response } = await read(`/listings/${game}/widget.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await draw(page)).toEqual({ width: 400, height: 120 });
    expect(page).toContain('>Sample Survival</text>');
    expect(page).toContain('18,204 votes · #1 · 37 / 100 online');
    expect(page).toContain('Vote on Plaudit');
    expect(page).toContain('role="img" aria-label="Sample Survival on Plaudit: 18,204 votes, #1, 37 / 100 online"');
    expect((await read(`/listings/${BOT.id}/widget.svg`)).page).toContain('12,345 servers');
  });

  test('is light, dark, or both, and has the same contrast as the site', async () => {
    const colors = async (theme: string) => (await read(`/listings/${game}/widget.svg?theme=${theme}`)).page;
    expect(await colors('light')).toContain('.card{fill:#ffffff}');
    expect(await colors('dark')).toContain('.card{fill:#1c1a17}');
    for (const theme of ['light', 'dark']) expect(await colors(theme)).not.toContain('@media');
    for (const theme of ['auto', '', 'x"><script>'])
      expect(await colors(encodeURIComponent(theme))).toContain(
        '@media(prefers-color-scheme:dark){.card{fill:#1c1a17}',
      );
  });

  test.each(HOSTILE_NAMES)('is well-formed and inert with the name %j', async (name) => {
    await change({ name: name.replaceAll('\u0000', '') });
    const { page } = await read(`/listings/${game}/widget.svg`);
    await draw(page);
    expect(page).not.toMatch(/<(script|foreignObject|a|animate|set|use)\b|\son\w+=|javascript:|(href|src)="(?!data:)/i);
    expect(page.match(/<style>/g)).toHaveLength(1);
    expect(page).not.toMatch(/[\u202a-\u202e\u2066-\u2069\ufffe]/);
    // Estimated text fits, and a box of its own cuts off the rest.
    expect(page).toMatch(/<svg x="110" y="24" width="272" height="26"><text [^>]*>[^<]+<\/text><\/svg>/);
    const frame = await read(`/listings/${game}/widget`);
    expect(frame.page).not.toMatch(/<script|<img (?!class="icon" src="data:)|\son\w+="/i);
    await change({ name: 'Sample Survival' });
  });

  test('text is cut between whole characters, never inside an emoji', () => {
    expect(fitText('Sample', 19, 200)).toBe('Sample');
    const families = fitText('👨‍👩‍👧‍👦'.repeat(20), 20, 120);
    expect(families).toMatch(/^(👨‍👩‍👧‍👦)+…$/u);
    for (const name of HOSTILE_NAMES) expect(textWidth(fitText(name, 19, 272), 19)).toBeLessThanOrEqual(272);
  });

  test('is cached for a minute, revalidated by ETag, and may be shown anywhere', async () => {
    for (const path of [`/listings/${game}/widget.svg`, `/listings/${game}/widget`]) {
      const { response } = await read(path);
      const header = (name: string) => response.headers.get(name);
      expect(header('cache-control')).toBe('public, max-age=60');
      expect(header('cross-origin-resource-policy')).toBe('cross-origin');
      expect(header('set-cookie')).toBeNull();
      const tag = header('etag') ?? '';
      expect((await read(path, { 'if-none-match': tag })).status).toBe(304);
      await change({ vote_count: 18_205 });
      expect((await read(path, { 'if-none-match': tag })).status).toBe(200);
      await change({ vote_count: 18_204 });
    }
  });
});

describe('P495 the card in a frame', () => {
  test('may be framed by every site, and may load, run and send nothing', async () => {
    const { page, response } = await read(`/listings/${game}/widget`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page).not.toMatch(/<script|<form|<iframe|\sstyle=|\son\w+=/);
    expect(page).toContain('<meta name="robots" content="noindex">');
    for (const link of page.match(/<a [^>]*>/g) ?? []) expect(link).toContain('target="_blank" rel="noopener"');
    expect(page.match(/<a [^>]*>/g)).toHaveLength(2);
  });

  test('other pages still refuse to be framed', async () => {
    for (const path of ['/', `/listings/${game}`, `/listings/${game}/embed`, `/listings/${game}/widget.svg`]) {
      const { response } = await read(path);
      expect(response.headers.get('x-frame-options'), path).toBe('DENY');
      expect(response.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    }
  });

  test('a paused listing is shown without rank and button; a hidden or unknown one is not found', async () => {
    await change({ paused_at: ago(HOUR) });
    for (const path of ['widget', 'widget.svg']) {
      const { page } = await read(`/listings/${game}/${path}`);
      expect(page).toContain('Voting is paused');
      expect(page).not.toMatch(/#1\b|Vote on/);
    }
    await change({ paused_at: null });
    for (const state of ['pending', 'refused', 'hidden']) {
      await change({ state, state_reason: state === 'pending' ? null : 'Sample' });
      for (const path of ['widget', 'widget.svg', 'embed', 'qr.svg'])
        expect([path, (await read(`/listings/${game}/${path}`)).status]).toEqual([path, 404]);
      expect((await read(`/listings/${game}/widget`)).page).toContain('Listing not found');
      expect((await read(`/listings/${game}/widget`)).page).not.toContain('Sample Survival');
    }
    await change({ state: 'public', state_reason: null });
    expect((await read('/listings/none/widget')).response.headers.get('x-frame-options')).toBeNull();
    expect((await read('/listings/%00/widget.svg')).status).toBe(404);
  });
});

describe('P496 oEmbed', () => {
  const url = `http://localhost/listings/${game}`;
  const current = 'http://localhost/listings/sample-survival';
  const ask = (query: Record<string, string>) => read(`/oembed?${new URLSearchParams(query)}`);

  test('describes a listing as a frame', async () => {
    const { page, response } = await ask({ url });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const embed = JSON.parse(page);
    expect(embed).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Sample Survival',
      provider_name: 'Plaudit',
      provider_url: 'http://localhost/',
      width: 400,
      height: 120,
    });
    expect(embed.html).toMatch(
      /^<iframe src="http:\/\/localhost\/listings\/[^"]+\/widget" width="400" height="120" title="Sample Survival on Plaudit" sandbox="allow-popups allow-popups-to-escape-sandbox" [^<>]*><\/iframe>$/,
    );
    for (const same of [
      current,
      `${current}/vote`,
      `${url}/`,
      `${url}/vote`,
      `${url}?utm=x#top`,
      url.replace('http:', 'https:'),
    ])
      expect((await ask({ url: same })).page).toBe(page);
  });

  test('as XML, with the same content', async () => {
    await change({ name: 'A & <B> "C"\u202e' });
    const { page, response } = await ask({ url, format: 'xml' });
    expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(page).toMatch(/^<\?xml version="1\.0" encoding="utf-8" standalone="yes"\?>\n<oembed><version>1\.0</);
    expect(page).toContain('<title>A &amp; &lt;B&gt; &quot;C&quot;</title>');
    expect(page).toContain('title=&quot;A &amp;amp; &amp;lt;B&amp;gt;');
    await change({ name: 'Sample Survival' });
  });

  test('is no larger than the site that asks allows', async () => {
    const { page } = await ask({ url, maxwidth: '300', maxheight: '90' });
    expect(JSON.parse(page)).toMatchObject({ width: 300, height: 90 });
    expect(JSON.parse(page).html).toContain('width="300" height="90"');
    expect(JSON.parse((await ask({ url, maxwidth: '5000' })).page)).toMatchObject({ width: 400, height: 120 });
  });

  test('refuses other pages with 404, other formats with 501, and incomplete requests with 400', async () => {
    for (const other of [
      'http://localhost/',
      'http://localhost/bots',
      'http://localhost/listings/none',
      'https://evil.example/listings/lst_sampleminecraft',
      `http://localhost.evil.example/listings/${game}`,
      `http://localhost:1/listings/${game}`,
      `javascript:localhost/listings/${game}`,
      `ftp://localhost/listings/${game}`,
      'not a url',
      `http://localhost/listings/${game}/changelog`,
    ])
      expect([other, (await ask({ url: other })).status]).toEqual([other, 404]);
    await change({ state: 'pending' });
    expect((await ask({ url })).status).toBe(404);
    await change({ state: 'public' });
    for (const format of ['yaml', 'JSON', '']) expect((await ask({ url, format })).status).toBe(501);
    expect((await ask({})).status).toBe(400);
    expect((await ask({ url: '' })).status).toBe(400);
    for (const length of ['0', '-1', 'x', '1e9', '1.5']) {
      expect((await ask({ url, maxwidth: length })).status).toBe(400);
      expect((await ask({ url, maxheight: length })).status).toBe(400);
    }
  });

  test('is announced on the listing’s page', async () => {
    const link = `<link rel="alternate" type="application/json+oembed" title="Sample Survival" href="http://localhost/oembed?url=${encodeURIComponent(current)}"/>`;
    expect((await read(`/listings/${game}`)).page).toContain(link);
  });
});

describe('sharing', () => {
  test('the listing’s page has its link, a QR code and a link to the embed page', async () => {
    const { page } = await read(`/listings/${game}`);
    expect(page).toContain(`data-copy="http://localhost/listings/sample-survival"`);
    expect(page).toContain(`data-share="http://localhost/listings/sample-survival"`);
    expect(page).toContain(`src="/listings/${game}/qr.svg"`);
    expect(page).toContain(`href="/listings/sample-survival/embed"`);
  });

  test('the QR code is an image of its own', async () => {
    const { page, response } = await read(`/listings/${game}/qr.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await draw(page)).toEqual({ width: 512, height: 512 });
  });

  test('the embed page has code as Markdown, HTML and BBCode, escaped for each', async () => {
    await change({ name: 'A [b](c) "d" <e>' });
    const { page } = await read(`/listings/${game}/embed`);
    const code = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const card = `http://localhost/listings/${game}/widget.svg`;
    const vote = `http://localhost/listings/${game}/vote`;
    const quoted = (text: string) => code(text).replaceAll('"', '&quot;');
    expect(page).toContain(quoted(`[![A \\[b\\](c) "d" \\<e\\> on Plaudit](${card})](${vote})`));
    expect(page).toContain(quoted(`<img src="${card}" alt="A [b](c) &quot;d&quot; &lt;e&gt; on Plaudit" width="400"`));
    expect(page).toContain(`[url=${vote}][img]${card}[/img][/url]`);
    expect(page).toContain(`[img]http://localhost/listings/${game}/badges/votes.svg[/img]`);
    expect(page).not.toContain('badges/webhook.svg');
    await change({ name: 'Sample Survival', webhook_badge: true });
    expect((await read(`/listings/${game}/embed?theme=dark`)).page).toContain('badges/webhook.svg');
    expect((await read(`/listings/${game}/embed?theme=dark`)).page).toContain('widget.svg?theme=dark');
  });
});

describe('a listing of its owner', () => {
  test('has its icon in the card itself, so that the card needs nothing else', async () => {
    const own = await openSite({ as: 'owner' });
    const body = new FormData();
    body.set('icon', new File([new Uint8Array(await aPicture())], 'icon.png'));
    const headers = { 'sec-fetch-site': 'same-origin' };
    const saved = await own.request(`/dashboard/${game}/pictures/icon`, { method: 'POST', body, headers });
    expect(saved.status).toBe(303);
    const { page } = await own.get(`/listings/${game}/widget.svg`);
    expect(page).toMatch(/<image [^>]* href="data:image\/webp;base64,[A-Za-z0-9+/=]+"\/>/);
    await draw(page);
    expect((await own.get(`/listings/${game}/widget`)).page).toContain('src="data:image/webp;base64,');
  });

  test('is not offered to others until everyone may see it', async () => {
    const own = await openSite({ arrange: ({ db }) => db.updateTable('listing').set({ state: 'pending' }).execute() });
    const { page } = await own.get(`/listings/${game}`);
    expect(page).not.toMatch(/oembed|QR code/);
    expect((await own.get(`/dashboard/${game}/badges`)).page).not.toContain('/embed');
  });
});
