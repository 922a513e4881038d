// Fills what the pages ask about listings' icons.
import { byPerson } from '../access/audit.ts';
import type { AppContext } from '../context.ts';
import { selectIcon } from '../listings/icon-queries.ts';
import { removeIcon, saveIcon } from '../listings/icons.ts';
import { renderIcon } from '../listings/render-icon.ts';
import { readSocialPreview } from '../listings/social-preview.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireIcons(app: Pick<AppContext, 'db' | 'socialPreviews'>): WebParts['icons'] {
  const { db } = app;
  return {
    draw: renderIcon,
    preview: (listingId, hash) => readSocialPreview(app, listingId, hash),
    save: (person, listingId, icon) => saveIcon(db, listingId, icon, byPerson(person)),
    remove: async (person, listingId) => void (await removeIcon(db, listingId, byPerson(person))),
    read: (listingId, hash, size) => selectIcon(db, listingId, { hash, size }),
  };
}
