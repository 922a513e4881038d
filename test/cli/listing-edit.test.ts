// `plaudit listing edit`: every field of a listing, by the rules of the form.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandDatabase, commandDatabase, commandJson, runCommand } from '../support/command-line.ts';

let database: CommandDatabase;
beforeAll(async () => {
  database = await commandDatabase();
});
afterAll(() => database.close());

const json = (words: string) => commandJson(words, database.environment);
const said = async (words: string) => (await runCommand(words, database.environment)).error;

test('P473 the fields of a listing are changed, cleared and refused by the rules of the form', {
  timeout: 120_000,
}, async () => {
  await json('user create --email owner@sample.example --password sample-password');
  await json('listing create --owner owner@sample.example --type bot --name Sample --id bot1');
  expect(
    await json(
      'listing edit --listing bot1 --discord discord.gg/sample --video youtu.be/sampleVideo --languages de,en',
    ),
  ).toEqual({ id: 'bot1' });
  await json('listing edit --listing bot1 --website https://bot.example/ --video=');
  expect(await said('listing edit --listing bot1')).toContain('Name at least one field: --name');
  expect(await said('listing edit --listing nobody --name x')).toContain('--listing: there is no listing');
  expect(await said('listing edit --listing bot1 --store http://a.example/ --mods Fabric')).toMatch(
    /--store: Enter a link.*\n--mods: Only game servers have mods\./s,
  );
});
