// Describes the configuration, without secrets, for staff.
import { offeredProviders } from '../access/providers.ts';
import { staffChatName } from '../channels/staff-chat.ts';
import { parseDatabaseUrl } from '../config/database-address.ts';
import type { Settings } from '../config/settings.ts';
import type { Config } from '../config.ts';
import type { Translations } from '../messages/translations.ts';
import { plainSite } from '../site/site.ts';

export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

const onOff = (isOn: boolean) => (isOn ? 'on' : 'off');

/** In the language of the reader. Omits secrets and the passwords in URLs. */
export function describeConfiguration(
  t: Translations,
  config: Config,
  site: Settings = plainSite(config),
): readonly NamedValue[] {
  const { smtpUrl, databaseUrl, metrics } = config;
  const { planWeights } = site;
  const limit = (
    count: number | null,
    key: 'system.configPerListing' | 'system.configPerHourAll' | 'system.configPerHour',
  ) => (count === null ? 'off' : t(key, { count }));
  return [
    ['BASE_URL', config.baseUrl],
    ['HOST, PORT', `${config.host}, ${config.port}`],
    ['TRUSTED_PROXIES', config.trustedProxies.join(', ')],
    ['SERVICE_NAME', config.serviceName],
    ['ROLE', config.role],
    [
      t('system.configDatabase'),
      databaseUrl
        ? t('system.configPostgres', { hosts: parseDatabaseUrl(databaseUrl)?.hosts ?? '' })
        : t('system.configEmbedded'),
    ],
    ['DATABASE_POOL', databaseUrl ? t('system.configPool', { count: config.databasePool }) : t('system.configNotUsed')],
    ['SECRET_KEY', describeKeys(t, config)],
    [
      'BACKUP_EVERY, BACKUP_KEEP',
      config.backupEverySeconds === null
        ? t('system.configNoBackups')
        : t('system.configBackups', {
            interval: formatInterval(t, config.backupEverySeconds),
            kept: config.backupKeep,
          }),
    ],
    ['SMTP_URL', smtpUrl ? t('system.configMail', { host: hostOf(t, smtpUrl) }) : t('system.configNoMail')],
    ['STAFF_WEBHOOK', staffChatName(config.staffWebhook) ?? t('system.configNoAlerts')],
    [
      t('system.configSigningIn'),
      t.list([t('system.configByEmail'), ...offeredProviders(config).map(({ name }) => name)]),
    ],
    [t('system.configRoblox'), onOff(config.roblox !== null)],
    [
      'REQUIRE_CONFIRMED_EMAIL',
      config.requireConfirmedEmail === null ? t('system.configOnExceptTrial') : onOff(config.requireConfirmedEmail),
    ],
    ['STAFF_2FA', onOff(config.staffTwoStep)],
    ['VOTES_PER_NETWORK', limit(site.votesPerNetwork, 'system.configPerListing')],
    ['VOTES_PER_NETWORK_HOUR', limit(site.votesPerNetworkHour, 'system.configPerHourAll')],
    ['ACCOUNTS_PER_NETWORK', limit(site.accountsPerNetwork, 'system.configPerHour')],
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
    ['RETRY_DELAYS', t('system.configSeconds', { list: config.retryDelaysSeconds.join(', ') })],
    ['METRICS', typeof metrics === 'string' ? metrics : t('system.configOnWithToken')],
    [
      'PLAN_WEIGHTS',
      `free ${planWeights.free}, verified ${planWeights.verified}, enterprise ${planWeights.enterprise}`,
    ],
    ['CONTACT', site.contact ?? t('system.configNoContact')],
    ['LOG_LEVEL', config.logLevel],
  ].map(([name = '', value = '']) => ({ name, value }));
}

/** `24 hours`, `30 minutes`. */
function formatInterval(t: Translations, seconds: number): string {
  const [size, unit] = seconds % 3_600 === 0 ? [3_600, 'hour'] : [60, 'minute'];
  return t.number(seconds / size, { style: 'unit', unit, unitDisplay: 'long' });
}

function describeKeys(t: Translations, { secretKeys, hasKeyList }: Config): string {
  if (!secretKeys) return t('system.configKeyGenerated');
  return hasKeyList ? t('system.configKeys', { count: secretKeys.length }) : t('system.configKeySet');
}

function hostOf(t: Translations, address: string): string {
  return URL.canParse(address) ? new URL(address).host : t('system.configHidden');
}
