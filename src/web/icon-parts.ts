// What the pages ask about listings' icons.

import {
  ICON_FILE_MAX_BYTES,
  type Icon,
  type IconError,
  type RenderIconResult,
} from '../listings/render-icon.ts';
import type { SocialPreview } from '../listings/social-preview.ts';
import type { Person } from './people-parts.ts';

export { ICON_FILE_MAX_BYTES, type Icon, type IconError };

export interface IconParts {
  /** From whatever was uploaded. */
  draw(file: Uint8Array): Promise<RenderIconResult>;
  /** False: the listing is gone. */
  save(person: Person, listingId: string, icon: Icon): Promise<boolean>;
  remove(person: Person, listingId: string): Promise<void>;
  /** For chats that show a link to it; null when it has another icon by now, or nothing can be drawn. */
  preview(listingId: string, hash: string): Promise<SocialPreview | null>;
  /** WebP; null when the listing has another icon by now, or none. */
  read(listingId: string, hash: string, size: 'large' | 'small'): Promise<Uint8Array | null>;
}
