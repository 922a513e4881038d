// Searches people for staff by name, address or ID, page by page. An unusable query returns an empty list.
import { isStorable, splitSearchTerms } from '../core/text.ts';
import type { Connection } from '../db/database.ts';
import { countPeople, type FoundPerson, selectPeople } from './find-people-queries.ts';

const PER_PAGE = 25;

export interface PeopleFound {
  readonly people: readonly FoundPerson[];
  readonly total: number;
  /** The last page if the requested one is past the end. */
  readonly page: number;
  readonly pages: number;
}

export type WhichPeople = 'all' | 'staff' | 'suspended';

export async function findPeople(
  db: Connection,
  search: { readonly query: string; readonly which: WhichPeople; readonly page: number },
): Promise<PeopleFound> {
  if (!isStorable(search.query)) return { people: [], total: 0, page: 1, pages: 1 };
  const filter = { words: splitSearchTerms(search.query), which: search.which };
  const total = await countPeople(db, filter);
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(pages, Math.max(1, search.page));
  const people = await selectPeople(db, filter, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  return { people, total, page, pages };
}
