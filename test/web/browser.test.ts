// The pages in a real browser: axe-core finds nothing in light or dark, nothing is wider than a phone, the policy
// blocks nothing of ours, the vote's puzzle is solved, and everything but voting works without script.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type ServerType, serve } from '@hono/node-server';
import bundled from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, EVENT, MINECRAFT, NASTY, type Sample, sample, sampleParts } from '../support/sample-parts.ts';

const game = MINECRAFT.id;
const PATHS = [
  '/',
  '/bots',
  '/servers?game=minecraft',
  '/bots?q=nothing',
  `/listings/${game}`,
  `/listings/${NASTY.id}`,
  `/listings/${game}/vote`,
  '/account',
  '/setup?token=x',
  '/dashboard',
  '/dashboard/new',
  '/dashboard/new?kind=minecraft',
  `/dashboard/${game}`,
  `/dashboard/${game}/webhook`,
  `/dashboard/${game}/webhook/rotate`,
  `/dashboard/${game}/deliveries`,
  `/dashboard/${game}/deliveries/${EVENT}`,
  `/dashboard/${game}/tokens`,
  `/dashboard/${game}/settings`,
  '/nope',
];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
const servers: ServerType[] = [];

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await bundled.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.close();
});

/** The site on a free port of its own. */
async function open(change: Partial<Sample> = {}): Promise<{ base: string; state: Sample }> {
  const state = sample({ listings: [MINECRAFT, BOT, NASTY], ...change });
  const base = await new Promise<string>((done) => {
    const web = createWeb(sampleParts(state));
    const server = serve({ fetch: web.fetch, port: 0 }, ({ port }) => done(`http://localhost:${port}`));
    servers.push(server);
  });
  return { base, state };
}

async function visit(options: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await browser.newContext(options)).newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text());
  });
  return { page, complaints };
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
    };
    const found = await axe.run();
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  });
}

describe('pages in a browser', { timeout: 120_000 }, () => {
  test.each([
    ['light', 360],
    ['dark', 360],
    ['light', 1280],
    ['dark', 1280],
  ] as const)('%s, %d wide: accessible, not too wide, nothing blocked', async (colorScheme, width) => {
    const { base } = await open({ challenge: true });
    const { page, complaints } = await visit({ colorScheme, viewport: { width, height: 800 } });
    for (const path of PATHS) {
      await page.goto(base + path);
      expect(await violations(page), path).toEqual([]);
      const excess = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(excess, path).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });

  test('a vote: the puzzle is solved, the vote counts, the countdown runs', async () => {
    const { base, state } = await open({ challenge: true });
    const { page, complaints } = await visit({ viewport: { width: 360, height: 800 } });
    await page.goto(`${base}/listings/${game}`);
    await page.click('text=Vote for');
    await page.fill('#playerName', '.Steve');
    await page.locator('altcha-widget').waitFor();
    // Pressed at once: the button waits for the puzzle and then sends the form by itself.
    await page.click('button:text-is("Vote")');
    await page.locator('text=Thank you. Your vote counts.').waitFor({ timeout: 30_000 });
    expect(state.calls).toEqual(['castVote .Steve']);
    expect(await page.textContent('.countdown')).toMatch(/in (24:00:00|23:59:\d\d)/);
    expect(complaints).toEqual([]);
  });

  test('without script: sign in, add a listing, save the webhook and see its secret', async () => {
    const { base, state } = await open({ person: null });
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${base}/dashboard/new?kind=bot`);
    await page.fill('#email', 'owner@mail.example');
    await page.fill('#password', 'right password');
    await page.click('main button:text-is("Sign in")');
    await page.fill('#name', 'Made without script');
    await page.click('button:text-is("Add it")');
    await page.click('nav[aria-label="Listing"] >> text=Webhook');
    await page.fill('#url', 'https://bot.example/votes');
    await page.click('button:text-is("Save")');
    expect(await page.textContent('.fresh .copy-value')).toMatch(/^whsec_/);
    expect(state.calls).toContain('createListing Made without script ');
  });
});
