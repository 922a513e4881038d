// Finds the listing or person given in a command's options, or ends the command with an error about the option.
import { findPersonByEmail } from '../access/people.ts';
import type { Person } from '../access/person.ts';
import type { Db } from '../db/database.ts';
import type { Listing } from '../listings/listing.ts';
import { findListing } from '../listings/queries.ts';
import { fail, type OutputOptions } from './output.ts';

export interface ListingOptions extends OutputOptions {
  readonly listing: string;
}

export function failUnknownListing(id: string): never {
  return fail(`--listing: there is no listing with the ID ${id}.`);
}

export async function requireListing(db: Db, id: string): Promise<Listing> {
  return (await findListing(db, id)) ?? failUnknownListing(id);
}

export function failUnknownPerson(email: string, option = '--email'): never {
  return fail(`${option}: there is no account with the address ${email}.`);
}

export async function requirePerson(db: Db, email: string): Promise<Person> {
  return (await findPersonByEmail(db, email)) ?? failUnknownPerson(email);
}
