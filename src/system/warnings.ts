// Finds problems of the installation that need the operator's attention.
import { canConfirm, NOBODY_CAN_VOTE } from '../access/voter-identities.ts';
import type { Config } from '../config.ts';
import { formatExactTime } from '../core/format-time.ts';
import type { DeliveryMetrics } from '../metrics/queries.ts';
import type { StaffChatStatus } from '../notices/staff-alerts.ts';
import { isLoopbackUrl, type TrialModeEnd } from '../outbound/trial-mode.ts';
import { CAPTCHA_PROBLEMS, type CaptchaState } from '../votes/vote-captcha.ts';
import { type ConnectionFacts, connectionWarnings } from './describe-connections.ts';
import type { Replication } from './replication-queries.ts';
import { findReplicationWarnings } from './replication-warnings.ts';

export interface SystemWarning {
  readonly title: string;
  readonly todo: string;
}

const LARGE_EMBEDDED_BYTES = 2 * 1024 ** 3;
const OVERDUE_SECONDS = 300;
const MAIL_OVERDUE_SECONDS = 900;

interface SystemFacts {
  /** Null if the database did not respond in time. */
  readonly deliveries: Pick<DeliveryMetrics, 'leases_run_out' | 'oldest_due_seconds'> | null;
  readonly mail: { readonly isSet: boolean; readonly oldestSeconds: number; readonly reason: string | null };
  /** Null if STAFF_WEBHOOK is not set. */
  readonly staffChat: StaffChatStatus | null;
  readonly database: { readonly kind: 'embedded' | 'postgres'; readonly bytes: number };
  readonly connections: ConnectionFacts;
  /** Null with the embedded database. */
  readonly replication: Replication | null;
  readonly votingNeedsConfirmed: boolean;
  /** Null unless VOTE_CAPTCHA names a provider. */
  readonly captcha: { readonly name: string; readonly state: CaptchaState } | null;
  /** How trial mode ended; null if it did not. */
  readonly trialEnd: TrialModeEnd | null;
}

/** Most urgent first. */
export function findSystemWarnings(config: Config, facts: SystemFacts): readonly SystemWarning[] {
  return [
    ...deliveryWarnings(facts),
    ...(facts.votingNeedsConfirmed && !canConfirm(config) ? [NOBODY_CAN_VOTE] : []),
    ...captchaWarnings(facts),
    ...addressWarnings(config, facts),
    ...mailWarnings(config, facts),
    ...staffChatWarnings(facts),
    ...safetyWarnings(config),
    ...databaseWarnings(facts),
    ...connectionWarnings(facts.connections),
    ...(facts.replication ? findReplicationWarnings(facts.replication) : []),
  ];
}

function captchaWarnings({ captcha }: SystemFacts): SystemWarning[] {
  if (!captcha || captcha.state === 'works') return [];
  return [{ title: 'The captcha before a vote does not work', todo: CAPTCHA_PROBLEMS[captcha.state](captcha.name) }];
}

function deliveryWarnings({ deliveries }: SystemFacts): SystemWarning[] {
  if (!deliveries)
    return [
      {
        title: 'The database did not respond in time',
        todo: 'Check the load and the log of the database. Some numbers are missing until it responds.',
      },
    ];
  const warnings: SystemWarning[] = [];
  if (deliveries.leases_run_out > 0)
    warnings.push({
      title: 'Endpoints are leased to a process that is gone',
      todo: 'Other processes take them over within seconds. If this warning persists, no process is sending deliveries: start one with ROLE=all or ROLE=worker.',
    });
  if (deliveries.oldest_due_seconds > OVERDUE_SECONDS)
    warnings.push({
      title: 'Deliveries have been due for more than five minutes',
      todo: 'A single slow or failing endpoint can cause this: check the failing endpoints below. If there are none, check that a worker is running.',
    });
  return warnings;
}

function addressWarnings({ baseUrl }: Config, { trialEnd }: SystemFacts): SystemWarning[] {
  const warnings: SystemWarning[] = [];
  if (trialEnd)
    warnings.push({
      title: 'Trial mode has ended',
      todo: `Other people can reach this service. Detected on ${formatExactTime(trialEnd.at)}: ${trialEnd.sign}. Webhooks can no longer reach this machine. Set BASE_URL to the address that people use.`,
    });
  if (isLoopbackUrl(baseUrl))
    warnings.push({
      title: 'BASE_URL is an address of this machine',
      todo: 'Links in emails and webhooks do not work for anyone else. Set BASE_URL to the address that people use.',
    });
  else if (new URL(baseUrl).protocol === 'http:')
    warnings.push({
      title: 'BASE_URL is not https',
      todo: 'Passwords and cookies are sent unencrypted, and nobody can vote, because the check before a vote works only over https. Put a proxy with a TLS certificate in front of Plaudit, and set BASE_URL to an https address.',
    });
  return warnings;
}

function mailWarnings({ smtpUrl }: Config, { mail }: SystemFacts): SystemWarning[] {
  const warnings: SystemWarning[] = [];
  if (smtpUrl === null)
    warnings.push({
      title: 'No email is sent',
      todo: 'People cannot confirm their address or reset their password themselves. Set SMTP_URL. Until then, staff can create reset links on each person’s page under People.',
    });
  if (mail.isSet && mail.oldestSeconds > MAIL_OVERDUE_SECONDS)
    warnings.push({
      title: 'Email has been waiting for more than 15 minutes',
      todo: `${mail.reason ?? 'No process is sending it.'} Emails are retried for a day. Check that the mail server in SMTP_URL responds.`,
    });
  return warnings;
}

function staffChatWarnings({ staffChat }: SystemFacts): SystemWarning[] {
  if (!staffChat?.problem) return [];
  const { problem } = staffChat;
  const title = 'Alerts do not reach the chat channel of staff';
  return [{ title, todo: `${problem.happened} ${problem.todo} Alerts are retried for a day.` }];
}

function safetyWarnings({ voteChallenge, allowedPrivateTargets }: Config): SystemWarning[] {
  const warnings: SystemWarning[] = [];
  if (!voteChallenge)
    warnings.push({
      title: 'Voting does not require a challenge',
      todo: 'Automated votes are as easy as real ones. VOTE_CHALLENGE=off is only meant for tests.',
    });
  if (allowedPrivateTargets.length > 0)
    warnings.push({
      title: 'Webhooks may reach private addresses',
      todo: 'Every owner can send requests to the addresses in ALLOW_PRIVATE_TARGETS. Leave it empty on a public site.',
    });
  return warnings;
}

function databaseWarnings({ database: { kind, bytes } }: SystemFacts): SystemWarning[] {
  if (kind !== 'embedded' || bytes <= LARGE_EMBEDDED_BYTES) return [];
  return [
    {
      title: 'The embedded database is large',
      todo: 'Above about 2 GB, PostgreSQL works better. `plaudit move` moves everything there; docs/operate.md explains how.',
    },
  ];
}
