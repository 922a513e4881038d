// Fills what the pages ask about listings' icons.
import { byPerson, recordAuditEvent } from '../access/audit.ts';
import type { AppContext } from '../context.ts';
import { deleteIcon, selectIcon, upsertIcon } from '../listings/icon-queries.ts';
import { renderIcon } from '../listings/render-icon.ts';
import { createSocialPreviews } from '../listings/social-preview.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireIcons({ db }: Pick<AppContext, 'db'>): WebParts['icons'] {
  const previews = createSocialPreviews();
  return {
    draw: renderIcon,
    preview: (listingId, hash) =>
      previews(`${listingId}:${hash}`, () => selectIcon(db, listingId, { hash, size: 'large' })),
    save: (person, listingId, icon) =>
      db.transaction().execute(async (transaction) => {
        const isSaved = await upsertIcon(transaction, listingId, icon);
        if (isSaved)
          await recordAuditEvent(transaction, { action: 'icon.changed', ...byPerson(person), listingId });
        return isSaved;
      }),
    remove: (person, listingId) =>
      db.transaction().execute(async (transaction) => {
        if (await deleteIcon(transaction, listingId))
          await recordAuditEvent(transaction, { action: 'icon.removed', ...byPerson(person), listingId });
      }),
    read: (listingId, hash, size) => selectIcon(db, listingId, { hash, size }),
  };
}
