// The journey of voters whose browser prefers another language than English: from the home page to a counted vote, their
// own votes and another language, with every name and sentence in that language.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import type { Language } from '../../src/messages/languages.ts';
import { ENGLISH, type Translations, translationsIn } from '../../src/messages/translations.ts';
import { sharedBrowser } from '../support/browser.ts';
import { addressOf, type JourneyVisitor, signUpByForm, visit, WITH_SCRIPT } from '../support/journey-steps.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

const SERVER = 'Lantern Hollow';

let app: RunningApp;
let browser: Browser;
beforeAll(async () => {
  [browser, app] = await Promise.all([sharedBrowser(), runApp({ PLAYER_COUNTS: 'off' })]);
  const { db } = app.context;
  await db.insertInto('person').values({ id: 'usr_o', email: 'o@mail.example', name: 'Sample owner' }).execute();
  const server = { type: 'game', game: 'minecraft', ownerId: 'usr_o', by: OPERATOR } as const;
  const made = await createListing(db, { ...server, name: SERVER, tags: ['survival'] });
  if (!made.ok) throw new Error(made.reason);
});
afterAll(async () => {
  await app?.stop();
});

const frameOf = ({ page }: JourneyVisitor) =>
  page.evaluate('[document.documentElement.lang, document.documentElement.dir || "ltr"]');

/** The vote is refused first, to see the reason in the language. */
async function votes(voter: JourneyVisitor, t: Translations): Promise<void> {
  const name = new RegExp(t('vote.playerName'));
  await voter.fill(name, 'not a name');
  await voter.press(t('vote.vote'));
  const refusal = await voter.page.locator('#playerName-error').textContent();
  expect(refusal).toBe(t('targetValidation.playerWithSpaces'));
  await voter.fill(name, 'Steve_1');
  await voter.press(t('vote.vote'));
  await voter.sees(t('vote.thanks'));
}

async function changesTo(voter: JourneyVisitor, t: Translations, language: Language): Promise<void> {
  await voter.page.locator('footer select').selectOption(language);
  await voter.page
    .locator('footer')
    .getByRole('button', { name: t('layout.changeLanguage') })
    .click();
  await voter.page.locator(`html[lang="${language}"]`).waitFor();
}

test.each([
  ['de', 'de-AT'],
  ['ja', 'ja-JP'],
  ['ar', 'ar-EG'],
] as const)('in %s, because the browser prefers %s', async (language, locale) => {
  const t = await translationsIn(language);
  const voter = await visit(browser, app.url, WITH_SCRIPT, { locale });
  await voter.go('/');
  expect(await frameOf(voter)).toEqual([language, t.direction]);
  await voter.follow(t('layout.servers'));
  await voter.follow(SERVER);
  await voter.follow(t('vote.voteFor', { name: SERVER }));
  await voter.follow(t('vote.createAccount'));
  const name = `Sample ${language}`;
  await signUpByForm(voter, name, t);
  const { email, language: kept } = await app.context.db
    .selectFrom('person')
    .select(['email', 'language'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  expect([email, kept]).toEqual([addressOf(name), language]);
  await votes(voter, t);
  await voter.menu(t('layout.accountVotes'));
  await voter.sees(SERVER);
  expect(new URL(voter.page.url()).pathname).toMatch(/^\/account\//);
  await changesTo(voter, t, 'en');
  await voter.sees(ENGLISH('layout.accountVotes'));
  expect(await frameOf(voter)).toEqual(['en', 'ltr']);
  await voter.leave();
});
