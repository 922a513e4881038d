// The steps of a user on the pages, described so that they work with mouse or keyboard, with or without JavaScript.
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ENGLISH } from '../../src/messages/translations.ts';
import { openPage, type View, watchErrors } from './browser.ts';
import { tabTo } from './focus-stops.ts';
import type { RunningApp } from './running-app.ts';

export interface JourneyMode {
  readonly way: string;
  readonly javaScript: boolean;
  readonly byKeyboard: boolean;
}

export const WITH_SCRIPT: JourneyMode = { way: 'with script', javaScript: true, byKeyboard: false };
export const WITHOUT_SCRIPT: JourneyMode = { way: 'without script', javaScript: false, byKeyboard: false };
export const BY_KEYBOARD: JourneyMode = { way: 'by keyboard', javaScript: true, byKeyboard: true };

type Name = string | RegExp;

export interface JourneyVisitor {
  readonly page: Page;
  readonly way: JourneyMode;
  /** Opens a URL as if it was typed; keyboard journeys then use the skip link. */
  go(path: string): Promise<void>;
  /** Follows a link with this name, and waits for its page. */
  follow(name: Name): Promise<void>;
  /** Follows a tab of the dashboard or of staff: to its group, if another one is open, and to the page in it. */
  tab(group: string, name: Name): Promise<void>;
  /** Opens the menu in the header, and follows a link in it. */
  menu(name: Name): Promise<void>;
  /** Clicks a button that submits a form, and waits for the response. */
  press(name: Name): Promise<void>;
  /** Clicks a button that loads no page. */
  tap(name: Name): Promise<void>;
  fill(label: Name, text: string): Promise<void>;
  /** Selects a checkbox or a radio button. */
  choose(label: Name): Promise<void>;
  /** Waits until the page contains the text. */
  sees(words: Name): Promise<void>;
  /** Follows a link to a file, and returns its content. */
  download(name: Name): Promise<string>;
  leave(): Promise<void>;
}

/** `base`: the URL of the service. The journey fails at its end if a page has reported an error. */
export async function visit(
  browser: Browser,
  base: string,
  way: JourneyMode,
  view: Pick<View, 'storageState' | 'locale'> = {},
): Promise<JourneyVisitor> {
  const page = await openPage(browser, 'about:blank', { javaScript: way.javaScript, ...view });
  const errors = watchErrors(page);
  const input = way.byKeyboard ? keyboard(page) : pointer(page);
  const role = (kind: 'link' | 'button', name: Name) =>
    page.getByRole(kind, { name, ...(typeof name === 'string' && { exact: true }) }).first();
  const field = (label: Name) => page.getByLabel(label, { exact: typeof label === 'string' }).first();
  const followTab = async (group: string, name: Name) => {
    const tabs = page.locator('.area-nav');
    const link = tabs.getByRole('link', { name, ...(typeof name === 'string' && { exact: true }) }).first();
    const wasThere = (await link.count()) > 0;
    // Behind its name may be the number of things to decide.
    const first = tabs.getByRole('link', { name: new RegExp(`^${group}`) }).first();
    if (!wasThere) await answered(page, () => input.press(first));
    // A group leads to its first page, and has no row of its own with one page.
    const isOther = (await link.count()) > 0 && (await link.getAttribute('aria-current')) !== 'page';
    if (wasThere || isOther) await answered(page, () => input.press(link));
  };
  return {
    page,
    way,
    async go(path) {
      await page.goto(new URL(path, base).href);
      await input.arrive();
    },
    follow: (name) => answered(page, () => input.press(role('link', name))),
    tab: followTab,
    async menu(name) {
      await input.press(page.locator('.menu summary'));
      await answered(page, () => input.press(page.locator('.menu').getByRole('link', { name })));
    },
    async press(name) {
      await answered(page, () => input.press(role('button', name)));
      await expectFocusOnAnswer(page);
    },
    tap: (name) => input.press(role('button', name)),
    fill: (label, text) => input.fill(field(label), text),
    choose: (label) => input.choose(field(label)),
    sees: (words) => page.locator('main').getByText(words).first().waitFor(),
    async download(name) {
      const [download] = await Promise.all([page.waitForEvent('download'), input.press(role('link', name), false)]);
      return readStream(await download.createReadStream());
    },
    async leave() {
      // The browser reports a rejected form as an error, but it is a regular response.
      expect(errors.filter((error) => !/status of 4\d\d/.test(error))).toEqual([]);
      await page.close();
    },
  };
}

async function answered(page: Page, action: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), action()]);
}

const ANSWER = ':is(:target, .flash, .summary, .fresh, [aria-invalid])';

/**
 * After a form was sent, the focus is on the message or result, if there is one. The browser focuses it with the first
 * paint, a moment after the page has loaded.
 */
async function expectFocusOnAnswer(page: Page): Promise<void> {
  if ((await page.locator(ANSWER).count()) > 0) await page.locator(`${ANSWER}:focus`).waitFor();
}

interface InputMethod {
  arrive(): Promise<void>;
  press(target: Locator, isButton?: boolean): Promise<void>;
  fill(target: Locator, text: string): Promise<void>;
  choose(target: Locator): Promise<void>;
}

function pointer(page: Page): InputMethod {
  return {
    arrive: () => Promise.resolve(),
    press: (target) => target.click(),
    fill: (target, text) => target.fill(text),
    async choose(target) {
      await target.check();
      expect(await target.isChecked(), page.url()).toBe(true);
    },
  };
}

/** Uses only the keyboard, and checks every stop on the way. */
function keyboard(page: Page): InputMethod {
  const { keyboard: keys } = page;
  return {
    async arrive() {
      await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
      await keys.press('Enter');
      expect(await page.evaluate('document.activeElement.id'), page.url()).toBe('content');
    },
    async press(target, isButton = true) {
      await tabTo(page, target);
      await keys.press(isButton && (await target.getAttribute('type')) === 'submit' ? 'Space' : 'Enter');
    },
    async fill(target, text) {
      await tabTo(page, target);
      await keys.press('ControlOrMeta+A');
      await keys.press('Delete');
      await keys.type(text);
    },
    async choose(target) {
      const group = await target.getAttribute('name');
      const isOneOf = (await target.getAttribute('type')) === 'radio';
      const radios = page.locator(`input[name="${group}"]`);
      const checked = radios.and(page.locator(':checked'));
      const hasChoice = isOneOf && (await checked.count()) > 0;
      await tabTo(page, isOneOf ? (hasChoice ? checked : radios.first()) : target);
      if (!hasChoice) await keys.press('Space');
      if (!isOneOf) return;
      for (let presses = 0; presses < 10 && !(await target.isChecked()); presses += 1) await keys.press('ArrowDown');
      expect(await target.isChecked(), page.url()).toBe(true);
    },
  };
}

async function readStream(stream: AsyncIterable<Buffer | string>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}

export const JOURNEY_PASSWORD = 'a sample password';

/** Makes the name unique for this way of using the site, because several run against one service. */
export const nameBy = (word: string, { way }: JourneyMode): string => `${word}-${way.replaceAll(' ', '-')}`;

/** The email address with which a person of this name signs up. */
export const addressOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '-')}@mail.example`;

/** Signs up from a page that links to the form, or from the form itself; ends at the page that the person came from. */
export async function signUpByForm(visitor: JourneyVisitor, name: string, t = ENGLISH): Promise<string> {
  const email = addressOf(name);
  await visitor.fill(t('signIn.name'), name);
  await visitor.fill(t('signIn.emailAddress'), email);
  await visitor.fill(t('signIn.password'), JOURNEY_PASSWORD);
  await visitor.press(t('signIn.createAccount'));
  await visitor.sees(t('signIn.welcome'));
  return email;
}

export async function signInByForm(visitor: JourneyVisitor, email: string): Promise<void> {
  await visitor.fill('Email address', email);
  await visitor.fill('Password', JOURNEY_PASSWORD);
  await visitor.press('Sign in');
}

/** Adds a listing and returns its ID. */
export async function addListing(visitor: JourneyVisitor, kind: RegExp, name: string): Promise<string> {
  await visitor.go('/dashboard/new');
  await visitor.follow(kind);
  await visitor.fill('Name', name);
  await visitor.press('Add listing');
  await visitor.sees(/Your listing is (now public|waiting for approval)/);
  return /\/dashboard\/(lst_[0-9a-z]+)/.exec(visitor.page.url())![1]!;
}

/** The first staff member, who uses the setup link: the session, for later visits. */
export async function becomeStaff(browser: Browser, { url, setupLink }: Pick<RunningApp, 'url' | 'setupLink'>) {
  const staff = await visit(browser, url, WITHOUT_SCRIPT);
  await staff.go(setupLink!);
  await staff.follow('Create account');
  await signUpByForm(staff, 'Sample staff');
  await staff.press('Become staff');
  const session = await staff.page.context().storageState();
  await staff.leave();
  return session;
}
