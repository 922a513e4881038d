// `plaudit listing create` and `plaudit listing edit`: every field of a listing, by the rules of the form.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListingDetails, pickDetails } from '../../src/listings/listing-fields.ts';
import { type CommandDatabase, commandDatabase, commandJson, runCommand } from '../support/command-line.ts';

let database: CommandDatabase;
beforeAll(async () => {
  database = await commandDatabase();
});
afterAll(() => database.close());

const json = (words: string) => commandJson(words, database.environment);
async function details(id: string): Promise<ListingDetails> {
  const client = new pg.Client({ connectionString: database.environment.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<ListingDetails>('select * from listing where id = $1', [id]);
  await client.end();
  return pickDetails(rows[0]!);
}

const said = async (words: string) => (await runCommand(words, database.environment)).error;

test('P473 the fields of a listing are changed, cleared and refused by the rules of the form', async () => {
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

test('P554 a listing is created with all of its fields, several categories and languages among them', async () => {
  await json('user create --email filler@sample.example --password sample-password');
  const create = 'listing create --owner filler@sample.example --type game --game minecraft --name Filled';
  const fields =
    '--summary Sample --description **Sample** --link sample.example --address play.sample.example ' +
    '--discord discord.gg/sample --source https://code.example/a --support https://help.example/ ' +
    '--store https://store.example/ --mods Fabric --video youtu.be/sampleVideo --tags one,two ' +
    '--categories survival,economy --country de --languages en,de';
  await json(`${create} --id filled ${fields}`);
  const page = await details('filled');
  expect(page).toEqual({
    name: 'Filled',
    summary: 'Sample',
    description: '**Sample**',
    link: 'https://sample.example',
    address: 'play.sample.example',
    website: null,
    discord: 'https://discord.gg/sample',
    source: 'https://code.example/a',
    support: 'https://help.example/',
    store: 'https://store.example/',
    mods: 'Fabric',
    video: 'https://www.youtube.com/watch?v=sampleVideo',
    tags: ['one', 'two'],
    categories: ['economy', 'survival'],
    country: 'DE',
    languages: ['de', 'en'],
  });
  await json('listing edit --listing filled --categories pvp, --country=');
  expect(await details('filled')).toMatchObject({ categories: ['pvp'], country: null, summary: 'Sample' });
  expect(await said(`${create} --categories none --country xx --languages klingon --store http://a.example/`)).toMatch(
    /--store: Enter a link.*\n--categories: Choose categories.*\n--country: .*\n--languages: /s,
  );
});
