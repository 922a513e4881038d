// What other sites embed follows the brand: cards, badges, frames and their code (P557).
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../src/site/accent.ts';
import { NO_BRAND } from '../../src/site/site-parts.ts';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { BRAND_ACCENT, BRAND_NAME, brandSite, savedAsStaff } from '../support/seed/site-brand.ts';
import { openSite } from '../support/site.ts';

const game = `/listings/${MINECRAFT.id}`;
const DARK_INK_ACCENT = '#a08000';
const brandedSite = () => openSite({ as: 'owner', arrange: brandSite });

describe('P557 a branded site', () => {
  test('has its accent, name and icon on cards', async () => {
    const { get } = await brandedSite();
    const image = (await get(`${game}/widget.svg`)).page;
    expect(image).toContain(`.accent{fill:${BRAND_ACCENT}}`);
    expect(image).toContain(`Vote on ${BRAND_NAME}`);
    expect(image).toContain(`aria-label="Sample Survival on ${BRAND_NAME}:`);
    const icon = /<image x="358" [^>]*href="data:image\/png;base64,([^"]+)"\/>/.exec(image)?.[1] ?? '';
    expect(await sharp(Buffer.from(icon, 'base64')).metadata()).toMatchObject({ width: 64, height: 64 });
    const frame = (await get(`${game}/widget?theme=dark`)).page;
    expect(frame).toContain(`.accent{background:${BRAND_ACCENT}}`);
    expect(frame).toContain(`<title>Sample Survival on ${BRAND_NAME}</title>`);
    expect(frame).toContain('<img class="site" src="data:image/png;base64,');
    expect((await get('/listings/none/widget')).page).toContain('Listing not found');
  });

  test('has its accent on badges of numbers, with text that can be read, and not on those of states', async () => {
    const { get, app } = await brandedSite();
    expect((await get(`${game}/badges/votes.svg`)).page).toContain(`<path fill="${BRAND_ACCENT}"`);
    expect(JSON.parse((await get(`${game}/badges/votes.json`)).page).color).toBe(BRAND_ACCENT.slice(1));
    expect((await get(`${game}/badges/players.svg`)).page).not.toContain(BRAND_ACCENT);
    for (const accent of [BRAND_ACCENT, DARK_INK_ACCENT]) {
      await savedAsStaff(app, 'brand', { ...NO_BRAND, displayName: 'Sample', accent });
      const { page } = await get(`/listings/${BOT.id}/badges/servers.svg`);
      const [, text = ''] = /<g fill="(#[0-9a-f]+)"><text/.exec(page) ?? [];
      expect(contrast(text, accent), accent).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('has its name in the code to copy, in the owner’s preview and in oEmbed', async () => {
    const { get } = await brandedSite();
    const embed = (await get(`${game}/embed`)).page;
    expect(embed).toContain(`alt="Sample Survival on ${BRAND_NAME}"`);
    expect(embed).toContain(`title=&quot;Sample Survival on ${BRAND_NAME}&quot;`);
    expect(embed).toContain(`[![Votes on ${BRAND_NAME}]`);
    expect((await get(`/dashboard/${MINECRAFT.id}/badges`)).page).toContain(`alt="Votes on ${BRAND_NAME}"`);
    const oembed = JSON.parse((await get(`/oembed?url=http://localhost${game}`)).page);
    expect(oembed.html).toContain(`title="Sample Survival on ${BRAND_NAME}"`);
  });

  test('shows a change of its brand to everyone who revalidates what they have', async () => {
    const { get, app } = await brandedSite();
    const paths = ['widget.svg', 'widget', 'badges/votes.svg', 'badges/votes.json'].map((file) => `${game}/${file}`);
    const tagOf = async (path: string) => (await get(path)).response.headers.get('etag') ?? '';
    const tags = await Promise.all(paths.map(tagOf));
    const statuses = () =>
      Promise.all(paths.map(async (path, place) => (await get(path, { 'if-none-match': tags[place] ?? '' })).status));
    expect(await statuses()).toEqual([304, 304, 304, 304]);
    await savedAsStaff(app, 'brand', { ...NO_BRAND, displayName: BRAND_NAME, accent: '#8b3fd1' });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    for (const path of paths)
      expect((await get(path)).response.headers.get('cache-control'), path).toBe('public, max-age=60');
  });
});
