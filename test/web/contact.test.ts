// P90: the operator's contact, shown where people look for it, and nowhere if it is not set.
import { expect, test } from 'vitest';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite } from '../support/site.ts';

const OPERATOR = {
  CONTACT: 'votes@mail.example',
  PRIVACY_URL: 'https://votes.example/privacy',
  TERMS_URL: 'https://votes.example/terms',
};
const MAILTO = 'href="mailto:votes@mail.example"';
const count = (page: string) => page.split(MAILTO).length - 1;

test('P90 the contact is in the footer of every page and where people need help', async () => {
  const { get } = await openSite({
    environment: OPERATOR,
    // Without a plan, a bot has no changelog.
    arrange: ({ db }) => db.updateTable('listing').set({ plan: 'free' }).where('id', '=', BOT.id).execute(),
  });
  const home = await get('/');
  expect(home.page).toContain(`${MAILTO}>Contact</a>`);
  expect(home.page).toContain('href="https://votes.example/privacy"><bdi>Privacy</bdi></a>');
  expect(home.page).toContain('href="https://votes.example/terms"><bdi>Terms</bdi></a>');
  for (const path of [
    '/nothing/here',
    '/forgot',
    `/dashboard/${MINECRAFT.id}/settings`,
    `/dashboard/${BOT.id}/changelog`,
  ])
    expect([path, count((await get(path)).page)]).toEqual([path, 2]);
});

test('P90 a URL instead of an email address is linked as it is', async () => {
  const { get } = await openSite({ environment: { ...OPERATOR, CONTACT: 'https://votes.example/help' } });
  expect((await get('/')).page).toContain('href="https://votes.example/help">Contact</a>');
});

test('P90 nothing is shown if it is not set', async () => {
  const { get } = await openSite();
  for (const path of ['/', '/nothing/here', '/forgot', `/dashboard/${MINECRAFT.id}/settings`])
    expect((await get(path)).page).not.toMatch(/>Contact<|>Privacy<|>Terms<|mailto:/);
});
