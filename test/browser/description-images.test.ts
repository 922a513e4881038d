// P491: nothing on a listing's page moves when images of its description arrive, whatever their sizes, and the browser
// asks no other site.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { watchErrors } from '../support/browser.ts';
import { browserFixture } from '../support/browser-fixture.ts';
import { openPictureHost, type PictureHost } from '../support/picture-host.ts';
import { aPicture } from '../support/pictures.ts';
import { MINECRAFT } from '../support/seed/sample-site.ts';

const fixture = browserFixture();
const path = `/listings/${MINECRAFT.id}`;
let host: PictureHost;
beforeAll(async () => {
  host = await openPictureHost({
    '/wide.png': await aPicture('png', 1_600, 200),
    '/tall.png': await aPicture('png', 200, 900),
    '/small.png': await aPicture('png', 64, 64),
  });
});
afterAll(() => host?.close());

/** Adds up what moves, from the first paint on. */
const WATCH = `
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;
/** Scrolls through the page, so that every lazy image is loaded; resolves with their widths, 0 for a broken one. */
const SCROLL = `(async () => {
  const images = [...document.querySelectorAll('.described img')];
  const widths = [];
  for (const image of images) {
    image.scrollIntoView({ block: 'center' });
    if (!image.complete) await new Promise((done) => { image.onload = done; image.onerror = done; });
    widths.push(image.naturalWidth);
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return widths;
})()`;

describe('images in a description', () => {
  for (const screen of ['phone', 'desktop'] as const)
    test(`move nothing when they arrive, the first time and later, on a ${screen}`, async () => {
      const names = ['wide', 'tall', 'small', 'gone'];
      const text = `Before\n\n${names.map((name) => `![${name}](${host.url}/${name}.png)\n\nBelow ${name}`).join('\n\n')}`;
      const options = {
        as: null,
        environment: { ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' },
        arrange: ({ db }: AppContext) =>
          db.updateTable('listing').set({ description: text }).where('id', '=', MINECRAFT.id).execute(),
      };
      const { page, base } = await fixture.visit(options, '/robots.txt', { screen });
      const errors = watchErrors(page);
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== base) foreign.push(request.url());
      });
      await page.addInitScript(WATCH);
      for (const expected of [
        [1_200, 200, 64, 0],
        [1_200, 200, 64],
      ]) {
        await page.goto(base + path);
        expect(await page.evaluate(SCROLL)).toEqual(expected);
        expect(await page.evaluate('window.moved')).toBe(0);
      }
      // The broken one is a link to where it should be, and so is every other image.
      expect(await page.locator(`.described a[href="${host.url}/gone.png"]`).textContent()).toBe('gone');
      expect(foreign).toEqual([]);
      expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
      await page.close();
    });
});
