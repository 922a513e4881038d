// Fills what the pages ask about notices.
import type { House } from '../house.ts';
import { chooseMails, countNotices, dismissNotices, listNotices, wantsMails } from '../notices/notices.ts';
import type { WebParts } from '../web/web-parts.ts';

const NOTICES_SHOWN = 50;

export function wireNotices({ db, config, mailer }: House): WebParts['notices'] {
  return {
    canMail: mailer !== null,
    count: (personId) => countNotices(db, personId),
    list: (asked) => listNotices(db, { ...asked, limit: NOTICES_SHOWN }, config.serviceName),
    dismiss: (which) => dismissNotices(db, which),
    wantsMails: (personId, listingId) => wantsMails(db, personId, listingId),
    chooseMails: (choice) => chooseMails(db, choice),
  };
}
