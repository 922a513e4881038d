// Icons in memory, drawn as always.
import { renderIcon } from '../../src/listings/render-icon.ts';
import { createSocialPreviews } from '../../src/listings/social-preview.ts';
import type { IconParts } from '../../src/web/icon-parts.ts';
import type { Sample } from './sample-parts.ts';

export function sampleIcons(state: Sample): IconParts {
  const rename = (listingId: string, icon: string | null) => {
    state.listings = state.listings.map((one) => (one.id === listingId ? { ...one, icon } : one));
  };
  const previews = createSocialPreviews();
  return {
    draw: renderIcon,
    preview: (listingId, hash) =>
      previews(`${listingId}:${hash}`, async () => state.icons.get(listingId)?.large ?? null),
    save: async (_, listingId, icon) => {
      state.calls.push(`saveIcon ${listingId}`);
      state.icons.set(listingId, icon);
      rename(listingId, icon.hash);
      return true;
    },
    remove: async (_, listingId) => {
      state.calls.push(`removeIcon ${listingId}`);
      rename(listingId, null);
    },
    read: async (listingId, hash, size) => {
      const icon = state.icons.get(listingId);
      return icon?.hash === hash ? icon[size] : null;
    },
  };
}
