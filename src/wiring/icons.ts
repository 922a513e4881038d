// Fills what the pages ask about listings' icons.
import type { House } from '../house.ts';
import { drawIcon } from '../listings/draw-icon.ts';
import { readIcon, removeIcon, saveIcon } from '../listings/icon-queries.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireIcons({ db }: Pick<House, 'db'>): WebParts['icons'] {
  return {
    draw: drawIcon,
    save: (listingId, icon) => saveIcon(db, listingId, icon),
    remove: (listingId) => removeIcon(db, listingId),
    read: (listingId, hash, size) => readIcon(db, listingId, { hash, size }),
  };
}
