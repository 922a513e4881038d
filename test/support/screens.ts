// Saves screenshots of the pages to the folder SCREENS_FOLDER; without it, test runs write no files (see
// scripts/screens.mjs).
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** The quality of the images, of 100. */
const QUALITY = 45;
/** Longer pages (guides, the API reference, the gallery) are cropped, because the rest shows nothing new. */
const MOST_PIXELS_HIGH = 1_400;
/** A screenshot of a desktop is viewed in a column of text, not on a whole screen. */
const MOST_PIXELS_WIDE = 880;

export function isSavingScreenshots(): boolean {
  return Boolean(process.env.SCREENS_FOLDER);
}

/** Saves the current page as `NAME.webp`. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENS_FOLDER;
  if (!folder) return;
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const wanted = Number(await page.evaluate('document.documentElement.scrollHeight'));
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(wanted, height), MOST_PIXELS_HIGH) };
  const whole = await page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  const small = await sharp(whole)
    .resize({ width: MOST_PIXELS_WIDE, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer();
  await writeFile(join(folder, `${name}.webp`), small);
}
