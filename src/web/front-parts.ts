// What the pages ask about badges.
import type { Person } from './people-parts.ts';

export interface BadgeParts {
  /** Whether the owner lets everybody see how the webhook fares (decision P27). */
  showsWebhook(listingId: string): Promise<boolean>;
  /** False: the listing is gone. */
  showWebhook(listingId: string, shown: boolean, person: Person): Promise<boolean>;
}
