// Reads the environment once at startup. Only this file reads process.env; an invalid value stops the startup with an
// error that names the variable.
import { dirname, join, resolve } from 'node:path';
import type { z } from 'zod';
import { SETTING_KEYS, SETTINGS, type Settings } from './config/settings.ts';
import { environmentSchema } from './config/variables.ts';
import { OperatorError } from './core/errors.ts';
import { isLoopbackHost } from './core/ip-address.ts';

const DAY_SECONDS = 86_400;

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws a ConfigError that names the first invalid variable. */
export function readConfig(environment: Environment = process.env) {
  const values = parseEnvironment(environment);
  requireSecretKey(values);
  requireDatabaseUrl(values);
  const baseUrl = values.BASE_URL ?? new URL(`http://localhost:${values.PORT}`).origin;
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    baseUrl,
    serviceName: values.SERVICE_NAME,
    /** Null: the embedded database in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** PostgreSQL itself, for LISTEN, if `databaseUrl` leads through a connection pooler. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    /** A streaming standby, for reads. */
    databaseReadUrl: values.DATABASE_READ_URL,
    /** How many connections to PostgreSQL this process may open. */
    databasePool: values.DATABASE_POOL,
    databasePrepared: values.DATABASE_PREPARED,
    dataDir: resolve(values.DATA_DIR),
    /** Whether an existing database is backed up before it is migrated. */
    backsUpBeforeMigration: values.DATABASE_URL === null,
    /** Null: no scheduled backups. */
    backupEverySeconds:
      values.BACKUP_EVERY === 'default' ? (values.DATABASE_URL ? null : DAY_SECONDS) : values.BACKUP_EVERY,
    /** How many backups are kept in `backupDir`. */
    backupKeep: values.BACKUP_KEEP,
    backupDir: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
    role: values.ROLE,
    /** The first one encrypts. Null: generated and stored in `dataDir` (embedded database only). */
    secretKeys: values.SECRET_KEYS ?? (values.SECRET_KEY === null ? null : [values.SECRET_KEY]),
    /** Whether SECRET_KEYS is set, which no process of version 0.1.0 can use. */
    hasKeyList: values.SECRET_KEYS !== null,
    /** Private CIDR ranges that requests may be sent to. */
    allowedPrivateTargets: values.ALLOW_PRIVATE_TARGETS,
    /** CIDR ranges of proxies whose forwarding headers are trusted. */
    trustedProxies: values.TRUSTED_PROXIES,
    retryDelaysSeconds: values.RETRY_DELAYS,
    failingPaceMaxMs: values.FAILING_PACE_MAX,
    playerCounts: values.PLAYER_COUNTS,
    /** The most that the cache of images in descriptions holds; 0: images are shown as links. */
    imageCacheBytes: values.IMAGE_CACHE_MB * 1_000_000,
    ...voters(values, baseUrl),
    /** Whether listings must, can or cannot be proven to be their owners'. */
    ownership: values.OWNERSHIP,
    ...signIn(values),
    smtpUrl: values.SMTP_URL,
    /** The webhook of staff's chat channel. Secret. */
    staffWebhook: values.STAFF_WEBHOOK,
    /** Of pages for browsers that ask for none of ours, and of emails to people who chose none. */
    defaultLanguage: values.DEFAULT_LANGUAGE,
    logLevel: values.LOG_LEVEL,
    logsAddresses: values.SECURITY_LOG === 'addresses',
    metrics: values.METRICS,
    /** The settings that the environment overrides. For current values, see `site/`. */
    settings: settingOverrides(values, environment),
  });
}

/** Null can be a value, for `off`, so what counts is whether the variable is set. */
function settingOverrides(values: Values, environment: Environment): Partial<Settings> {
  const given = SETTING_KEYS.filter((key) => environment[SETTINGS[key].variable]?.trim());
  return Object.freeze(Object.fromEntries(given.map((key) => [key, values[SETTINGS[key].variable]])));
}

type Values = z.infer<typeof environmentSchema>;

/** Who may sign up and vote, and how often. */
function voters(values: Values, baseUrl: string) {
  return {
    voteChallenge: values.VOTE_CHALLENGE,
    /** As the environment has it; null: not at all. */
    voteCaptcha: voteCaptcha(values),
    /** Null: required unless trial mode is active. */
    requireConfirmedEmail: values.REQUIRE_CONFIRMED_EMAIL ?? (values.SMTP_URL ? true : null),
    staffTwoStep: values.STAFF_2FA ?? !isLoopbackHost(new URL(baseUrl).hostname),
    /** How many bits of an IPv6 address are its network. */
    ipv6NetworkBits: values.IPV6_NETWORK_BITS,
  };
}

function voteCaptcha(values: Values) {
  const { VOTE_CAPTCHA: kind, VOTE_CAPTCHA_SITE_KEY: siteKey, VOTE_CAPTCHA_SECRET: secret } = values;
  if (kind === null || kind === 'off') return null;
  if (!values.VOTE_CHALLENGE)
    throw new ConfigError(
      'VOTE_CHALLENGE must be on if VOTE_CAPTCHA is set: the challenge is what voters solve while a captcha provider does not respond.',
    );
  if (kind === 'altcha') return { kind };
  if (!siteKey || !secret)
    throw new ConfigError(
      `${siteKey ? 'VOTE_CAPTCHA_SECRET' : 'VOTE_CAPTCHA_SITE_KEY'} must be set if VOTE_CAPTCHA is ${kind}. Copy it from the dashboard of the provider.`,
    );
  return { kind, siteKey, secret };
}

/** The providers that people sign in with, or link an account of. */
function signIn(values: Values) {
  return {
    discord: oauthClient('DISCORD', values.DISCORD_CLIENT_ID, values.DISCORD_CLIENT_SECRET),
    google: oauthClient('GOOGLE', values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
    github: oauthClient('GITHUB', values.GITHUB_CLIENT_ID, values.GITHUB_CLIENT_SECRET),
    oidc: openIdClient(values),
    /** For linking accounts only. */
    roblox: oauthClient('ROBLOX', values.ROBLOX_CLIENT_ID, values.ROBLOX_CLIENT_SECRET),
  };
}

/** An empty variable counts as not set. */
function parseEnvironment(environment: Environment): Values {
  const given = Object.keys(environmentSchema.shape).map((name) => [name, environment[name]?.trim() || undefined]);
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError(`${String(issue?.path[0])} must be ${issue?.message}.`);
}

function requireSecretKey({ DATABASE_URL, SECRET_KEY, SECRET_KEYS }: Values): void {
  if (SECRET_KEY && SECRET_KEYS)
    throw new ConfigError(
      'SECRET_KEY and SECRET_KEYS are both set. Keep only SECRET_KEYS, with the current key first: SECRET_KEYS=CURRENT,PREVIOUS.',
    );
  if (!DATABASE_URL || SECRET_KEY || SECRET_KEYS) return;
  throw new ConfigError(
    'SECRET_KEY must be set if DATABASE_URL is set. It encrypts the secrets in the database, and all processes must use the same key. Generate one with `openssl rand -base64 32`.',
  );
}

function requireDatabaseUrl({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL }: Values): void {
  if (DATABASE_URL) return;
  if (DATABASE_DIRECT_URL) throw new ConfigError('DATABASE_URL must be set if DATABASE_DIRECT_URL is set.');
  if (DATABASE_READ_URL) throw new ConfigError('DATABASE_URL must be set if DATABASE_READ_URL is set.');
}

/** Null if neither is set. */
function oauthClient(name: string, clientId: string | null, clientSecret: string | null) {
  if (!clientId && !clientSecret) return null;
  if (!clientId) throw new ConfigError(`${name}_CLIENT_ID must be set if ${name}_CLIENT_SECRET is set.`);
  if (!clientSecret) throw new ConfigError(`${name}_CLIENT_SECRET must be set if ${name}_CLIENT_ID is set.`);
  return { clientId, clientSecret };
}

/** A generic OpenID Connect provider; null if it is not set. */
function openIdClient({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME: name }: Values) {
  const client = oauthClient('OIDC', OIDC_CLIENT_ID, OIDC_CLIENT_SECRET);
  if (client && !issuer) throw new ConfigError('OIDC_ISSUER must be set if OIDC_CLIENT_ID is set.');
  if (issuer && !client) throw new ConfigError('OIDC_CLIENT_ID must be set if OIDC_ISSUER is set.');
  return client && issuer ? { ...client, issuer, name } : null;
}

/**
 * The folder that a command was called from, for relative paths on its command line. npm runs scripts in the package's
 * folder and passes the caller's as INIT_CWD, which is ignored if another package's script started us.
 */
export function callerFolder(environment: Environment = process.env): string {
  const { INIT_CWD: caller, npm_package_json: script } = environment;
  const here = process.cwd();
  return caller && script && dirname(resolve(script)) === here ? caller : here;
}

/** A variable that the command line names, such as for a passphrase; undefined if it is not set. */
export function environmentVariable(name: string, environment: Environment = process.env): string | undefined {
  return environment[name] || undefined;
}

/** The environment for another process of the same installation; both read the same configuration. */
export function environmentOf(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'backupDir' | 'secretKeys' | 'hasKeyList'>,
): Record<string, string | undefined> {
  const { databaseUrl, databaseDirectUrl, dataDir, backupDir, secretKeys, hasKeyList } = config;
  return {
    ...process.env,
    DATA_DIR: dataDir,
    BACKUP_DIR: backupDir,
    DATABASE_URL: databaseUrl ?? '',
    DATABASE_DIRECT_URL: databaseDirectUrl ?? '',
    // An empty variable counts as not set.
    SECRET_KEY: (!hasKeyList && secretKeys?.[0]) || '',
    SECRET_KEYS: (hasKeyList && secretKeys?.join('\n')) || '',
  };
}
