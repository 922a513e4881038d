// P90: who runs the service, where people look for it, and nothing where it is not said.
import { expect, test } from 'vitest';
import { BOT, MINECRAFT } from '../support/sample-data.ts';
import { openSite } from '../support/sample-site.ts';

const AROUND = {
  contact: 'votes@mail.example',
  privacyUrl: 'https://votes.example/privacy',
  termsUrl: 'https://votes.example/terms',
};
const MAILTO = 'href="mailto:votes@mail.example"';
const count = (page: string) => page.split(MAILTO).length - 1;

test('P90 stands at the foot of every page, and where help is needed', async () => {
  const { get } = openSite({ around: AROUND, mail: false, writes: false });
  const home = await get('/');
  expect(home.page).toContain(`${MAILTO}>Contact</a>`);
  expect(home.page).toContain('href="https://votes.example/privacy">Privacy</a>');
  expect(home.page).toContain('href="https://votes.example/terms">Terms</a>');
  for (const path of [
    '/nothing/here',
    '/forgot',
    `/dashboard/${MINECRAFT.id}/settings`,
    `/dashboard/${BOT.id}/changelog`,
  ])
    expect([path, count((await get(path)).page)]).toEqual([path, 2]);
});

test('P90 a page instead of an address is linked as it is', async () => {
  const { get } = openSite({ around: { ...AROUND, contact: 'https://votes.example/help' } });
  expect((await get('/')).page).toContain('href="https://votes.example/help">Contact</a>');
});

test('P90 what is not set is not shown', async () => {
  const { get } = openSite({ mail: false });
  for (const path of ['/', '/nothing/here', '/forgot', `/dashboard/${MINECRAFT.id}/settings`])
    expect((await get(path)).page).not.toMatch(/>Contact<|>Privacy<|>Terms<|mailto:/);
});
