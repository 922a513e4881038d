// Fills what the pages ask about listings' icons.
import type { AppContext } from '../context.ts';
import { readSocialPreview } from '../listings/social-preview.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireIcons(app: Pick<AppContext, 'db' | 'socialPreviews'>): WebParts['icons'] {
  return { preview: (listingId, hash) => readSocialPreview(app, listingId, hash) };
}
