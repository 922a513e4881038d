// What remains to be set up on this installation, for the start page of staff, and the two steps that staff complete
// there.
import { countStaff } from '../access/queries.ts';
import { canConfirm } from '../access/voter-identities.ts';
import type { AppContext } from '../context.ts';
import { deleteInstallationValue, getInstallationTime, setInstallationTime } from '../db/installation-values.ts';
import { hasListings } from '../listings/staff-queries.ts';
import { readMailStatus } from '../mail/outbox.ts';
import { LAST_EMAIL_ACCEPTED } from '../mail/outbox-queries.ts';
import { testEmail } from '../mail/templates.ts';
import { isLoopbackUrl } from '../outbound/trial-mode.ts';

const BACKUPS_CONFIRMED = 'start:backups-confirmed';

export interface SetupProgress {
  readonly baseUrl: string;
  /** Whether other people can reach the service at BASE_URL. */
  readonly isPublic: boolean;
  /** False if voting requires a confirmed address or Discord and neither is set up. */
  readonly canPeopleVote: boolean;
  readonly mail: {
    readonly isSet: boolean;
    /** When the mail server last accepted an email, to the hour. */
    readonly acceptedAt: Date | null;
    /** Why the waiting email was not accepted; null if nothing went wrong. */
    readonly error: string | null;
  };
  readonly hasContact: boolean;
  readonly hasListing: boolean;
  readonly approval: boolean;
  /** When a staff member confirmed that backups are made, because the service cannot check that. */
  readonly backupsSince: Date | null;
  readonly staffCount: number;
}

export async function readSetupProgress(
  app: Pick<AppContext, 'config' | 'db' | 'outbox' | 'votingNeedsConfirmed'>,
): Promise<SetupProgress> {
  const { config, db } = app;
  const [mail, acceptedAt, backupsSince, hasListing, staffCount] = await Promise.all([
    readMailStatus(db),
    getInstallationTime(db, LAST_EMAIL_ACCEPTED),
    getInstallationTime(db, BACKUPS_CONFIRMED),
    hasListings(db),
    countStaff(db),
  ]);
  return {
    baseUrl: config.baseUrl,
    isPublic: !isLoopbackUrl(config.baseUrl),
    canPeopleVote: !app.votingNeedsConfirmed() || canConfirm(config),
    mail: {
      isSet: app.outbox !== null,
      acceptedAt,
      error: mail.problem,
    },
    hasContact: config.contact !== null,
    approval: config.listingApproval,
    hasListing,
    backupsSince,
    staffCount,
  };
}

export function confirmBackups({ db }: Pick<AppContext, 'db'>, areMade: boolean): Promise<void> {
  return areMade ? setInstallationTime(db, BACKUPS_CONFIRMED) : deleteInstallationValue(db, BACKUPS_CONFIRMED);
}

/** `no_mail`: SMTP_URL is not set; `mail_full`: the outbox is full. */
export async function sendTestEmail(
  { config, db, outbox }: Pick<AppContext, 'config' | 'db' | 'outbox'>,
  address: string,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'no_mail' | 'mail_full' }> {
  if (!outbox) return { ok: false, reason: 'no_mail' };
  const isQueued = await outbox.enqueue(db, testEmail(config, address));
  outbox.wake();
  return isQueued ? { ok: true } : { ok: false, reason: 'mail_full' };
}
