// What staff does in a real browser, without script.
import { describe, expect, test } from 'vitest';
import { browserFixture } from '../support/browser-fixture.ts';
import { STAFFED } from '../support/catalogue/scenes.ts';
import { NASTY } from '../support/sample-data.ts';

const stage = browserFixture();

describe('pages of staff in a browser', { timeout: 120_000 }, () => {
  test('without script: approve, refuse with a reason, suspend', async () => {
    const { base, state } = await stage.serve(STAFFED);
    const page = await stage.open(`${base}/staff/queue`, { javaScript: false });
    await page.click('button:has-text("Approve")');
    expect(await page.textContent('.flash')).toContain('is public now.');
    await page.click('main a.btn:has-text("Refuse")');
    await page.click('button:text-is("Refuse it")');
    await page.fill('#reason', 'No link.');
    await page.click('button:text-is("Refuse it")');
    await page.goto(`${base}/staff/people/usr_manager`);
    await page.click('a:text-is("Suspend")');
    await page.fill('#reason', 'Sells votes.');
    await page.fill('#days', '3');
    await page.click('button:text-is("Suspend")');
    expect(await page.textContent('.flash')).toContain('signed out everywhere');
    expect(state.calls).toEqual([
      `approve ${NASTY.id}  by usr_staff`,
      `refuse ${NASTY.id}  by usr_staff`,
      `refuse ${NASTY.id} No link. by usr_staff`,
      'suspend usr_manager 3 Sells votes. by usr_staff',
    ]);
    await page.close();
  });
});
