// The test harness itself: that the page tests use a real browser, and that their checks can fail.
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  checkAccessibility,
  checkWidth,
  openPage,
  SCREENS,
  sharedBrowser,
  takeScreenshot,
  VIEWS,
  watchErrors,
} from '../support/browser.ts';
import { tabTo, walkStops } from '../support/focus-stops.ts';
import { pageLanes } from '../support/page-lanes.ts';

const STYLE = `
  body { color: rgb(1, 2, 3); background: rgb(255, 255, 255) }
  @media (prefers-color-scheme: dark) { body { color: rgb(250, 251, 252); background: rgb(9, 9, 9) } }`;
const PAGES: Readonly<Record<string, string>> = {
  '/good': '<main><h1>Votes</h1><form><label>Name <input name="player"></label><button>Vote</button></form></main>',
  '/bad': '<main><h1>Votes</h1><img src="data:," width="9" height="9"><input name="player"></main>',
  '/wide': '<main><h1>Votes</h1><div style="width:1000px">wide</div></main>',
  '/dim':
    '<style>@media (prefers-color-scheme: dark) { p { color: rgb(40, 40, 40) } }</style><main><h1>Votes</h1><p>Dim</p></main>',
  '/nameless':
    '<style>@media (min-width: 400px) { input { display: none } }</style><main><h1>Votes</h1><input name="player"></main>',
  '/underlined':
    '<style>a { text-decoration: none; color: rgb(0, 110, 200) } @media (prefers-color-scheme: dark) { a { color: rgb(190, 195, 255) } }</style><main><h1>Votes</h1><p>In a sentence <a href="/good">a link</a> stands.</p></main>',
  '/broken': '<main><h1>Votes</h1></main><script>setTimeout(() => missing(), 0)</script>',
};

let server: Server;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
    const body = PAGES[(request.url ?? '').split('?')[0] ?? ''] ?? '';
    response.end(
      `<!doctype html><html lang="en"><title>Votes</title><meta name="viewport" content="width=device-width"><style>${STYLE}</style>${body}</html>`,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await sharedBrowser();
});

afterAll(async () => {
  server?.close();
});

describe.each(VIEWS)('on a $screen in $colours', ({ screen, colours }) => {
  test('a page has the width and the colors of the view, and passes', async () => {
    const page = await openPage(browser, `${origin}/good`, { screen, colours });
    expect(page.viewportSize()).toEqual(SCREENS[screen]);
    const colour = await page.evaluate('getComputedStyle(document.querySelector("h1")).color');
    expect(colour).toBe(colours === 'dark' ? 'rgb(250, 251, 252)' : 'rgb(1, 2, 3)');
    await checkAccessibility(page);
    await checkWidth(page);
    expect(statSync(await takeScreenshot(page, `harness-${screen}-${colours}`)).size).toBeGreaterThan(1000);
    await page.close();
  });
});

test('accessibility failures are reported with rule, element and source', async () => {
  const page = await openPage(browser, `${origin}/bad`);
  await expect(checkAccessibility(page)).rejects.toThrow(/critical image-alt: .*\n {4}img {2}<img src="data:,"/);
  await expect(checkAccessibility(page)).rejects.toThrow('critical label: ');
  await page.close();
});

test('a page wider than a phone is rejected', async () => {
  const page = await openPage(browser, `${origin}/wide`, { screen: 'phone' });
  await expect(checkWidth(page)).rejects.toThrow('px wide on a screen of 360 px');
  await page.close();
});

describe('a page of the catalogue is rejected', () => {
  const lanes = () =>
    pageLanes({ open: (url, view) => openPage(browser, url, view) }, async () => ({
      url: origin,
      show: async () => ({}) as never,
      cookiesOf: async () => [],
      close: async () => undefined,
    }));
  test.each([
    ['/dim', /color-contrast/],
    ['/underlined', /link-in-text-block/],
    ['/nameless', /critical label: /],
    ['/bad', /critical image-alt: /],
    ['/wide', /px wide on a screen of 360 px/],
    ['/broken', /reports: exception: missing is not defined/],
    ['/good?status', /responded with 200, not 404/],
  ])('%s', async (path, complaint) => {
    const page = {
      name: 'sample',
      path,
      site: { as: null },
      ...(path.endsWith('status') && { status: 404 }),
    };
    await expect(lanes().check(page)).rejects.toThrow(complaint);
  });

  test('unless it passes every check', async () => {
    await lanes().check({ name: 'sample', path: '/good', site: { as: null } });
  });
});

test('a page’s errors are collected, and closing one page leaves the others open', async () => {
  const other = await openPage(browser, `${origin}/good`);
  const page = await openPage(browser, `${origin}/good`);
  const errors = watchErrors(page);
  const thrown = page.waitForEvent('pageerror');
  await page.goto(`${origin}/broken`);
  await thrown;
  expect(errors).toEqual(['exception: missing is not defined']);
  await page.close();
  expect(await other.title()).toBe('Votes');
  await other.close();
});

const LINKS = '<main><a href="#a">One</a> <button>Two</button> <input aria-label="Three"></main>';

test('a page can be tabbed through forward and backward', async () => {
  const page = await openPage(browser, 'about:blank');
  await page.setContent(LINKS);
  expect(await walkStops(page)).toEqual(['a “One”', 'button “Two”', 'input “Three”']);
  await tabTo(page, page.getByLabel('Three'));
  await page.close();
});

test.each([
  ['shows no focus', 'button:focus { outline: none }', ''],
  ['is not on the screen', 'button { position: absolute; left: -9999px }', ''],
  ['comes after “One”', 'main { display: flex; flex-direction: row-reverse }', ''],
  ['comes after “One”', 'main { display: flex; flex-direction: column-reverse }', ''],
  ['keeps the focus', '', 'document.querySelector("button").onkeydown = (event) => event.preventDefault()'],
  ['no way by keyboard to', '', 'document.querySelector("input").tabIndex = -1'],
])('a keyboard problem is reported: %s', async (complaint, style, script) => {
  const page = await openPage(browser, 'about:blank');
  await page.setContent(`<style>${style}</style>${LINKS}`);
  if (script) await page.evaluate(script);
  const goes = () => walkStops(page).then(() => tabTo(page, page.getByLabel('Three')));
  await expect(goes()).rejects.toThrow(complaint);
  await page.close();
});
