// The configuration in words, without secrets, and what about it deserves a warning. Pure.

import { canConfirm, NOBODY_CAN_VOTE } from '../access/voter-identities.ts';
import type { Config } from '../config.ts';
import { formatExactTime } from '../core/format-time.ts';
import { isLoopbackUrl, type TrialModeEnd } from '../outbound/trial-mode.ts';
import type { SystemFacts, SystemWarning } from '../web/system-parts.ts';

type Shown = SystemFacts['configuration'];

const onOff = (is: boolean) => (is ? 'on' : 'off');

const votesWords = (limit: number | null, span: string) => (limit === null ? 'off' : `${limit} ${span}`);

/** Neither secrets nor addresses with passwords in them. */
export function describeConfiguration(config: Config): Shown {
  const { smtpUrl, databaseUrl, discord, metrics, planWeights } = config;
  return [
    ['BASE_URL', config.baseUrl],
    ['HOST, PORT', `${config.host}, ${config.port}`],
    ['TRUSTED_PROXIES', config.trustedProxies.join(', ')],
    ['SERVICE_NAME', config.serviceName],
    ['ROLE', config.role],
    ['Database', databaseUrl ? `PostgreSQL at ${hostOf(databaseUrl)}` : 'embedded, in DATA_DIR'],
    ['SECRET_KEY', config.secretKey ? 'set' : 'made, kept in DATA_DIR'],
    ['SMTP_URL', smtpUrl ? `mail by ${hostOf(smtpUrl)}` : 'none: no mail is sent'],
    ['Sign-in with Discord', onOff(discord !== null)],
    [
      'REQUIRE_CONFIRMED_EMAIL',
      config.requireConfirmedEmail === null ? 'on, except in a trial' : onOff(config.requireConfirmedEmail),
    ],
    ['VOTES_PER_NETWORK', votesWords(config.votesPerNetwork, 'for one listing in its voting window')],
    ['VOTES_PER_NETWORK_HOUR', votesWords(config.votesPerNetworkHour, 'for all listings in an hour')],
    ['LISTING_APPROVAL', onOff(config.listingApproval)],
    ['VOTE_CHALLENGE', onOff(config.voteChallenge)],
    ['PLAYER_COUNTS', onOff(config.playerCounts)],
    ['ALLOW_PRIVATE_TARGETS', config.allowedPrivateTargets.join(', ') || 'none'],
    ['RETRY_DELAYS', `${config.retryDelaysSeconds.join(', ')} seconds`],
    ['METRICS', typeof metrics === 'string' ? metrics : 'on, with a token'],
    [
      'PLAN_WEIGHTS',
      `free ${planWeights.free}, verified ${planWeights.verified}, enterprise ${planWeights.enterprise}`,
    ],
    ['CONTACT', config.contact ?? 'none: people do not learn how to reach you'],
    ['LOG_LEVEL', config.logLevel],
  ].map(([name = '', words = '']) => ({ name, words }));
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'an address that cannot be shown';
}

/** The service makes none and knows of none: both are the operator's, with the tools of the database. */
export function describeBackup(kind: 'embedded' | 'postgres'): string {
  return kind === 'embedded'
    ? 'Plaudit makes no backups and knows of none. To make one: stop it, copy the whole folder DATA_DIR, start it again. The folder holds the secret key too, if none is set: keep the copy where nobody else reads it.'
    : 'Plaudit makes no backups and knows of none. To make one, while everything runs: pg_dump --format=custom. Keep SECRET_KEY with it: without the key the secrets in it cannot be read.';
}

const EMBEDDED_LARGE = 2 * 1024 ** 3;
const OVERDUE_SECONDS = 300;
const MAIL_WAITS_SECONDS = 900;

type Warned = Pick<SystemFacts, 'database' | 'deliveries' | 'mail'> & {
  readonly votingNeedsConfirmed: boolean;
  readonly trialClosing: TrialModeEnd | null;
};

/** The most urgent first. */
export function findSystemWarnings(
  config: Config,
  { database, deliveries, mail, votingNeedsConfirmed, trialClosing }: Warned,
): readonly SystemWarning[] {
  const { protocol } = new URL(config.baseUrl);
  const isLocal = isLoopbackUrl(config.baseUrl);
  const found: (SystemWarning | false)[] = [
    deliveries === null && {
      title: 'The database did not answer in time',
      todo: 'Look at its load and its log; numbers are missing here until it does.',
    },
    (deliveries?.leases_run_out ?? 0) > 0 && {
      title: 'Endpoints are held by a process that is gone',
      todo: 'They are taken over within seconds. If this stays, no process delivers: start one with ROLE=all or worker.',
    },
    (deliveries?.oldest_due_seconds ?? 0) > OVERDUE_SECONDS && {
      title: 'Deliveries are due for more than five minutes',
      todo: 'One slow or failing endpoint is enough: see the endpoints that fail. If there is none, see whether a worker runs.',
    },
    votingNeedsConfirmed && !canConfirm(config) && NOBODY_CAN_VOTE,
    trialClosing !== null && {
      title: 'Trial mode has ended',
      todo: `On ${formatExactTime(trialClosing.at)} there was ${trialClosing.sign}: others can reach this service. Webhooks can no longer reach this machine. Set BASE_URL to the address that people use.`,
    },
    isLocal && {
      title: 'BASE_URL is an address of this machine',
      todo: 'Links in mails and webhooks lead nowhere for others. Set it to the address people use.',
    },
    !isLocal &&
      protocol === 'http:' && {
        title: 'BASE_URL is not https',
        todo: 'Passwords and cookies travel in the open. Put a proxy with a certificate in front and set BASE_URL to https.',
      },
    config.smtpUrl === null && {
      title: 'No mail is sent',
      todo: 'People cannot confirm an address or reset a password by themselves. Staff can make reset links by hand, on each person’s page under People. Set SMTP_URL.',
    },
    mail.isSet &&
      mail.oldestSeconds > MAIL_WAITS_SECONDS && {
        title: 'Mail waits for more than a quarter of an hour',
        todo: `${mail.reason ?? 'No process sends it.'} It is tried again for a day: see whether the mail server of SMTP_URL answers.`,
      },
    !config.voteChallenge && {
      title: 'Votes need no challenge',
      todo: 'Robots vote as easily as people. VOTE_CHALLENGE=off is for tests.',
    },
    config.allowedPrivateTargets.length > 0 && {
      title: 'Webhooks may reach private addresses',
      todo: 'Every owner can call what stands in ALLOW_PRIVATE_TARGETS. Leave it empty on a public site.',
    },
    database?.kind === 'embedded' &&
      database.bytes > EMBEDDED_LARGE && {
        title: 'The embedded database is large',
        todo: 'From about 2 GB PostgreSQL serves better, but Plaudit cannot move this data there yet: with DATABASE_URL it would start with an empty database. Back it up often, and watch the disk.',
      },
  ];
  return found.filter((one): one is SystemWarning => one !== false);
}
