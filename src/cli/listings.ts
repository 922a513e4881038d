// `plaudit listing …` and `plaudit plan …`.

import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import { findPersonByEmail } from '../access/people.ts';
import type { AppContext } from '../context.ts';
import { createListing, type ListingInput } from '../listings/create-listing.ts';
import { GAMES, type Game } from '../listings/listing.ts';
import { isPlan, PLANS } from '../listings/plans.ts';
import { findListingsOfPerson, findNewestListings } from '../listings/queries.ts';
import { setPlan } from '../listings/save-listing.ts';
import { ENGLISH } from '../messages/translations.ts';
import { addListingActions } from './listing-actions.ts';
import { addDetailOptions, type DetailOptions, readDetailOptions } from './listing-details.ts';
import { addListingEdit } from './listing-edit.ts';
import { failUnknownListing, failUnknownPerson, type ListingOptions, requireListing } from './lookup.ts';
import { type CommandOutput, fail, type OutputOptions } from './output.ts';
import { databaseCommand, listingCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface NewListingOptions extends OutputOptions, Omit<DetailOptions, 'name'> {
  readonly owner: string;
  readonly type: string;
  readonly game?: string;
  readonly name: string;
  readonly id?: string;
  readonly plan?: string;
}

interface ListOptions extends OutputOptions {
  readonly owner?: string;
}

interface PlanOptions extends ListingOptions {
  readonly plan: string;
  readonly changelogPro?: string;
}

export function addListingCommands(program: Command, terminal: Terminal): void {
  const listing = program.command('listing').description('bots and game servers');
  const creation = databaseCommand(listing, 'create', 'listing.create')
    .description('create a listing')
    .requiredOption('--owner <address>', 'the owner’s email address')
    .requiredOption('--type <type>', 'bot or game')
    .option('--game <game>', `with --type game: ${GAMES.join(', ')}`)
    .requiredOption('--name <name>', 'the name, at most 80 characters')
    .option('--id <id>', 'the ID, for example a bot’s Discord application ID')
    .option('--plan <plan>', `${PLANS.join(', ')}; default: free`);
  addDetailOptions(creation, ['name']).action(withContext(terminal, create));
  databaseCommand(listing, 'list', 'listing.view_all')
    .description('list the newest listings with their IDs')
    .option('--owner <address>', 'only those that the person with this email address owns or manages')
    .action(withContext(terminal, list));
  addListingEdit(listing, terminal);
  addListingActions(listing, terminal);
  const plan = program.command('plan').description('plans of listings');
  listingCommand(plan, 'set', 'listing.change_plan')
    .description('change a listing’s plan')
    .requiredOption('--plan <plan>', PLANS.join(', '))
    .option('--changelog-pro <on|off>', 'the Changelog Pro add-on')
    .action(withContext(terminal, changePlan));
}

const LISTED_MOST = 100;

async function list({ db }: AppContext, { owner }: ListOptions): Promise<CommandOutput> {
  const person = owner === undefined ? null : await findPersonByEmail(db, owner);
  if (owner !== undefined && !person) failUnknownPerson(owner, '--owner');
  const listings = person ? await findListingsOfPerson(db, person.id) : await findNewestListings(db, LISTED_MOST);
  const json = listings.map(({ id, type, game, plan, name }) => ({ id, type, game, plan, name }));
  const lines = json.map(({ id, type, game, plan, name }) => `${id}  ${game ?? type}, ${plan}  ${name}`);
  return { json, text: lines.join('\n') || 'No listings yet.' };
}

async function create({ db }: AppContext, options: NewListingOptions): Promise<CommandOutput> {
  const plan = readPlan(options.plan ?? 'free');
  const owner = await findPersonByEmail(db, options.owner);
  if (!owner)
    fail(
      `--owner: there is no account with the address ${options.owner}. Create the account first with \`user create\`.`,
    );
  const created = await createListing(db, { ...readListing(options), ownerId: owner.id, by: OPERATOR });
  if (!created.ok) fail(created.errors.map(({ field, message }) => `--${field}: ${ENGLISH.text(message)}`).join('\n'));
  const { id, name } = created.listing;
  if (plan !== 'free') await setPlan(db, id, { plan, changelogPro: false }, OPERATOR);
  return { json: { id }, text: `Created ${name}, ID ${id}.` };
}

function readListing(options: NewListingOptions): ListingInput {
  const { type, game, name, id } = options;
  const shared = { ...readDetailOptions(options), name, ...(id !== undefined && { id }) };
  if (type === 'bot') {
    if (game !== undefined) fail('--game requires --type game.');
    return { ...shared, type };
  }
  if (type !== 'game') fail('--type must be bot or game.');
  const known = GAMES.find((one): one is Game => one === game);
  if (!known) fail(`--game must be one of ${GAMES.join(', ')}.`);
  return { ...shared, type, game: known };
}

async function changePlan({ db }: AppContext, options: PlanOptions): Promise<CommandOutput> {
  const { changelogPro } = options;
  if (changelogPro !== undefined && changelogPro !== 'on' && changelogPro !== 'off') {
    fail('--changelog-pro must be on or off.');
  }
  const plan = readPlan(options.plan);
  const { id, name, changelogPro: before } = await requireListing(db, options.listing);
  const addOn = changelogPro === undefined ? before : changelogPro === 'on';
  const changed = await setPlan(db, id, { plan, changelogPro: addOn }, OPERATOR);
  if (!changed.ok) failUnknownListing(id);
  const text = `${name} is now on the ${plan} plan${addOn ? ' with Changelog Pro' : ''}.`;
  return { json: { id, plan, changelogPro: addOn }, text };
}

function readPlan(text: string) {
  return isPlan(text) ? text : fail(`--plan must be one of ${PLANS.join(', ')}.`);
}
