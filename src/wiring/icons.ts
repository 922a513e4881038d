// Fills what the pages ask about listings' icons.
import { byPerson, recordAct } from '../access/audit.ts';
import type { House } from '../house.ts';
import { drawIcon } from '../listings/draw-icon.ts';
import { readIcon, removeIcon, saveIcon } from '../listings/icon-queries.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireIcons({ db }: Pick<House, 'db'>): WebParts['icons'] {
  return {
    draw: drawIcon,
    save: (person, listingId, icon) =>
      db.transaction().execute(async (transaction) => {
        await saveIcon(transaction, listingId, icon);
        await recordAct(transaction, { act: 'icon.changed', ...byPerson(person), listingId });
      }),
    remove: (person, listingId) =>
      db.transaction().execute(async (transaction) => {
        if (await removeIcon(transaction, listingId))
          await recordAct(transaction, { act: 'icon.removed', ...byPerson(person), listingId });
      }),
    read: (listingId, hash, size) => readIcon(db, listingId, { hash, size }),
  };
}
