// Listings with their texts in a language, for visitors. While no listing has texts in it, nothing is read.
import { staleWhileRevalidate } from '../core/stale-while-revalidate.ts';
import type { Connection } from '../db/database.ts';
import type { Language } from '../messages/languages.ts';
import type { Listing } from './listing.ts';
import { selectHeadingsIn, selectListingTexts, selectUsedLanguages } from './listing-text-queries.ts';
import { type ForeignTexts, type ListingText, textsIn } from './texts-in-language.ts';

/** What lists show. */
type Headed = Pick<Listing, 'id' | 'name'> & Partial<Pick<Listing, 'summary' | 'textLanguage'>>;

export interface ListingTextReader {
  /** Names and summaries in a language, in one query for all lists; each list keeps its order. */
  headingsIn<Lists extends readonly (readonly Headed[])[]>(
    db: Connection,
    language: Language,
    ...lists: Lists
  ): Promise<{ [Key in keyof Lists]: (Lists[Key][number] & { readonly foreignTexts: ForeignTexts })[] }>;
  /** All texts of one listing. */
  ofListing(db: Connection, listingId: string): Promise<readonly ListingText[]>;
  /** A listing has got texts in this language: pages of this process show them at once, those of others soon. */
  noteUsed(language: Language): void;
}

const FRESH_MS = 30_000;

/** Create it once per process. */
export function createListingTextReader(db: Connection): ListingTextReader {
  const added = new Set<Language>();
  const stored = staleWhileRevalidate(FRESH_MS, () => selectUsedLanguages(db));
  const isUsed = async (language: Language) => added.has(language) || (await stored()).includes(language);
  return {
    async headingsIn(given, language, ...lists) {
      const ids = [...new Set(lists.flat().map(({ id }) => id))];
      const isAny = ids.length > 0 && (await isUsed(language));
      const found = isAny ? await selectHeadingsIn(given, ids, language) : [];
      const headings = new Map(found.map((heading) => [heading.listingId, heading]));
      const inLanguage = <One extends Headed>(listing: One) => {
        const { name, summary = '', textLanguage = null } = listing;
        const own = { name, summary, description: '', textLanguage };
        const chosen = textsIn(own, headings.get(listing.id), language);
        const { foreignTexts } = chosen;
        return {
          ...listing,
          name: chosen.name,
          ...('summary' in listing && { summary: chosen.summary }),
          foreignTexts,
        };
      };
      return lists.map((listings) => listings.map(inLanguage)) as never;
    },
    async ofListing(given, listingId) {
      const isAny = added.size > 0 || (await stored()).length > 0;
      return isAny ? selectListingTexts(given, listingId) : [];
    },
    noteUsed(language) {
      added.add(language);
    },
  };
}
