// The life of an account, from the first email to the last, in a browser without JavaScript and with a real mail
// server.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserFixture } from '../support/browser-fixture.ts';
import { linkIn, type MailServer, startMailServer } from '../support/mail-server.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

const fixture = browserFixture();

describe('P41 to P46 without JavaScript', () => {
  const ADDRESS = 'sample@mail.example';
  let mail: MailServer;
  let app: RunningApp;
  beforeAll(async () => {
    mail = await startMailServer({ user: 'sample', password: 'sample password' });
    app = await runApp({
      SMTP_URL: mail.url,
      VOTE_CHALLENGE: 'off',
      SERVICE_NAME: 'Sample',
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(async () => {
    await app.stop();
    await mail.close();
  });

  const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name }).click();
  const says = (page: Page, text: string) => page.getByText(text).first().waitFor();
  const openLink = async (page: Page, to: string, count: number) => page.goto(linkIn(await mail.until(to, count)).href);

  async function signIn(page: Page, email: string, password: string): Promise<void> {
    await page.goto(`${app.url}/sign-in?next=/account`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Sign in');
    await page.waitForURL(`${app.url}/account`);
  }

  async function signUp(page: Page): Promise<void> {
    await page.getByLabel('Name').fill('Sample voter');
    await page.getByLabel('Email address').fill(ADDRESS);
    await page.getByLabel('Password').fill('a first password');
    await press(page, 'Create account');
  }

  /** From the vote page to the email and back. */
  async function signsUpAndVotes(page: Page, slug: string): Promise<void> {
    await page.goto(`${app.url}/listings/${slug}/vote`);
    await page.locator('main').getByText('Create account').click();
    await signUp(page);
    await says(page, 'Check your email');
    expect((await page.request.get(`${app.url}/account`, { maxRedirects: 0 })).status()).toBe(303);
    await openLink(page, ADDRESS, 1);
    await press(page, 'Confirm and create account');
    await says(page, 'Your address is confirmed and your account is ready.');
    expect(page.url()).toBe(`${app.url}/listings/${slug}/vote`);
    await press(page, 'Vote');
    await says(page, 'You voted');
    await page.goto(`${app.url}/account/votes`);
    await says(page, 'One vote');
  }

  async function forgetsThePassword(page: Page): Promise<void> {
    await page.goto(`${app.url}/account`);
    await press(page, 'Sign out');
    await page.goto(`${app.url}/sign-in`);
    await page.getByText('Forgot your password?').click();
    await page.getByLabel('Email address').fill(ADDRESS);
    await press(page, 'Send link');
    await says(page, 'we sent it an email');
    await openLink(page, ADDRESS, 2);
    await page.getByLabel('New password').fill('a second password');
    await press(page, 'Set password');
    await says(page, 'Your password was changed, and you were signed out everywhere');
    await signIn(page, ADDRESS, 'a second password');
    await mail.until(ADDRESS, 3);
  }

  async function changesTheAddress(page: Page): Promise<void> {
    await page.goto(`${app.url}/account/address`);
    await page.getByLabel('New email address').fill('new@mail.example');
    await page.getByLabel('Current password').fill('a second password');
    await press(page, 'Change address');
    await says(page, 'Open the link in it to change your address');
    await mail.until(ADDRESS, 4);
    await openLink(page, 'new@mail.example', 1);
    await press(page, 'Confirm address');
    await says(page, 'new@mail.example is confirmed.');
  }

  async function endsTheOtherSession(page: Page): Promise<void> {
    const elsewhere = await fixture.open(`${app.url}/sign-in`, { javaScript: false });
    await signIn(elsewhere, 'new@mail.example', 'a second password');
    await page.goto(`${app.url}/account/sessions`);
    expect(await page.locator('.session-device').allInnerTexts()).toEqual([
      'Chrome on Linux This device',
      'Chrome on Linux',
    ]);
    await page.getByText('Sign out everywhere else').click();
    await press(page, 'Sign out everywhere else');
    await says(page, 'One other device was signed out.');
    await elsewhere.goto(`${app.url}/account`);
    expect(elsewhere.url()).toContain('/sign-in');
    await elsewhere.close();
  }

  async function takesItAlongAndLeaves(page: Page): Promise<void> {
    const file = await page.request.get(`${app.url}/account/export`);
    expect(await file.json()).toMatchObject({ account: { email: 'new@mail.example' }, votes: [{}] });
    await page.goto(`${app.url}/account/delete`);
    await page.getByLabel('Current password').fill('a second password');
    await page.getByLabel('Type the word').fill('delete');
    await press(page, 'Delete account');
    await says(page, 'Your account was deleted.');
    expect((await mail.until('new@mail.example', 2)).headers.get('subject')).toBe('Sample: Your account was deleted');
  }

  test('sign up, confirm, vote, reset the password, change the address, end sessions, delete the account', async () => {
    const { db } = app.context;
    await db.insertInto('person').values({ id: 'usr_o', email: 'o@mail.example', name: 'Owner' }).execute();
    await db.insertInto('listing').values({ id: 'lst_1', type: 'bot', name: 'Sample', owner_id: 'usr_o' }).execute();
    const page = await fixture.open(`${app.url}/`, { javaScript: false });
    await signsUpAndVotes(page, 'sample');
    await forgetsThePassword(page);
    await changesTheAddress(page);
    await endsTheOtherSession(page);
    await takesItAlongAndLeaves(page);
    const { vote_count } = await db.selectFrom('listing').select('vote_count').executeTakeFirstOrThrow();
    expect(Number(vote_count)).toBe(1);
    for (const sent of mail.mails) expect(sent.signedInAs).toBe('sample');
    await page.close();
  });

  test('P115 in another browser the link asks for the password, creates the account and signs in', async () => {
    const page = await fixture.open(`${app.url}/sign-up?next=/account`, { javaScript: false });
    await page.getByLabel('Name').fill('Sample voter');
    await page.getByLabel('Email address').fill('phone@mail.example');
    await page.getByLabel('Password').fill('a first password');
    await press(page, 'Create account');
    await says(page, 'Check your email');
    const phone = await fixture.open(`${app.url}/`, { javaScript: false });
    await openLink(phone, 'phone@mail.example', 1);
    await phone.getByLabel('Password').fill('a wrong password');
    await press(phone, 'Confirm and create account');
    await says(phone, 'This is not the password you signed up with.');
    await phone.getByLabel('Password').fill('a first password');
    await press(phone, 'Confirm and create account');
    await says(phone, 'Your address is confirmed and your account is ready.');
    expect(phone.url()).toBe(`${app.url}/account`);
    await signIn(page, 'phone@mail.example', 'a first password');
    await Promise.all([page.close(), phone.close()]);
  });
});
