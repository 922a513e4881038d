// What a phone must show where, and what must not break where columns are narrow.
import { describe, expect, test } from 'vitest';
import { browserFixture } from '../support/browser-fixture.ts';
import { STAFFED } from '../support/catalogue/scenes.ts';
import { EVENT, MINECRAFT } from '../support/sample-data.ts';

const stage = browserFixture();

describe('on a phone', { timeout: 60_000 }, () => {
  test('the address to join is right below the vote button, and above every chart', async () => {
    const { base } = await stage.serve();
    const page = await stage.open(`${base}/listings/${MINECRAFT.id}`, { screen: 'phone' });
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
    const [vote, join, chart] = [
      await top('a.btn.go.big'),
      await top('h2:text-is("Join")'),
      await top('svg'),
    ];
    expect(join).toBeGreaterThan(vote);
    expect(join).toBeLessThan(chart);
    expect(join - vote).toBeLessThan(250);
    await page.close();
  });

  test('a payload keeps each of its lines in one piece and scrolls sideways', async () => {
    const { base } = await stage.serve();
    for (const screen of ['phone', 'desktop'] as const) {
      const page = await stage.open(`${base}/dashboard/${MINECRAFT.id}/deliveries/${EVENT}`, { screen });
      const shown = await page.evaluate(
        `(() => {
          const pre = [...document.querySelectorAll('aside pre')].find((one) => one.textContent.includes('"eventId"'));
          const style = getComputedStyle(pre);
          const lines = pre.textContent.replace(/\\n$/, '').split('\\n').length;
          const inner = pre.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
          return { lines, rows: Math.round(inner / parseFloat(style.lineHeight)), scrolls: style.overflowX };
        })()`,
      );
      const { lines, rows, scrolls } = shown as { lines: number; rows: number; scrolls: string };
      expect({ screen, rows, scrolls }).toEqual({ screen, rows: lines, scrolls: 'auto' });
      await page.close();
    }
  });

  test('a long setting stays inside its notice, step or row for staff', async () => {
    const trialClosing = { at: new Date(), sign: 'a request for the host other.example' };
    const { base } = await stage.serve({ ...STAFFED, trialClosing });
    const page = await stage.open(`${base}/staff/health`, { screen: 'phone' });
    await page.setViewportSize({ width: 320, height: 640 });
    const box = async (selector: string) => page.locator(selector).first().boundingBox();
    const [banner, name] = [await box('main > .doctor'), await box('.frame-name')];
    expect((name?.y ?? 0) - (banner ? banner.y + banner.height : 0)).toBeGreaterThan(8);
    const row = page.locator('section:has(h2:text-is("Configuration")) dd').first();
    expect((await row.boundingBox())?.width).toBeGreaterThan(200);
    await page.goto(`${base}/staff`);
    const [card, step] = [await box('section:has(> .todo)'), await box('.todo li:has-text("REQUIRE_")')];
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeGreaterThan((step?.x ?? 0) + (step?.width ?? 0) + 8);
    await page.close();
  });
});

describe('at a desk', { timeout: 60_000 }, () => {
  test('the vote button, the address and the top voters follow one another beside the text, without a gap', async () => {
    const { base } = await stage.serve();
    const page = await stage.open(`${base}/listings/${MINECRAFT.id}`, { screen: 'desktop' });
    const box = async (selector: string) => {
      const found = await page.locator(selector).first().boundingBox();
      if (!found) throw new Error(`${selector} is not there`);
      return found;
    };
    const [act, more] = [await box('.listing-act'), await box('.listing-page aside')];
    const [head, main] = [await box('.listing-page > .stack'), await box('.listing-main')];
    expect(more.y - (act.y + act.height)).toBeLessThan(40);
    expect(main.y - (head.y + head.height)).toBeLessThan(60);
    expect(act.x).toBeGreaterThan(main.x + main.width);
    expect(act.y).toBe(head.y);
    await page.close();
  });
});
