// Fills what the start page of staff reads.
import { testLetter } from '../access/letters.ts';
import { mailWords } from '../access/mail-refusal.ts';
import { mailStanding } from '../access/outbox.ts';
import { MAIL_ACCEPTED } from '../access/outbox-queries.ts';
import { countStaff } from '../access/queries.ts';
import { forget, momentOf, rememberMoment } from '../db/installation.ts';
import type { House } from '../house.ts';
import { hasListings } from '../listings/staff-queries.ts';
import { isLoopbackUrl } from '../outbound/trial.ts';
import { canConfirm } from '../votes/confirmed-voters.ts';
import type { WebParts } from '../web/web-parts.ts';

const BACKUPS_CONFIRMED = 'start:backups-confirmed';

export function wireStart(house: House): WebParts['start'] {
  const { config, db, desk } = house;
  const { outbox, sender } = desk;
  return {
    async state() {
      const [standing, acceptedAt, backupsSince, hasListing, staffCount] = await Promise.all([
        mailStanding(db),
        momentOf(db, MAIL_ACCEPTED),
        momentOf(db, BACKUPS_CONFIRMED),
        hasListings(db),
        countStaff(db),
      ]);
      const trouble = standing.lastError && mailWords(standing.lastError);
      return {
        serviceUrl: config.baseUrl,
        isPublic: !isLoopbackUrl(config.baseUrl),
        voters: house.votingNeedsConfirmed() && !canConfirm(config) ? 'nobody' : 'anybody',
        mail: { isSet: outbox !== null, acceptedAt, trouble },
        hasContact: config.contact !== null,
        approval: config.listingApproval,
        ...{ hasListing, backupsSince, staffCount },
      };
    },
    confirmBackups: (are) => (are ? rememberMoment(db, BACKUPS_CONFIRMED) : forget(db, BACKUPS_CONFIRMED)),
    sendTestMail:
      outbox &&
      (async (address) => {
        const posted = await outbox.post(db, testLetter(sender, address));
        outbox.wake();
        return posted;
      }),
  };
}
