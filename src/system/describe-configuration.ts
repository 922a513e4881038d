// Describes the configuration, without secrets, for staff.
import { offeredProviders } from '../access/providers.ts';
import { staffChatName } from '../channels/staff-chat.ts';
import { parseDatabaseUrl } from '../config/database-address.ts';
import type { Settings } from '../config/settings.ts';
import type { Config } from '../config.ts';
import { plainSite } from '../site/site.ts';

export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

const onOff = (isOn: boolean) => (isOn ? 'on' : 'off');

const voteLimit = (limit: number | null, span: string) => (limit === null ? 'off' : `${limit} ${span}`);

/** Omits secrets and the passwords in URLs. */
export function describeConfiguration(config: Config, site: Settings = plainSite(config)): readonly NamedValue[] {
  const { smtpUrl, databaseUrl, metrics } = config;
  const { planWeights } = site;
  return [
    ['BASE_URL', config.baseUrl],
    ['HOST, PORT', `${config.host}, ${config.port}`],
    ['TRUSTED_PROXIES', config.trustedProxies.join(', ')],
    ['SERVICE_NAME', config.serviceName],
    ['ROLE', config.role],
    ['Database', databaseUrl ? `PostgreSQL at ${parseDatabaseUrl(databaseUrl)?.hosts}` : 'embedded, in DATA_DIR'],
    ['DATABASE_POOL', databaseUrl ? `${config.databasePool} connections` : 'not used'],
    ['SECRET_KEY', describeKeys(config)],
    [
      'BACKUP_EVERY, BACKUP_KEEP',
      config.backupEverySeconds === null
        ? 'off: no backups are made on schedule'
        : `every ${formatInterval(config.backupEverySeconds)}, ${config.backupKeep} are kept`,
    ],
    ['SMTP_URL', smtpUrl ? `email through ${hostOf(smtpUrl)}` : 'none: no email is sent'],
    ['STAFF_WEBHOOK', staffChatName(config.staffWebhook) ?? 'none: alerts are emailed only'],
    ['Signing in with', ['email address', ...offeredProviders(config).map(({ name }) => name)].join(', ')],
    ['Linking Roblox accounts', onOff(config.roblox !== null)],
    [
      'REQUIRE_CONFIRMED_EMAIL',
      config.requireConfirmedEmail === null ? 'on, except in trial mode' : onOff(config.requireConfirmedEmail),
    ],
    ['STAFF_2FA', onOff(config.staffTwoStep)],
    ['VOTES_PER_NETWORK', voteLimit(site.votesPerNetwork, 'per listing in its voting window')],
    ['VOTES_PER_NETWORK_HOUR', voteLimit(site.votesPerNetworkHour, 'per hour for all listings')],
    ['ACCOUNTS_PER_NETWORK', voteLimit(site.accountsPerNetwork, 'per hour')],
    ['IPV6_NETWORK_BITS', `/${config.ipv6NetworkBits}`],
    ['DISPOSABLE_EMAIL', site.refusesDisposableEmail ? 'refuse' : 'allow'],
    ['LISTING_APPROVAL', onOff(site.listingApproval)],
    ['OWNERSHIP', config.ownership],
    ['SECURITY_LOG', config.logsAddresses ? 'addresses' : 'hashes'],
    ['VOTE_CHALLENGE', onOff(config.voteChallenge)],
    ['VOTE_CAPTCHA', site.voteCaptcha],
    ['PLAYER_COUNTS', onOff(config.playerCounts)],
    ['IMAGE_CACHE_MB', String(config.imageCacheBytes / 1_000_000)],
    ['ALLOW_PRIVATE_TARGETS', config.allowedPrivateTargets.join(', ') || 'none'],
    ['RETRY_DELAYS', `${config.retryDelaysSeconds.join(', ')} seconds`],
    ['METRICS', typeof metrics === 'string' ? metrics : 'on, with a token'],
    [
      'PLAN_WEIGHTS',
      `free ${planWeights.free}, verified ${planWeights.verified}, enterprise ${planWeights.enterprise}`,
    ],
    ['CONTACT', site.contact ?? 'none: people cannot see how to reach you'],
    ['LOG_LEVEL', config.logLevel],
  ].map(([name = '', value = '']) => ({ name, value }));
}

function formatInterval(seconds: number): string {
  return seconds % 3_600 === 0 ? `${seconds / 3_600} hours` : `${seconds / 60} minutes`;
}

function describeKeys({ secretKeys, hasKeyList }: Config): string {
  if (!secretKeys) return 'generated, stored in DATA_DIR';
  return hasKeyList ? `SECRET_KEYS is set, number of keys: ${secretKeys.length}` : 'set';
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'an address that cannot be displayed';
}
