// Tables, links and images in the texts that staff write: own pages and the home page (P556).
import { describe, expect, test } from 'vitest';
import { aPicture } from '../support/pictures.ts';
import { openAsStaff, pagesForVisitor, publish } from '../support/site-changes.ts';
import { receiveHttp } from '../support/sockets.ts';

const environment = { ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' };
const sourceIn = (page: string) => /<img src="(\/images\/site\/[^"]+)"/.exec(page)?.[1] ?? '';

async function pictureHost() {
  const picture = await aPicture('png', 320, 200);
  const host = await receiveHttp((response) => response.end(picture));
  return { host, url: `http://127.0.0.1:${host.port}/map.png` };
}

const newPage = (text: string) => ({ title: 'Rules', slug: 'rules', text, isPublished: 'yes' });

describe('P556 the texts of staff', () => {
  test('have tables, links from bare addresses and images from this site', async () => {
    const { host, url } = await pictureHost();
    const site = await openAsStaff(environment);
    const text = `# Map\n\n![Map](${url})\n\n| a | b |\n|---|--:|\n| <b> | 2 |\n\nhttps://a.example`;
    await publish(site, '/staff/site/pages/new', newPage(text));
    const read = async () => (await pagesForVisitor(site)('/pages/rules')).page;
    await expect.poll(read).toContain('alt="Map" width="320" height="200"');
    const page = await read();
    expect(page).toContain('<h2>Map</h2>');
    expect(page).toContain('<td>&lt;b&gt;</td>');
    expect(page).toContain('<td class="at-right">2</td>');
    expect(page).toContain('<a href="https://a.example" rel="nofollow ugc noopener">https://a.example</a>');
    const image = await site.request(sourceIn(page), { headers: { cookie: '' } });
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(host.received).toHaveLength(1);
  });

  test('are the same on the home page, and in the preview before they are published', async () => {
    const { url } = await pictureHost();
    const site = await openAsStaff(environment);
    const fields = { edited: '0', title: '', lead: '', text: `![Map](${url})\n\n| a |\n|---|\n| b |` };
    const preview = await site.post('/staff/site/home', fields);
    expect(preview.page).toContain('<td>b</td>');
    const image = await site.request(sourceIn(preview.page));
    expect(image.status).toBe(200);
    expect((await pagesForVisitor(site)('/')).page).not.toContain('/images/site/');
    await publish(site, '/staff/site/home', fields);
    expect((await pagesForVisitor(site)('/')).page).toContain('alt="Map" width="320" height="200"');
  });
});
