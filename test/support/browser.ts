// A real Chromium for tests: pages on a phone and on a desktop, light and dark; accessibility checked with axe-core.
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
  readonly timeZone?: string;
  readonly locale?: string;
  /** Signed-in state, as returned by `context.storageState()`. */
  readonly storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Every view in which a page must look right. */
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

/**
 * One browser for all test files of a process, because starting one takes a second of CPU time. It exits with the
 * process, and what a page leaves behind is deleted with its context.
 */
export function sharedBrowser(): Promise<Browser> {
  started ??= startBrowser();
  return started;
}

/** Without the package's own arguments, because `--single-process` ends the browser with the first page that closes. */
async function startBrowser(): Promise<Browser> {
  const { path, environment } = chromiumProgram();
  const browser = await chromium.launch({
    executablePath: path,
    args: PARAMETERS,
    env: { ...(process.env as Record<string, string>), ...environment },
  });
  // The next file then gets a new one.
  browser.on('disconnected', () => {
    started = undefined;
  });
  return browser;
}

/** A page in its own context (cookies, cache), which closes with the page. */
export async function openPage(browser: Browser, url: string, view: View = {}): Promise<Page> {
  const { screen = 'desktop', colours = 'light', javaScript = true, storageState } = view;
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    hasTouch: screen === 'phone',
    isMobile: screen === 'phone',
    colorScheme: colours,
    reducedMotion: 'reduce',
    locale: view.locale ?? 'en-GB',
    timezoneId: view.timeZone ?? 'UTC',
    javaScriptEnabled: javaScript,
    ...(storageState ? { storageState } : {}),
  });
  // A busy machine takes its time.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  // Closes the context with its page; the whole browser may have exited already.
  page.on('close', () => void context.close().catch(() => {}));
  // A new page is already blank.
  if (url !== 'about:blank') await page.goto(url, { waitUntil: 'load' });
  return page;
}

/** Collects the page's errors from now on: exceptions, console errors, failed requests. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Requests that were still loading when the user navigated away.
    if (reason !== 'net::ERR_ABORTED') errors.push(`request: ${request.url()} ${reason}`);
  });
  return errors;
}

/** Defines `axe` when evaluated in a page. */
export const axeSource = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('axe-core')), 'axe.min.js'),
  'utf8',
);

interface PageWithAxe {
  readonly axe: { run(context: object, options: RunOptions): Promise<AxeResults> };
  readonly document: { querySelectorAll(selector: string): readonly object[] };
}

/**
 * Fails with a line for each element that violates WCAG 2.2 A or AA or one of axe's best practices. `elements`: the
 * elements to check.
 */
export async function checkAccessibility(
  page: Page,
  options: RunOptions = {},
  elements: NewElements = 'all',
): Promise<void> {
  if (elements.length === 0) return;
  // Evaluated instead of added as a script, so that a content security policy cannot block it; once per document,
  // because it is half a megabyte.
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

/** Fails if a page is wider than its screen, so that a phone would scroll sideways. */
export async function checkWidth(page: Page): Promise<void> {
  // The width of the viewport, not of the page: a phone zooms out on a wide page and then reports that width.
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
