// Whether a vote needs a confirmed address or a connected Discord account, and whether anybody can have one (decision V5).
import type { Person } from '../access/people.ts';
import type { Config } from '../config.ts';
import type { TrialMode } from '../outbound/trial-mode.ts';

/** Asked at each vote: a trial ends as soon as somebody reaches the service from elsewhere. */
export function createConfirmationRule(
  { requireConfirmedEmail }: Pick<Config, 'requireConfirmedEmail'>,
  trial: TrialMode,
): () => boolean {
  return () => requireConfirmedEmail ?? !trial.isActive();
}

/** Whether the person has a confirmed address or a connected Discord account. */
export function isConfirmedVoter({
  emailVerified,
  platformId,
}: Pick<Person, 'emailVerified' | 'platformId'>) {
  return emailVerified || platformId !== null;
}

/** Without mail nobody can confirm an address, and without Discord nobody can connect an account. */
export function canConfirm({ smtpUrl, discord }: Pick<Config, 'smtpUrl' | 'discord'>): boolean {
  return smtpUrl !== null || discord !== null;
}

/** For the operator: at the start, and on the system page. */
export const NOBODY_CAN_VOTE = {
  title: 'Nobody can vote',
  todo: 'Voting needs a confirmed e-mail address or a connected Discord account, and neither is set up. Set SMTP_URL, or DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET, or let everybody vote with REQUIRE_CONFIRMED_EMAIL=off.',
} as const;
