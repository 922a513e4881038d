// Fills what the pages ask about listings' icons.
import { byPerson, recordAct } from '../access/audit.ts';
import type { House } from '../house.ts';
import { drawIcon } from '../listings/draw-icon.ts';
import { createPreviews } from '../listings/draw-preview.ts';
import { readIcon, removeIcon, saveIcon } from '../listings/icon-queries.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireIcons({ db }: Pick<House, 'db'>): WebParts['icons'] {
  const previews = createPreviews();
  return {
    draw: drawIcon,
    preview: (listingId, hash) =>
      previews(`${listingId}:${hash}`, () => readIcon(db, listingId, { hash, size: 'large' })),
    save: (person, listingId, icon) =>
      db.transaction().execute(async (transaction) => {
        const isSaved = await saveIcon(transaction, listingId, icon);
        if (isSaved) await recordAct(transaction, { act: 'icon.changed', ...byPerson(person), listingId });
        return isSaved;
      }),
    remove: (person, listingId) =>
      db.transaction().execute(async (transaction) => {
        if (await removeIcon(transaction, listingId))
          await recordAct(transaction, { act: 'icon.removed', ...byPerson(person), listingId });
      }),
    read: (listingId, hash, size) => readIcon(db, listingId, { hash, size }),
  };
}
