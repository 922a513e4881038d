// Icons in memory, drawn as always.
import { createSocialPreviews } from '../../src/listings/social-preview.ts';
import type { IconParts } from '../../src/web/icon-parts.ts';
import type { Sample } from './sample-parts.ts';

export function sampleIcons(state: Sample): IconParts {
  const previews = createSocialPreviews();
  return {
    preview: (listingId, hash) =>
      previews(`${listingId}:${hash}`, async () => state.icons.get(listingId)?.large ?? null),
  };
}
