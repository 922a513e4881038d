// Fills what the start page of staff reads.

import { countStaff } from '../access/queries.ts';
import { canConfirm } from '../access/voter-identities.ts';
import type { AppContext } from '../context.ts';
import {
  deleteInstallationValue,
  getInstallationTime,
  setInstallationTime,
} from '../db/installation-values.ts';
import { hasListings } from '../listings/staff-queries.ts';
import { readMailStatus } from '../mail/outbox.ts';
import { LAST_EMAIL_ACCEPTED } from '../mail/outbox-queries.ts';
import { testEmail } from '../mail/templates.ts';
import { isLoopbackUrl } from '../outbound/trial-mode.ts';
import type { WebParts } from '../web/web-parts.ts';

const BACKUPS_CONFIRMED = 'start:backups-confirmed';

export function wireStart(house: AppContext): WebParts['start'] {
  const { config, db, outbox } = house;
  return {
    async state() {
      const [standing, acceptedAt, backupsSince, hasListing, staffCount] = await Promise.all([
        readMailStatus(db),
        getInstallationTime(db, LAST_EMAIL_ACCEPTED),
        getInstallationTime(db, BACKUPS_CONFIRMED),
        hasListings(db),
        countStaff(db),
      ]);
      return {
        serviceUrl: config.baseUrl,
        isPublic: !isLoopbackUrl(config.baseUrl),
        voters: house.votingNeedsConfirmed() && !canConfirm(config) ? 'nobody' : 'anybody',
        mail: { isSet: outbox !== null, acceptedAt, trouble: standing.problem },
        hasContact: config.contact !== null,
        approval: config.listingApproval,
        ...{ hasListing, backupsSince, staffCount },
      };
    },
    confirmBackups: (are) =>
      are ? setInstallationTime(db, BACKUPS_CONFIRMED) : deleteInstallationValue(db, BACKUPS_CONFIRMED),
    sendTestMail:
      outbox &&
      (async (address) => {
        const posted = await outbox.enqueue(db, testEmail(config, address));
        outbox.wake();
        return posted;
      }),
  };
}
