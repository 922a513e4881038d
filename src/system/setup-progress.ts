// What is set up on this installation, for the setup checklist and `plaudit doctor`, and what staff decides there.
import type { Person } from '../access/person.ts';
import { countStaff } from '../access/queries.ts';
import { canConfirm } from '../access/voter-identities.ts';
import { readBackupStatus } from '../backup/backup-status.ts';
import { environmentSchema } from '../config/variables.ts';
import type { Config } from '../config.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import {
  deleteInstallationValue,
  getInstallationTime,
  setInstallationTime,
  storedInstallationKeys,
} from '../db/installation-values.ts';
import { hasListings } from '../listings/staff-queries.ts';
import { addressedTo } from '../mail/email-translations.ts';
import { readMailStatus } from '../mail/outbox.ts';
import { LAST_EMAIL_ACCEPTED } from '../mail/outbox-queries.ts';
import { testEmail } from '../mail/templates.ts';
import type { Message } from '../messages/message.ts';
import { isLoopbackUrl } from '../outbound/trial-mode.ts';
import type { SiteView } from '../site/site.ts';

const BACKUPS_CONFIRMED = 'start:backups-confirmed';
const DECISION = 'start:decided-';

/** What an operator may decide against. */
export const SETUP_CHOICES = [
  'name',
  'brand',
  'proxies',
  'voting',
  'discord',
  'roblox',
  'approval',
  'contact',
  'staff',
] as const;
export type SetupChoice = (typeof SETUP_CHOICES)[number];

export interface SetupProgress {
  readonly serviceName: string;
  readonly hasDefaultName: boolean;
  readonly baseUrl: string;
  /** Whether other people can reach the service at BASE_URL. */
  readonly isPublic: boolean;
  /** False if voting requires a confirmed address or a connected account and neither is set up. */
  readonly canPeopleVote: boolean;
  /** Who can vote: people with a confirmed address or a connected account, or everyone who signs up. */
  readonly voting: 'confirmed' | 'everyone';
  readonly mail: {
    readonly isSet: boolean;
    /** When the mail server last accepted an email, to the hour. */
    readonly acceptedAt: Date | null;
    /** Why the waiting email was not accepted; null if nothing went wrong. */
    readonly error: Message | null;
  };
  readonly hasDiscord: boolean;
  readonly hasRoblox: boolean;
  /** Whether a Roblox game is listed, whose players need to connect their account. */
  readonly hasRobloxGame: boolean;
  readonly hasContact: boolean;
  /** Whether staff set a name or a logo. */
  readonly isBranded: boolean;
  readonly hasListing: boolean;
  readonly approval: boolean;
  readonly backups: {
    /** When a staff member confirmed that backups are made in another way, which Plaudit cannot check. */
    readonly confirmedAt: Date | null;
    /** When Plaudit last completed one. */
    readonly lastAt: Date | null;
    /** How often Plaudit makes one; null if it does not. */
    readonly everySeconds: number | null;
    /** Why the newest attempt failed; null if it did not. */
    readonly failure: string | null;
  };
  readonly staffCount: number;
  /** The steps that staff decided against. */
  readonly decisions: ReadonlySet<SetupChoice>;
}

interface SetupContext {
  readonly config: Config;
  readonly site: Pick<SiteView, 'contact' | 'listingApproval' | 'brand'>;
  readonly database: Pick<Database, 'db' | 'kind'>;
  readonly votingNeedsConfirmed: () => boolean;
}

export async function readSetupProgress(app: SetupContext): Promise<SetupProgress> {
  const { config, site, votingNeedsConfirmed } = app;
  const { db } = app.database;
  const [mail, acceptedAt, backups, hasListing, hasRobloxGame, staffCount, stored] = await Promise.all([
    readMailStatus(db),
    getInstallationTime(db, LAST_EMAIL_ACCEPTED),
    readBackupProgress(app),
    hasListings(db),
    hasListings(db, 'roblox'),
    countStaff(db),
    storedInstallationKeys(db, DECISION),
  ]);
  return {
    serviceName: config.serviceName,
    hasDefaultName: config.serviceName === environmentSchema.shape.SERVICE_NAME.parse(undefined),
    baseUrl: config.baseUrl,
    isPublic: !isLoopbackUrl(config.baseUrl),
    canPeopleVote: !votingNeedsConfirmed() || canConfirm(config),
    voting: votingNeedsConfirmed() ? 'confirmed' : 'everyone',
    mail: {
      isSet: config.smtpUrl !== null,
      acceptedAt,
      error: mail.problem,
    },
    hasDiscord: config.discord !== null,
    hasRoblox: config.roblox !== null,
    hasRobloxGame,
    hasContact: site.contact !== null,
    isBranded: site.brand.displayName !== null || site.brand.logo !== null,
    approval: site.listingApproval,
    hasListing,
    backups,
    staffCount,
    decisions: new Set(SETUP_CHOICES.filter((choice) => stored.includes(`${DECISION}${choice}`))),
  };
}

async function readBackupProgress({ config, database }: SetupContext): Promise<SetupProgress['backups']> {
  const [confirmedAt, { lastSuccess, lastFailure }] = await Promise.all([
    getInstallationTime(database.db, BACKUPS_CONFIRMED),
    readBackupStatus({ config, database }),
  ]);
  const hasFailed = lastFailure !== null && (lastSuccess === null || lastFailure.at > lastSuccess.at);
  return {
    confirmedAt,
    lastAt: lastSuccess && new Date(lastSuccess.at),
    everySeconds: config.backupEverySeconds,
    failure: hasFailed ? lastFailure.message : null,
  };
}

export function confirmBackups({ db }: Pick<AppContext, 'db'>, areMade: boolean): Promise<void> {
  return areMade ? setInstallationTime(db, BACKUPS_CONFIRMED) : deleteInstallationValue(db, BACKUPS_CONFIRMED);
}

/** Remembers that staff decided against a step, or that it is open again. */
export function decideSetupStep(
  { db }: Pick<AppContext, 'db'>,
  choice: SetupChoice,
  decision: 'not_needed' | 'open',
): Promise<void> {
  const key = `${DECISION}${choice}`;
  return decision === 'not_needed' ? setInstallationTime(db, key) : deleteInstallationValue(db, key);
}

/** `no_mail`: SMTP_URL is not set; `mail_full`: the outbox is full. */
export async function sendTestEmail(
  { site, db, outbox }: Pick<AppContext, 'site' | 'db' | 'outbox'>,
  person: Pick<Person, 'id' | 'email'>,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'no_mail' | 'mail_full' }> {
  if (!outbox) return { ok: false, reason: 'no_mail' };
  const isQueued = await outbox.enqueue(db, testEmail(await addressedTo(db, site, person)));
  outbox.wake();
  return isQueued ? { ok: true } : { ok: false, reason: 'mail_full' };
}
