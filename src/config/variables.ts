// Every environment variable: what it accepts, its default and what it means, in the order that the docs and `serve
// --help` show them.
import { z } from 'zod';
import { LANGUAGE_CODES, SOURCE_LANGUAGE } from '../messages/languages.ts';
import { SETTING_KEYS, SETTINGS, type SettingDescriptor, type SettingKey } from './settings.ts';
import {
  addressRanges,
  backupInterval,
  DEFAULT_POOL_SIZE,
  encryptionKey,
  encryptionKeys,
  integer,
  issuerUrl,
  metricsAccess,
  oneOf,
  onOrOff,
  originUrl,
  poolSize,
  postgresReadUrl,
  postgresUrl,
  providerLabel,
  retryDelays,
  serviceName,
  smtpUrl,
  staffWebhookUrl,
  trustedProxies,
} from './values.ts';

export interface Variable {
  readonly name: string;
  /** The default as the docs show it. */
  readonly fallback: string;
  readonly meaning: string;
}

type Accepts<Value> = z.ZodType<Value, string>;

function withDefault<Value>(schema: Accepts<Value>, value: string, meaning: string, fallback = value) {
  return schema.prefault(value).meta({ fallback, meaning });
}

/** Null if the variable is not set; `fallback` describes what that means. */
function optional<Value>(schema: Accepts<Value>, fallback: string, meaning: string) {
  return schema.nullable().default(null).meta({ fallback, meaning });
}

type VariableSchema<Descriptor> =
  Descriptor extends SettingDescriptor<infer Value> ? z.ZodType<NonNullable<Value> | null, string | undefined> : never;
type SettingVariables = {
  [Key in SettingKey as (typeof SETTINGS)[Key]['variable']]: VariableSchema<(typeof SETTINGS)[Key]>;
};

/** Null if the variable is not set: then what staff chose applies, or the default. */
const settingVariables = Object.fromEntries(
  SETTING_KEYS.map((key) => {
    const { variable, schema, fallback, meaning }: SettingDescriptor<unknown> = SETTINGS[key];
    return [variable, optional(schema, fallback ?? '(none)', meaning)];
  }),
) as unknown as SettingVariables;

export const environmentSchema = z.object({
  PORT: withDefault(integer(0, 65_535), '3000', 'Port to listen on; 0 picks a free one.'),
  HOST: withDefault(
    z.string(),
    '127.0.0.1',
    'Address to listen on; `0.0.0.0` for all. If other machines can reach it, BASE_URL is required.',
  ),
  BASE_URL: optional(
    originUrl,
    'http://localhost:PORT',
    'The address that people use. It appears in links and redirects.',
  ),
  TRUSTED_PROXIES: withDefault(
    trustedProxies,
    '127.0.0.0/8,::1/128',
    'Addresses and ranges of your own proxies, separated by commas. Only their `X-Forwarded-For` and `Forwarded` headers are trusted.',
  ),
  SERVICE_NAME: withDefault(
    serviceName,
    'Plaudit',
    'The name of your service for programs: letters and digits, at most 32. It appears in header names and in votes to Minecraft servers. People see it too, unless staff set another name under `/staff/site`.',
  ),
  DATABASE_URL: optional(
    postgresUrl,
    '(embedded)',
    'PostgreSQL 15 or newer, `postgres://…`, directly or through a connection pooler. Several hosts are tried in order: `postgres://user:password@a:5432,b:5432/plaudit?target_session_attrs=read-write`. Without it, an embedded database in DATA_DIR is used.',
  ),
  DATABASE_DIRECT_URL: optional(
    postgresUrl,
    '(none)',
    'If DATABASE_URL leads through a connection pooler in transaction mode: the address of PostgreSQL itself, to listen for notifications (one connection per process). Without it, processes poll.',
  ),
  DATABASE_READ_URL: optional(
    postgresReadUrl,
    '(none)',
    'A streaming standby of the database, which serves lists, listing pages, logs and statistics while it is less than 5 seconds behind. Without it, and otherwise, DATABASE_URL does.',
  ),
  DATABASE_POOL: withDefault(
    poolSize,
    String(DEFAULT_POOL_SIZE),
    'How many connections to PostgreSQL each process may open, at least 6. With the default, five processes fit into the 100 connections that PostgreSQL allows.',
  ),
  DATABASE_PREPARED: withDefault(
    oneOf('auto', 'on', 'off'),
    'auto',
    'Whether statements are prepared by name: `auto`, `on` or `off`. `auto` checks at startup whether a connection pooler supports it.',
  ),
  DATA_DIR: withDefault(z.string(), './data', 'Folder of the embedded database and the generated secret key.'),
  BACKUP_EVERY: withDefault(
    backupInterval,
    'default',
    'How often a backup is made: `30m`, `12h`, `7d` or `off`.',
    '24h; with DATABASE_URL: off',
  ),
  BACKUP_DIR: optional(z.string(), 'DATA_DIR/backups', 'Folder for backups.'),
  BACKUP_KEEP: withDefault(
    integer(1, 10_000),
    '7',
    'How many backups are kept in BACKUP_DIR. Older ones are deleted after each scheduled backup.',
  ),
  ROLE: withDefault(
    oneOf('all', 'web', 'worker'),
    'all',
    '`web` serves pages and API, `worker` delivers, `all` does both.',
  ),
  SECRET_KEY: optional(
    encryptionKey,
    '(generated, kept in DATA_DIR)',
    'Encrypts secrets at rest: at least 32 characters. Required with DATABASE_URL.',
  ),
  SECRET_KEYS: optional(
    encryptionKeys,
    '(none)',
    'Several keys instead of SECRET_KEY, separated by commas (or by line breaks, if a key contains a comma), to change the key while everything runs: the first one encrypts, all decrypt. See “Secret keys” in operate.md.',
  ),
  ALLOW_PRIVATE_TARGETS: withDefault(
    addressRanges,
    '',
    'Private address ranges that webhooks may reach, such as `127.0.0.0/8,10.0.0.0/8`. Plain http is also allowed to these ranges.',
    '(none)',
  ),
  RETRY_DELAYS: withDefault(
    retryDelays,
    '15,120,600,3600,21600',
    'Delays before the retries of a failed delivery, in seconds: one to five numbers.',
  ),
  FAILING_PACE_MAX: withDefault(
    integer(100, 3_600_000),
    '10000',
    'The longest pause between attempts at a failing endpoint, in milliseconds.',
  ),
  PLAYER_COUNTS: withDefault(onOrOff, 'on', '`off` disables polling game servers for their player counts.'),
  IMAGE_CACHE_MB: withDefault(
    integer(0, 100_000),
    '200',
    'How many megabytes of images in descriptions are kept in the database. The service fetches and re-encodes them, so that no other site sees visitors. `0` shows images as links.',
  ),
  VOTE_CHALLENGE: withDefault(
    onOrOff,
    'on',
    '`off` lets people vote without the proof-of-work challenge (for tests only).',
  ),
  VOTE_CAPTCHA_SITE_KEY: optional(z.string(), '(none)', 'The site key, for `turnstile` and `hcaptcha`.'),
  VOTE_CAPTCHA_SECRET: optional(z.string(), '(none)', 'The secret key, for `turnstile` and `hcaptcha`.'),
  REQUIRE_CONFIRMED_EMAIL: optional(
    onOrOff,
    'on',
    '`on` or `off`: whether voting needs a confirmed email address or a connected account of a sign-in provider (Discord, Google, GitHub or OpenID Connect). On your own machine (a loopback BASE_URL) it is off by default, unless SMTP_URL is set.',
  ),
  STAFF_2FA: optional(
    onOrOff,
    'on',
    '`on` or `off`: whether staff must set up two-step verification (an authenticator app or a passkey) before they see a staff page. On your own machine (a loopback BASE_URL) it is off by default.',
  ),
  IPV6_NETWORK_BITS: withDefault(
    integer(32, 64),
    '64',
    'How many bits of an IPv6 address are its network in all limits: from 32 to 64. A home has a /64 or a /56; some providers give a /48 to each customer.',
  ),
  OWNERSHIP: withDefault(
    oneOf('required', 'optional', 'off'),
    'optional',
    '`required` hides listings until their owners have proven that the bot or server is theirs, `optional` says on each page whether they have, `off` shows nothing of it.',
  ),
  DISCORD_CLIENT_ID: optional(
    z.string(),
    '(none)',
    'Together with DISCORD_CLIENT_SECRET, lets people sign in with Discord. Register `BASE_URL/auth/callback/discord` as the redirect URL in Discord.',
  ),
  DISCORD_CLIENT_SECRET: optional(z.string(), '(none)', 'See DISCORD_CLIENT_ID.'),
  ROBLOX_CLIENT_ID: optional(
    z.string(),
    '(none)',
    'Together with ROBLOX_CLIENT_SECRET, lets people link their Roblox account, so that Roblox games can find their votes. Nobody signs in with it. Register `BASE_URL/auth/callback/roblox` as the redirect URL in Roblox, with the scopes `openid` and `profile`.',
  ),
  ROBLOX_CLIENT_SECRET: optional(z.string(), '(none)', 'See ROBLOX_CLIENT_ID.'),
  GOOGLE_CLIENT_ID: optional(
    z.string(),
    '(none)',
    'Together with GOOGLE_CLIENT_SECRET, lets people sign in with Google. Register `BASE_URL/auth/callback/google` as the redirect URI in Google Cloud.',
  ),
  GOOGLE_CLIENT_SECRET: optional(z.string(), '(none)', 'See GOOGLE_CLIENT_ID.'),
  GITHUB_CLIENT_ID: optional(
    z.string(),
    '(none)',
    'Together with GITHUB_CLIENT_SECRET, lets people sign in with GitHub. Register `BASE_URL/auth/callback/github` as the callback URL of an OAuth app in GitHub.',
  ),
  GITHUB_CLIENT_SECRET: optional(z.string(), '(none)', 'See GITHUB_CLIENT_ID.'),
  OIDC_ISSUER: optional(
    issuerUrl,
    '(none)',
    'Together with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, lets people sign in with an OpenID Connect provider of your choice, such as Keycloak. It is the `issuer` in the provider’s `/.well-known/openid-configuration`, character by character. Register `BASE_URL/auth/callback/oidc` as the redirect URI there. Whoever runs it can sign in as anyone whose confirmed address they assert.',
  ),
  OIDC_CLIENT_ID: optional(z.string(), '(none)', 'See OIDC_ISSUER.'),
  OIDC_CLIENT_SECRET: optional(z.string(), '(none)', 'See OIDC_ISSUER.'),
  OIDC_NAME: withDefault(
    providerLabel,
    'OpenID Connect',
    'What the button to sign in with OIDC_ISSUER calls it: “Continue with …”.',
  ),
  SMTP_URL: optional(
    smtpUrl,
    '(none)',
    'Mail server, `smtp://user:password@host:port`, or `smtps:` for TLS from the start; `?from=` sets a sender other than `no-reply@` the host of BASE_URL. Without it, no email is sent.',
  ),
  STAFF_WEBHOOK: optional(
    staffWebhookUrl,
    '(none)',
    'A Discord or Slack webhook URL. Staff gets a message there when something needs a decision. The URL is a secret: anyone who has it can post.',
  ),
  DEFAULT_LANGUAGE: withDefault(
    oneOf(...LANGUAGE_CODES),
    SOURCE_LANGUAGE,
    'The language of pages for browsers that ask for none that there is, and of emails to people who chose none, such as `de`.',
  ),
  LOG_LEVEL: withDefault(
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
    'info',
    '`debug`, `info`, `warn`, `error` or `silent`.',
  ),
  SECURITY_LOG: withDefault(
    oneOf('hashes', 'addresses'),
    'hashes',
    'What the log says of clients whose sign-in, token or action was refused: `hashes` that change daily, or also their `addresses`, which fail2ban needs.',
  ),
  METRICS: withDefault(
    metricsAccess,
    'off',
    'Prometheus metrics at `/metrics`: `on` for everyone who can reach the port, or a token of at least 16 characters that has to be sent as `Authorization: Bearer …`.',
  ),
  ...settingVariables,
});

export const VARIABLES: readonly Variable[] = Object.entries(environmentSchema.shape).map(([name, schema]) => ({
  name,
  ...(schema.meta() as Omit<Variable, 'name'>),
}));
