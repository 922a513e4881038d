// Fills what the pages ask about notices.
import type { AppContext } from '../context.ts';
import {
  countNotices,
  dismissNotices,
  listNotices,
  setNoticeMails,
  wantsNoticeMails,
} from '../notices/notices.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireNotices({ db, config, outbox }: AppContext): WebParts['notices'] {
  return {
    canMail: outbox !== null,
    count: (personId) => countNotices(db, personId),
    list: (asked) => listNotices(db, asked, config.serviceName),
    dismiss: (which) => dismissNotices(db, which),
    wantsMails: (personId, listingId) => wantsNoticeMails(db, personId, listingId),
    chooseMails: (choice) => setNoticeMails(db, choice),
  };
}
