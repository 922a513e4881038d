// Fills what the pages ask about release notes.
import { findNewestEntry } from '../changelog/list-entries.ts';
import type { AppContext } from '../context.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireChangelog({ db }: AppContext): WebParts['changelog'] {
  return { newest: (listingId) => findNewestEntry(db, listingId) };
}
