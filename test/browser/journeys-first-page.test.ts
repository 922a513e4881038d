// An owner makes a page to be proud of in a few steps (decision P552): imports a Minecraft server, writes and links,
// uploads pictures, and sees the page as visitors do. The whole service, with a real server and a host of images.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAccessibility, sharedBrowser } from '../support/browser.ts';
import { type GameServer, serveMinecraft } from '../support/game-servers.ts';
import {
  type JourneyMode,
  type JourneyVisitor,
  nameBy,
  signUpByForm,
  visit,
  WITH_SCRIPT,
  WITHOUT_SCRIPT,
} from '../support/journey-steps.ts';
import { openPictureHost, type PictureHost } from '../support/picture-host.ts';
import { aPicture } from '../support/pictures.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';
import { aLandscape } from '../support/seed/sample-pictures.ts';
import { LOOPBACK } from '../support/test-outbound.ts';

/** From the list of kinds to the finished page. */
const MOST_FORMS = 5;
const MOST_PAGES = 9;

let app: RunningApp;
let browser: Browser;
let server: GameServer;
let host: PictureHost;
beforeAll(async () => {
  const favicon = `data:image/png;base64,${(await aPicture('png', 64, 64)).toString('base64')}`;
  const version = { name: 'Paper 1.21.4', protocol: 769 };
  [browser, app, server, host] = await Promise.all([
    sharedBrowser(),
    runApp({ PLAYER_COUNTS: 'off', ALLOW_PRIVATE_TARGETS: LOOPBACK.join(',') }),
    serveMinecraft({ version, description: 'A sample town by the sea', favicon }),
    openPictureHost({ '/spawn.png': await aPicture('png', 960, 400) }),
  ]);
});
afterAll(async () => {
  await app?.stop();
  await server?.close();
  await host?.close();
});

interface Steps {
  forms: number;
  pages: number;
}

/** Counts what the browser sends and loads in the window itself. */
function countSteps(page: Page): Steps {
  const steps = { forms: 0, pages: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') steps.forms += 1;
  });
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.status() < 300) steps.pages += 1;
  });
  return steps;
}

async function choosesFile({ page }: JourneyVisitor, field: string, buffer: Buffer): Promise<void> {
  await page.setInputFiles(`#${field}`, { name: `${field}.png`, mimeType: 'image/png', buffer });
}

async function fillsIn(owner: JourneyVisitor, name: string): Promise<void> {
  await owner.follow(/A Minecraft server/);
  await owner.fill('Address of the server', `127.0.0.1:${server.port}`);
  await owner.press('Import');
  await owner.sees('which has Minecraft 1.21.4');
  expect(await owner.page.inputValue('#summary')).toBe('A sample town by the sea');
  await owner.fill('Name', name);
  const table = '| Command | What it does |\n|---|---|\n| `/home` | Brings you to your bed |';
  await owner.fill(/^Description/, `## Welcome\n\n![The spawn](${host.url}/spawn.png)\n\n${table}`);
  await owner.fill(/^Website/, 'sample.example');
  for (const category of ['Survival', 'Economy']) await owner.choose(category);
  await owner.page.selectOption('#country', 'DE');
  await owner.page.getByText('Languages', { exact: true }).click();
  for (const language of ['English', 'German']) await owner.choose(language);
  await owner.page.getByText('More links and video').click();
  await owner.fill(/^Discord server/, 'discord.gg/sample');
  await owner.fill(/^Store/, 'https://store.sample.example/');
  await owner.fill(/^Video/, 'https://youtu.be/sampleVideo');
  await owner.press('Add listing');
  await owner.sees('Your listing is now public.');
}

async function addsPictures(owner: JourneyVisitor): Promise<void> {
  await owner.sees('Missing: banner, images.');
  await owner.follow('Add pictures');
  await choosesFile(owner, 'banner', await aLandscape([96, 140, 160], 1280, 320));
  await owner.press('Save banner');
  await owner.sees('Banner saved.');
  for (const [alt, color] of [
    ['The town at noon', [190, 140, 90]],
    ['Night in the harbor', [70, 70, 130]],
  ] as const) {
    await choosesFile(owner, 'image', await aLandscape(color, 640, 360));
    await owner.page.locator('#alt').fill(alt);
    await owner.press('Add image');
    await owner.sees('Image added.');
  }
}

/** Scrolls to each image of the page, and returns those that are broken. */
const BROKEN_IMAGES = `(async () => {
  const images = [...document.querySelectorAll('main img')].filter((image) => image.checkVisibility());
  for (const image of images) {
    image.scrollIntoView({ block: 'center' });
    await image.decode().catch(() => undefined);
  }
  return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
})()`;

async function seesThePage(way: JourneyMode, path: string, name: string): Promise<void> {
  const visitor = await visit(browser, app.url, way);
  await visitor.go(path);
  const { page } = visitor;
  for (const words of [name, 'A sample town by the sea', 'Brings you to your bed', 'Germany', 'German, English'])
    await visitor.sees(words);
  expect(await page.locator('.banner img').count()).toBe(1);
  for (const alt of ['The town at noon', 'Night in the harbor', 'The spawn'])
    expect(await page.getByAltText(alt).count(), alt).toBe(1);
  expect(await page.locator('.described table').count()).toBe(1);
  for (const link of ['Website', 'Discord server', 'Store', 'Load video from YouTube', 'Survival', 'Economy'])
    expect(await page.locator('main').getByRole('link', { name: link }).count(), link).toBeGreaterThan(0);
  expect(await page.locator('main').getByText(`127.0.0.1:${server.port}`).count()).toBeGreaterThan(0);
  if (way.javaScript) expect(await page.evaluate(BROKEN_IMAGES)).toEqual([]);
  if (way.javaScript) await checkAccessibility(page);
  await visitor.sees('Share');
  await visitor.follow('Embed on your site');
  await visitor.sees('<iframe');
  await visitor.leave();
}

test.each([WITH_SCRIPT, WITHOUT_SCRIPT])(
  'P552 an owner makes a page to be proud of with few forms, $way',
  async (way) => {
    const name = nameBy('Sample town', way);
    const owner = await visit(browser, app.url, way);
    await owner.go('/sign-up');
    await signUpByForm(owner, nameBy('Sample owner', way));
    const steps = countSteps(owner.page);
    await owner.go('/dashboard/new');
    await fillsIn(owner, name);
    await addsPictures(owner);
    for (const part of ['Icon', 'Banner', 'Summary', 'Description', 'Images', 'Links'])
      await owner.page.locator('.page-checklist .pill', { hasText: part }).waitFor();
    await owner.follow('View page');
    expect(steps.forms).toBeLessThanOrEqual(MOST_FORMS);
    expect(steps.pages).toBeLessThanOrEqual(MOST_PAGES);
    expect(await owner.page.locator('.own-listing a').allTextContents()).toEqual(['Manage listing']);
    await seesThePage(way, new URL(owner.page.url()).pathname, name);
    await owner.leave();
  },
);
