// Release notes in a real browser: the live preview. The page without JavaScript, and the rest of the management: see
// the journeys.
import { describe, expect, test } from 'vitest';
import { selectEntry } from '../../src/changelog/queries.ts';
import { watchErrors } from '../support/browser.ts';
import { browserFixture } from '../support/browser-fixture.ts';
import { BOT } from '../support/seed/sample-site.ts';

const fixture = browserFixture();

describe('P63 release notes', () => {
  test('have a live preview, with HTML as text', async () => {
    const { page, site } = await fixture.visit({}, `/dashboard/${BOT.id}/changelog/new`);
    const errors = watchErrors(page);
    const body = 'It is **bold** <img src=x onerror=alert(1)>';
    expect(await page.locator('button:text-is("Preview")').isVisible()).toBe(false);
    expect(await page.locator('[data-preview]').isVisible()).toBe(false);
    await page.fill('#body', body);
    await page.locator('[data-preview] strong:text-is("bold")').waitFor();
    expect(await page.locator('[data-preview] img').count()).toBe(0);
    await page.fill('#version', '3.0');
    await page.click('button:text-is("Publish")');
    await page.locator('text=Version 3.0 published.').waitFor();
    expect(await selectEntry(site.db, BOT.id, '3.0')).toMatchObject({ title: '', body });
    expect(errors).toEqual([]);
    await page.close();
  });
});
