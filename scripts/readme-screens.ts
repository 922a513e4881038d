// The pictures of the README in docs/screens/, taken in a running demo, so that they show what a newcomer sees. Part of
// `npm run screens`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { type Demo, startDemo } from '../src/cli/demo/run-demo.ts';
import { SIGN_INS, type SignInRole } from '../src/cli/demo/sign-ins.ts';
import { openPage, sharedBrowser, type View } from '../test/support/browser.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'screens');
/** As wide as the README is shown; a phone keeps its size, with twice the pixels. */
const WIDTH = { desktop: 1_120, phone: 720 } as const;

interface Picture {
  readonly name: string;
  readonly screen: 'desktop' | 'phone';
  readonly colours: 'light' | 'dark';
  readonly as?: SignInRole;
  readonly height: number;
  readonly path: (demo: Demo) => string;
  readonly act?: (page: Page) => Promise<unknown>;
}

const listingId = (demo: Demo, name: string) => demo.listings.find(({ sample }) => sample.text.name === name)?.id ?? '';

const PICTURES: readonly Picture[] = [
  { name: 'home', screen: 'desktop', colours: 'light', height: 900, path: () => '/' },
  { name: 'listing', screen: 'desktop', colours: 'dark', height: 900, path: () => '/listings/sample-survival' },
  { name: 'listing', screen: 'phone', colours: 'light', height: 740, path: () => '/listings/sample-skies' },
  {
    name: 'delivery',
    screen: 'desktop',
    colours: 'light',
    as: 'owner',
    height: 900,
    path: (demo) => `/dashboard/${listingId(demo, 'Sample Survival')}/deliveries`,
    act: (page) => page.locator('.log .wide-cell a').first().click(),
  },
  {
    name: 'webhook-tested',
    screen: 'desktop',
    colours: 'dark',
    as: 'owner',
    height: 900,
    path: (demo) => `/dashboard/${listingId(demo, 'Sample Reminder Bot')}/webhook`,
    act: (page) => page.getByRole('button', { name: 'Send test event', exact: true }).click(),
  },
];

const browser = await sharedBrowser();
const demo = await startDemo({
  print: () => {},
  printError: console.error,
  isInteractive: true,
  environment: { PORT: '0', LOG_LEVEL: 'silent' },
});
try {
  for (const picture of PICTURES) await take(picture);
} finally {
  await demo.stop();
  await browser.close();
}

async function take({ name, screen, colours, as, height, path, act }: Picture): Promise<void> {
  const view: View = { screen, colours, locale: 'en-US' };
  const page = await openPage(browser, 'about:blank', view);
  const { baseUrl } = demo.context.config;
  if (as) await signIn(page, as);
  await page.goto(baseUrl + path(demo));
  await act?.(page);
  await page.waitForLoadState('networkidle');
  const { width = 0 } = page.viewportSize() ?? {};
  const whole = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height },
    animations: 'disabled',
    caret: 'hide',
  });
  const small = await sharp(whole)
    .resize({ width: WIDTH[screen], withoutEnlargement: true })
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
  const file = `${name}.${screen}.${colours}.webp`;
  writeFileSync(join(FOLDER, file), small);
  console.log(`docs/screens/${file}`);
  await page.close();
}

async function signIn(page: Page, role: SignInRole): Promise<void> {
  const { email, password } = SIGN_INS[role];
  await page.goto(`${demo.context.config.baseUrl}/sign-in`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}
