// Staff brand the site: name, color, logo, a page and an announcement, each previewed and published, then undone; and a
// visitor sees it: with JavaScript, without, and by keyboard.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser, type View } from '../support/browser.ts';
import {
  BY_KEYBOARD,
  type JourneyMode,
  type JourneyVisitor,
  signUpByForm,
  visit,
  WITH_SCRIPT,
  WITHOUT_SCRIPT,
} from '../support/journey-steps.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';
import { aBrandPicture } from '../support/seed/site-brand.ts';

let app: RunningApp;
let browser: Browser;
let session: NonNullable<View['storageState']>;
beforeAll(async () => {
  [browser, app] = await Promise.all([sharedBrowser(), runApp()]);
  const first = await visit(browser, app.url, WITH_SCRIPT);
  await first.go(app.setupLink!);
  await first.follow('Create account');
  await signUpByForm(first, 'Sample staff');
  await first.press('Become staff');
  session = await first.page.context().storageState();
  await first.leave();
});
afterAll(async () => {
  await app?.stop();
});

/** Also outside the main part of the page. */
const shows = ({ page }: JourneyVisitor, text: string) => page.getByText(text).first().waitFor();

/** The background of the main button on the page. */
const buttonColor = ({ page }: JourneyVisitor) =>
  page
    .locator('.btn.go')
    .first()
    .evaluate((button) => button.ownerDocument.defaultView?.getComputedStyle(button).backgroundColor);

async function brands(staff: JourneyVisitor, name: string): Promise<void> {
  await staff.go('/staff/site');
  await staff.follow('Brand');
  await staff.fill(/^Name/, name);
  await staff.fill(/^Accent color/, '#ffe94d');
  await staff.press('Preview');
  await staff.sees('is hard to see');
  await staff.press(/^Use #/);
  await shows(staff, 'Only you see this page.');
  await staff.press('Publish');
  await staff.sees('Published.');
}

async function uploadsLogo(staff: JourneyVisitor): Promise<void> {
  await staff.page.setInputFiles('#logo', {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await aBrandPicture(480, 96),
  });
  await staff.press('Preview Logo');
  await shows(staff, 'Only you see this page.');
  await staff.press('Publish');
  await staff.sees('Published.');
}

async function writesPage(staff: JourneyVisitor, slug: string): Promise<void> {
  await staff.go('/staff/site/pages/new');
  await staff.fill('Title', 'Sample rules');
  await staff.fill('Address', slug);
  await staff.fill('Text', 'Be **kind**.');
  await staff.press('Preview');
  await staff.sees('Be kind.');
  await staff.press('Publish');
  await staff.sees('Published.');
}

async function announces(staff: JourneyVisitor, text: string): Promise<void> {
  await staff.go('/staff/site/announcement');
  await staff.fill('Text', text);
  await staff.press('Preview');
  await staff.press('Publish');
  await staff.sees('Published.');
}

async function undoes(staff: JourneyVisitor): Promise<void> {
  await staff.go('/staff/site/brand');
  await staff.follow('History');
  await staff.press(/^Restore/);
  await staff.sees('Restored.');
}

test.each<JourneyMode>([WITH_SCRIPT, WITHOUT_SCRIPT, BY_KEYBOARD])('staff brands the site $way', async (way) => {
  const name = `Sample Harbor ${way.way}`;
  const slug = `rules-${way.way.replaceAll(' ', '-')}`;
  const staff = await visit(browser, app.url, way, { storageState: session });
  await brands(staff, name);
  await uploadsLogo(staff);
  await writesPage(staff, slug);
  await announces(staff, `Welcome ${way.way}.`);
  const visitor = await visit(browser, app.url, way);
  await visitor.go('/bots');
  await shows(visitor, `Welcome ${way.way}.`);
  expect(await visitor.page.title()).toContain(name);
  await visitor.page.getByRole('img', { name }).waitFor();
  await visitor.press(/^Dismiss/);
  expect(await visitor.page.getByText(`Welcome ${way.way}.`).count()).toBe(0);
  await visitor.follow('Sample rules');
  await visitor.sees('Be kind.');
  await visitor.go('/sign-in');
  expect(await buttonColor(visitor)).not.toBe('rgb(245, 179, 1)');
  await undoes(staff);
  await visitor.go('/');
  expect(await visitor.page.getByRole('img', { name }).count()).toBe(0);
  await visitor.leave();
  await staff.leave();
});
