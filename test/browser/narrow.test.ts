// What a phone must show where, and what must not break in narrow columns.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserFixture } from '../support/browser-fixture.ts';
import { EVENT, MINECRAFT } from '../support/seed/sample-site.ts';
import type { SiteOptions } from '../support/site.ts';
import { type SiteServer, startSiteServer } from '../support/site-server.ts';

const fixture = browserFixture();
const STANDARD: SiteOptions = { as: null };
let server: SiteServer;
beforeAll(async () => {
  server = await startSiteServer();
});
afterAll(() => server?.close());

describe('on a phone', () => {
  test('P140 the name comes first, then how to join, then the vote button, then everything else', async () => {
    await server.show(STANDARD);
    const base = server.url;
    const page = await fixture.open(`${base}/listings/${MINECRAFT.id}`, { screen: 'phone' });
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
    const [name, join, vote] = [await top('h1'), await top('.join'), await top('a.btn.go.big')];
    const rest = [await top('.figures'), await top('.listing-main svg[role="img"]')];
    rest.push(await top('.listing-reviews'), await top('.listing-page > aside'));
    expect([name, join, vote, ...rest]).toEqual([name, join, vote, ...rest].sort((one, other) => one - other));
    expect(Math.min(...rest)).toBeGreaterThan(vote);
    expect(vote).toBeLessThan(700);
    await page.close();
  });

  test('each line of a payload stays on one line and scrolls sideways', async () => {
    await server.show(STANDARD);
    const base = server.url;
    for (const screen of ['phone', 'desktop'] as const) {
      const page = await fixture.open(`${base}/robots.txt`, { screen });
      await page.context().addCookies([...(await server.cookiesOf('owner'))]);
      await page.goto(`${base}/dashboard/${MINECRAFT.id}/deliveries/${EVENT}`);
      const shown = await page.evaluate(
        `(() => {
          const pre = [...document.querySelectorAll('#delivery pre')].find((one) => one.textContent.includes('"eventId"'));
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

  test('a long setting stays inside its notice, step or row on staff pages', async () => {
    await server.show({
      as: null,
      environment: { REQUIRE_CONFIRMED_EMAIL: 'on' },
      arrange: (app) => app.trial.end('a request for the host other.example'),
    });
    const base = server.url;
    const page = await fixture.open(`${base}/robots.txt`, { screen: 'phone' });
    await page.context().addCookies([...(await server.cookiesOf('staff'))]);
    await page.setViewportSize({ width: 320, height: 640 });
    const box = async (selector: string) => page.locator(selector).first().boundingBox();
    await page.goto(`${base}/staff/mail`);
    const [banner, name] = [await box('main > .doctor'), await box('.frame-name')];
    expect((name?.y ?? 0) - (banner ? banner.y + banner.height : 0)).toBeGreaterThan(8);
    await page.goto(`${base}/staff/health`);
    const row = page.locator('section:has(h2:text-is("Configuration")) dd').first();
    expect((await row.boundingBox())?.width).toBeGreaterThan(200);
    await page.goto(`${base}/staff`);
    const [card, step] = [await box('section:has(> .todo)'), await box('.todo li:has-text("REQUIRE_")')];
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeGreaterThan((step?.x ?? 0) + (step?.width ?? 0) + 8);
    await page.close();
  });
});

describe('on a desktop', () => {
  test('the vote button, the address and the top voters are stacked next to the text, without a gap', async () => {
    await server.show(STANDARD);
    const base = server.url;
    const page = await fixture.open(`${base}/listings/${MINECRAFT.id}`, { screen: 'desktop' });
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
