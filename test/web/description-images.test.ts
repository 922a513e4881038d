// Images in descriptions, from the owner's form to the visitor's browser (P490, P491).
import { describe, expect, test } from 'vitest';
import { aPicture } from '../support/pictures.ts';
import { MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite } from '../support/site.ts';
import { receiveHttp } from '../support/sockets.ts';

const form = `/dashboard/${MINECRAFT.id}/page`;
const environment = { ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' };
const fieldsWith = (description: string) => ({ name: 'Sample Survival', address: 'play.oak.example', description });
const sourceIn = (page: string) => /<img src="(\/images\/[^"]+)"/.exec(page)?.[1] ?? '';

async function pictureHost() {
  const picture = await aPicture('png', 320, 200);
  const host = await receiveHttp((response) => response.end(picture));
  return { host, url: `http://127.0.0.1:${host.port}/spawn.png` };
}

describe('a description with an image', () => {
  test('is saved, and its page shows the image from this site, with its size', async () => {
    const { host, url } = await pictureHost();
    const { get, post, request } = await openSite({ environment });
    expect((await post(form, fieldsWith(`![Spawn](${url})`))).status).toBe(303);
    const read = async () => (await get(`/listings/${MINECRAFT.id}`)).page;
    await expect.poll(read).toContain('alt="Spawn" width="320" height="200"');
    const page = await read();
    const source = sourceIn(page);
    expect(page.replaceAll(`<a href="${url}" rel="nofollow ugc noopener">`, '')).not.toContain(url);
    // Visitors need no session.
    const image = await request(source, { headers: { cookie: '' } });
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(image.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(image.headers.get('content-security-policy')).toContain("default-src 'none'; sandbox");
    expect(image.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(image.headers.get('set-cookie')).toBeNull();
    const again = await request(source, { headers: { 'if-none-match': image.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(host.received).toHaveLength(1);
  });

  test('becomes a link if the image cannot be shown', async () => {
    const host = await receiveHttp((response) => response.writeHead(404).end());
    const url = `http://127.0.0.1:${host.port}/gone.png`;
    const { get, post, request } = await openSite({ environment });
    const first = (await post(`${form}/preview`, { description: `![Gone](${url})` })).page;
    expect(first).toContain('class="unsized"');
    const missing = await request(sourceIn(first));
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'private, max-age=60']);
    await post(form, fieldsWith(`![Gone](${url})`));
    const { page } = await get(`/listings/${MINECRAFT.id}`);
    expect(page).toContain(`<a href="${url}" rel="nofollow ugc noopener">Gone</a>`);
    const off = await openSite({ environment: { ...environment, IMAGE_CACHE_MB: '0' } });
    const preview = await off.post(`${form}/preview`, { description: '![x](https://a.example/x.png)' });
    expect(preview.page).toContain('<a href="https://a.example/x.png" rel="nofollow ugc noopener">x</a>');
  });

  test('is previewed with and without script, and not saved', async () => {
    const { db, post, get } = await openSite();
    const read = () => db.selectFrom('listing').select('description').where('id', '=', MINECRAFT.id).execute();
    const before = await read();
    expect((await get(form)).page).toMatch(/data-preview="[^"]+\/page\/preview"[^>]* hidden/);
    const { status, page } = await post(form, { ...fieldsWith('| *a* |\n|---|\n| <b> |'), act: 'preview' });
    expect(status).toBe(200);
    expect(page).not.toMatch(/data-preview="[^"]+" [^>]*hidden/);
    expect(page).toContain('<th><em>a</em></th>');
    expect(page).toContain('<td>&lt;b&gt;</td>');
    expect(page).toContain('| *a* |');
    const alone = await post(`${form}/preview`, { description: 'https://a.example' });
    expect(alone.page).toBe('<p><a href="https://a.example" rel="nofollow ugc noopener">https://a.example</a></p>\n');
    expect(await read()).toEqual(before);
  });
});
