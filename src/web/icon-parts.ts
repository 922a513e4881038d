// What the pages ask about listings' icons.
import type { SocialPreview } from '../listings/social-preview.ts';

export interface IconParts {
  /** For chats that show a link to it; null when it has another icon by now, or nothing can be drawn. */
  preview(listingId: string, hash: string): Promise<SocialPreview | null>;
}
