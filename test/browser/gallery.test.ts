// The images of a listing in a browser: opened in a dialog, turned with the keyboard, closed with the focus where it was.
// Without script, the thumbnails are links, and the images are ordered all the same.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { listingPath } from '../../src/listings/listing-path.ts';
import { browserFixture } from '../support/browser-fixture.ts';
import { addSamplePictures, SAMPLE_PICTURES } from '../support/seed/sample-pictures.ts';
import { MINECRAFT } from '../support/seed/sample-site.ts';
import type { SiteOptions } from '../support/site.ts';

const fixture = browserFixture();
const COUNT = 3;
const FILLED: SiteOptions = { arrange: (app: AppContext) => addSamplePictures(app, MINECRAFT.id, COUNT) };
const path = listingPath(MINECRAFT);
const pictures = `/dashboard/${MINECRAFT.id}/pictures`;

const isOpen = (page: Page) => page.evaluate('document.querySelector("dialog").open');
const shownText = (page: Page) => page.locator('.lightbox-text').textContent();
const focused = (page: Page) =>
  page.evaluate('document.activeElement.getAttribute("href") ?? document.activeElement.textContent');

describe('P471 the dialog of images', () => {
  test('opens the image, turns with arrow keys and buttons, and closes with Escape where the visitor was', async () => {
    const { page } = await fixture.visit(FILLED, path);
    const second = page.locator('.gallery a').nth(1);
    await second.focus();
    await page.keyboard.press('Enter');
    expect(await shownText(page)).toBe(SAMPLE_PICTURES[1].alt);
    expect(await page.locator('dialog').getByText('2 of 3').isVisible()).toBe(true);
    expect(await focused(page)).toBe('Close');
    for (const [key, place] of [
      ['ArrowRight', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
    ] as const) {
      await page.keyboard.press(key);
      expect(await shownText(page), key).toBe(SAMPLE_PICTURES[place].alt);
    }
    await page.getByRole('button', { name: 'Previous' }).click();
    expect(await shownText(page)).toBe(SAMPLE_PICTURES[1].alt);
    await expect
      .poll(() =>
        page.evaluate(
          'document.querySelector("dialog img").complete && document.querySelector("dialog img").naturalWidth',
        ),
      )
      .toBe(1600);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await focused(page)).toBe(await second.getAttribute('href'));
    expect(page.url()).toContain(listingPath(MINECRAFT));
    await page.close();
  });

  test('closes with its button and with a click beside the image', async () => {
    const { page } = await fixture.visit(FILLED, path, { screen: 'phone' });
    for (const close of [
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.locator('dialog').click({ position: { x: 3, y: 3 } }),
    ]) {
      await page.locator('.gallery a').first().click();
      expect(await page.locator('dialog').isVisible()).toBe(true);
      await close();
      await expect.poll(() => page.locator('dialog').isVisible()).toBe(false);
    }
    await page.close();
  });

  test('without script, a thumbnail leads to the image', async () => {
    const { page, base } = await fixture.visit(FILLED, path, { javaScript: false });
    await page.locator('.gallery a').first().click();
    await page.waitForURL(`${base}/listings/${MINECRAFT.id}/pictures/${SAMPLE_PICTURES[0].hash}.webp`);
    await page.close();
  });
});

describe('P471 the gallery’s forms', () => {
  test('is ordered without script', async () => {
    const { page } = await fixture.visit(FILLED, pictures, { javaScript: false });
    await page.getByRole('button', { name: 'Move down image 1' }).click();
    await page.waitForURL(/#picture-/);
    const order = await Promise.all(
      (await page.locator('.gallery-form img').all()).map((image) => image.getAttribute('alt')),
    );
    expect(order).toEqual([1, 0, 2].map((place) => SAMPLE_PICTURES[place]!.alt));
    await page.close();
  });
});

test('P470 nothing moves while banner, images and video offer load', async () => {
  const { page } = await fixture.visit(FILLED, path);
  const shift = await page.evaluate(`new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
      .observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  })`);
  expect(shift).toBe(0);
  await page.close();
});
