// Finds problems of the installation that need the operator's attention.

import { canConfirm, NOBODY_CAN_VOTE } from '../access/voter-identities.ts';
import type { Config } from '../config.ts';
import { type Message, message } from '../messages/message.ts';
import type { DeliveryMetrics } from '../metrics/queries.ts';
import type { StaffChatStatus } from '../notices/staff-alerts.ts';
import { isLoopbackUrl, type TrialModeEnd } from '../outbound/trial-mode.ts';
import { CAPTCHA_PROBLEMS, type CaptchaState } from '../votes/vote-captcha.ts';
import { type ConnectionFacts, connectionWarnings } from './describe-connections.ts';
import type { Replication } from './replication-queries.ts';
import { findReplicationWarnings } from './replication-warnings.ts';

export interface SystemWarning {
  readonly title: Message | string;
  readonly todo: Message | string;
}

const LARGE_EMBEDDED_BYTES = 2 * 1024 ** 3;
const OVERDUE_SECONDS = 300;
const MAIL_OVERDUE_SECONDS = 900;

interface SystemFacts {
  /** Null if the database did not respond in time. */
  readonly deliveries: Pick<DeliveryMetrics, 'leases_run_out' | 'oldest_due_seconds'> | null;
  readonly mail: { readonly isSet: boolean; readonly oldestSeconds: number; readonly reason: Message | null };
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
  return [{ title: message('systemWarnings.captcha'), todo: CAPTCHA_PROBLEMS[captcha.state](captcha.name) }];
}

function deliveryWarnings({ deliveries }: SystemFacts): SystemWarning[] {
  if (!deliveries)
    return [
      {
        title: message('systemWarnings.databaseSlow'),
        todo: message('systemWarnings.databaseSlowTodo'),
      },
    ];
  const warnings: SystemWarning[] = [];
  if (deliveries.leases_run_out > 0)
    warnings.push({
      title: message('systemWarnings.leasesLost'),
      todo: message('systemWarnings.leasesLostTodo'),
    });
  if (deliveries.oldest_due_seconds > OVERDUE_SECONDS)
    warnings.push({
      title: message('systemWarnings.overdue'),
      todo: message('systemWarnings.overdueTodo'),
    });
  return warnings;
}

function addressWarnings({ baseUrl }: Config, { trialEnd }: SystemFacts): SystemWarning[] {
  const warnings: SystemWarning[] = [];
  if (trialEnd)
    warnings.push({
      title: message('systemWarnings.trialEnded'),
      todo: message('systemWarnings.trialEndedTodo', { time: trialEnd.at, sign: trialEnd.sign }),
    });
  if (isLoopbackUrl(baseUrl))
    warnings.push({
      title: message('systemWarnings.loopback'),
      todo: message('systemWarnings.loopbackTodo'),
    });
  else if (new URL(baseUrl).protocol === 'http:')
    warnings.push({
      title: message('systemWarnings.notHttps'),
      todo: message('systemWarnings.notHttpsTodo'),
    });
  return warnings;
}

function mailWarnings({ smtpUrl }: Config, { mail }: SystemFacts): SystemWarning[] {
  const warnings: SystemWarning[] = [];
  if (smtpUrl === null)
    warnings.push({
      title: message('systemWarnings.noMail'),
      todo: message('systemWarnings.noMailTodo'),
    });
  if (mail.isSet && mail.oldestSeconds > MAIL_OVERDUE_SECONDS)
    warnings.push({
      title: message('systemWarnings.mailWaiting'),
      todo: message('systemWarnings.mailWaitingTodo', { reason: mail.reason ?? message('systemWarnings.nobodySends') }),
    });
  return warnings;
}

function staffChatWarnings({ staffChat }: SystemFacts): SystemWarning[] {
  if (!staffChat?.problem) return [];
  const { happened, todo } = staffChat.problem;
  return [
    { title: message('systemWarnings.staffChat'), todo: message('systemWarnings.staffChatTodo', { happened, todo }) },
  ];
}

function safetyWarnings({ voteChallenge, allowedPrivateTargets }: Config): SystemWarning[] {
  const warnings: SystemWarning[] = [];
  if (!voteChallenge)
    warnings.push({
      title: message('systemWarnings.noChallenge'),
      todo: message('systemWarnings.noChallengeTodo'),
    });
  if (allowedPrivateTargets.length > 0)
    warnings.push({
      title: message('systemWarnings.privateTargets'),
      todo: message('systemWarnings.privateTargetsTodo'),
    });
  return warnings;
}

function databaseWarnings({ database: { kind, bytes } }: SystemFacts): SystemWarning[] {
  if (kind !== 'embedded' || bytes <= LARGE_EMBEDDED_BYTES) return [];
  return [
    {
      title: message('systemWarnings.embeddedLarge'),
      todo: message('systemWarnings.embeddedLargeTodo'),
    },
  ];
}
