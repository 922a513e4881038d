// What the pages ask about a bot's changelog.
import type { ChangelogEntry } from '../changelog/entry.ts';

export interface ChangelogParts {
  newest(listingId: string): Promise<ChangelogEntry | null>;
}
