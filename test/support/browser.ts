// A real Chromium for tests: pages on a phone and on a desk, light and dark; accessibility judged by axe-core.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumProgram } from './chromium-program.ts';
import type { NewElements } from './known-elements.ts';

export const SCREENS = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;
export type Screen = keyof typeof SCREENS;
export type Colours = 'light' | 'dark';

export interface View {
  readonly screen?: Screen;
  readonly colours?: Colours;
  readonly javaScript?: boolean;
  /** Signed-in state, as `context.storageState()` gave it. */
  readonly storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Every view that a page must look right in. */
export const VIEWS: readonly Required<Pick<View, 'screen' | 'colours'>>[] = [
  { screen: 'phone', colours: 'light' },
  { screen: 'phone', colours: 'dark' },
  { screen: 'desktop', colours: 'light' },
  { screen: 'desktop', colours: 'dark' },
];

const PARAMETERS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let started: Promise<Browser> | undefined;

/** One for all test files of a process, and it ends with that: nobody closes it. To start one takes a second of a core, and
 * what a page leaves behind goes with its context. */
export function sharedBrowser(): Promise<Browser> {
  started ??= startBrowser();
  return started;
}

/** Not the package's own parameters: their `--single-process` ends the browser with the first page that closes. */
async function startBrowser(): Promise<Browser> {
  const { path, environment } = chromiumProgram();
  const browser = await chromium.launch({
    executablePath: path,
    args: PARAMETERS,
    env: { ...(process.env as Record<string, string>), ...environment },
  });
  // The next file gets another one then.
  browser.on('disconnected', () => {
    started = undefined;
  });
  return browser;
}

/** A page in a context of its own (cookies, cache), which closes with it. */
export async function openPage(browser: Browser, url: string, view: View = {}): Promise<Page> {
  const { screen = 'desktop', colours = 'light', javaScript = true, storageState } = view;
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    hasTouch: screen === 'phone',
    isMobile: screen === 'phone',
    colorScheme: colours,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    javaScriptEnabled: javaScript,
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  // The context goes with its page; the whole browser may have gone before.
  page.on('close', () => void context.close().catch(() => {}));
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

/** Collects what a page reports against itself from now on: exceptions, console errors, requests that failed. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What was still loading when the person went on to the next page.
    if (reason !== 'net::ERR_ABORTED') errors.push(`request: ${request.url()} ${reason}`);
  });
  return errors;
}

/** Evaluated in a page, it is `axe` there. */
export const axeSource = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('axe-core')), 'axe.min.js'),
  'utf8',
);

interface PageWithAxe {
  readonly axe: { run(context: object, options: RunOptions): Promise<AxeResults> };
  readonly document: { querySelectorAll(selector: string): readonly object[] };
}

/** Fails with a line for each element that breaks WCAG 2.2 A or AA or one of axe's best practices. `elements`: those to check. */
export async function checkAccessibility(
  page: Page,
  options: RunOptions = {},
  elements: NewElements = 'all',
): Promise<void> {
  if (elements.length === 0) return;
  // Evaluated, not added as a script: a content security policy cannot refuse it. Half a megabyte, so once a document.
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(axeSource);
  const results = await page.evaluate(
    ({ places, given }) => {
      const { axe, document } = globalThis as unknown as PageWithAxe;
      if (places === 'all') return axe.run(document, given);
      const all = document.querySelectorAll('*');
      return axe.run({ include: places.flatMap((place) => all[place] ?? []) }, given);
    },
    { places: elements, given: { resultTypes: ['violations'], ...options } satisfies RunOptions },
  );
  const lines = results.violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, html }) => `${impact} ${id}: ${help}\n    ${target.join(' ')}  ${html.slice(0, 160)}`),
  );
  if (lines.length > 0) throw new Error(`${page.url()} is not accessible:\n  ${lines.join('\n  ')}`);
}

/** Fails when a page is wider than its screen: on a phone that means scrolling sideways. */
export async function checkWidth(page: Page): Promise<void> {
  // Asked of the view, not of the page: a phone that meets a wide page zooms out and then says it is that wide.
  const screen = page.viewportSize()?.width ?? 0;
  const content = Number(await page.evaluate('document.documentElement.scrollWidth'));
  if (content > screen) throw new Error(`${page.url()} is ${content} px wide on a screen of ${screen} px.`);
}

/** The whole page as PNG, in tmp/screenshots/ of the checkout, which git ignores; returns the path. */
export async function takeScreenshot(page: Page, name: string): Promise<string> {
  const folder = join(import.meta.dirname, '..', '..', 'tmp', 'screenshots');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  return path;
}
