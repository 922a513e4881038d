// Moderation and settings on the command line.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandDatabase, commandDatabase, commandJson, runCommand } from '../support/command-line.ts';

let database: CommandDatabase;
beforeAll(async () => {
  database = await commandDatabase();
});
afterAll(() => database.close());

const json = (words: string) => commandJson(words, database.environment);
const said = async (words: string) => (await runCommand(words, database.environment)).error;

test('P75 a person is suspended and reinstated, added to staff and removed', async () => {
  for (const name of ['sample', 'other'])
    await json(`user create --email ${name}@sample.example --password sample-password`);
  expect(await said('people suspend --email nobody@sample.example --reason x')).toContain('there is no account');
  expect(await said('user suspend --email sample@sample.example --reason x --days 0')).toContain('--days');
  const person = await json('people suspend --email sample@sample.example --reason Spam --days 2');
  expect(person).toEqual({ id: expect.stringMatching(/^usr_/), suspended: true });
  expect(await said('user staff --email sample@sample.example --to staff')).toContain('suspended');
  expect(await json('user reinstate --email sample@sample.example')).toEqual({
    id: person.id,
    suspended: false,
  });
  expect(await said('user reinstate --email sample@sample.example')).toContain('is not suspended');
  expect(await json('user staff --email sample@sample.example --to staff')).toEqual({
    id: person.id,
    role: 'staff',
  });
  expect(await said('user suspend --email sample@sample.example --reason x')).toContain('member first');
  expect(await said('user staff --email sample@sample.example --to member')).toContain('last staff member');
});

test('P72 a listing is hidden, unhidden and deleted; errors are explained', async () => {
  await json('user create --email owner@sample.example --password sample-password');
  await json('listing create --owner owner@sample.example --type bot --name Sample --id bot1');
  expect(await said('listing approve --listing bot1')).toContain('is not waiting for approval and was not refused');
  expect(await json('listing hide --listing bot1 --reason Spam')).toEqual({ id: 'bot1', state: 'hidden' });
  expect(await said('vote cast --listing bot1 --user-id 123456789012345678')).toMatch(/no listing/i);
  expect(await said('listing hide --listing bot1 --reason Spam')).toContain('is not public');
  expect(await json('listing show --listing bot1')).toEqual({ id: 'bot1', state: 'public' });
  expect(await said('listing refuse --listing nobody --reason x')).toContain('no listing with the ID nobody');
  expect(await said('listing delete --listing bot1 --name Other')).toContain('Nothing was deleted');
  expect(await json('listing delete --listing bot1 --name Sample')).toEqual({ id: 'bot1', deleted: true });
});

test('P530 a setting is changed as its variable has it, and what it must be is explained', async () => {
  const set = (name: string, value: string) => `settings set --name ${name} --value ${value}`;
  expect(await json(set('VOTES_PER_NETWORK', '7'))).toEqual({ name: 'VOTES_PER_NETWORK', value: '7' });
  expect(await said(set('VOTES_PER_NETWORK', 'many'))).toContain(
    'VOTES_PER_NETWORK must be a whole number from 1 to 10000, or `off` for no limit.',
  );
  expect(await said(set('PLAN_NAMES', 'free=Free'))).toContain('such as free=Free,verified=Plus,enterprise=Enterprise');
  expect(await said(set('VOTE_CAPTCHA', 'turnstile'))).toContain('choose one of the offered values');
  const listed = (await json('settings list')) as readonly { readonly name: string }[];
  expect(listed.find(({ name }) => name === 'VOTES_PER_NETWORK')).toMatchObject({ value: '7', source: 'staff' });
});
