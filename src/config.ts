// The environment, read once: every variable with its meaning, its default and what makes it wrong.
// This is the only file that reads process.env; a wrong value refuses to start and names itself.
import { dirname, resolve } from 'node:path';
import {
  contact,
  delays,
  integer,
  limit,
  longEnough,
  type MetricsAccess,
  metrics,
  oneOf,
  onOrOff,
  type Parse,
  type Plan,
  pageUrl,
  postgresUrl,
  proxies,
  Refusal,
  ranges,
  serviceName,
  smtp,
  text,
  webUrl,
  weights,
} from './config/values.ts';
import { OperatorError } from './core/errors.ts';

export type { Plan };
export type Role = 'all' | 'web' | 'worker';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly serviceName: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly role: Role;
  /** Null: made and kept in `dataDir` (embedded database only). */
  readonly secretKey: string | null;
  /** Ranges that may be called although they are not public, as `[address, prefix]`. */
  readonly allowedPrivateTargets: readonly string[];
  /** CIDRs of proxies whose word on who spoke to them is believed. */
  readonly trustedProxies: readonly string[];
  readonly retryDelaysSeconds: readonly number[];
  readonly failingPaceMaxMs: number;
  readonly playerCounts: boolean;
  readonly voteChallenge: boolean;
  /** Null: where this is no trial on one's own machine. */
  readonly requireConfirmedEmail: boolean | null;
  /** Counted votes of one network (an IPv4 address, an IPv6 /64); null: no limit. */
  readonly votesPerNetwork: number | null;
  readonly votesPerNetworkHour: number | null;
  /** A new listing waits for staff before others find it. */
  readonly listingApproval: boolean;
  readonly discord: { readonly clientId: string; readonly clientSecret: string } | null;
  readonly smtpUrl: string | null;
  /** An e-mail address or an https address: where people reach whoever runs this. */
  readonly contact: string | null;
  readonly privacyUrl: string | null;
  readonly termsUrl: string | null;
  readonly logLevel: string;
  readonly metrics: MetricsAccess;
  readonly planWeights: Readonly<Record<Plan, number>>;
}

export interface Variable {
  readonly name: string;
  /** As the table shows it. */
  readonly fallback: string;
  readonly meaning: string;
}

/** Every variable, in the order the README and `serve --help` show them. */
export const VARIABLES: readonly Variable[] = [
  { name: 'PORT', fallback: '3000', meaning: 'Port to listen on; 0 picks a free one.' },
  {
    name: 'HOST',
    fallback: '127.0.0.1',
    meaning: 'Address to listen on; `0.0.0.0` for all. One that other machines reach needs BASE_URL.',
  },
  {
    name: 'BASE_URL',
    fallback: 'http://localhost:PORT',
    meaning: 'The address people use, as in links and redirects.',
  },
  {
    name: 'TRUSTED_PROXIES',
    fallback: '127.0.0.0/8,::1/128',
    meaning:
      'Addresses and ranges of your own proxies, separated by commas. What they say in `X-Forwarded-For` or `Forwarded` about who visits is believed; anybody else’s is ignored.',
  },
  {
    name: 'SERVICE_NAME',
    fallback: 'Plaudit',
    meaning:
      'The name of your service: letters and digits, at most 32. It stands in header names and in votes to Minecraft servers.',
  },
  {
    name: 'DATABASE_URL',
    fallback: '(embedded)',
    meaning: 'PostgreSQL 15 or newer, `postgres://…`. Without it an embedded database in DATA_DIR is used.',
  },
  {
    name: 'DATA_DIR',
    fallback: './data',
    meaning: 'Where the embedded database and the made secret key live.',
  },
  {
    name: 'ROLE',
    fallback: 'all',
    meaning: '`web` serves pages and API, `worker` delivers, `all` does both.',
  },
  {
    name: 'SECRET_KEY',
    fallback: '(made, kept in DATA_DIR)',
    meaning: 'Encrypts secrets at rest: at least 32 characters. Required with DATABASE_URL.',
  },
  {
    name: 'ALLOW_PRIVATE_TARGETS',
    fallback: '(none)',
    meaning:
      'Address ranges that webhooks may reach although they are not public, such as `127.0.0.0/8,10.0.0.0/8`; plain http is allowed to them.',
  },
  {
    name: 'RETRY_DELAYS',
    fallback: '15,120,600,3600,21600',
    meaning: 'Seconds before each retry of a failed delivery; one to five numbers.',
  },
  {
    name: 'FAILING_PACE_MAX',
    fallback: '10000',
    meaning: 'The longest pause between attempts at an endpoint that fails, in milliseconds.',
  },
  {
    name: 'PLAYER_COUNTS',
    fallback: 'on',
    meaning: '`off` asks no game server how many players it has.',
  },
  {
    name: 'VOTE_CHALLENGE',
    fallback: 'on',
    meaning: '`off` lets people vote without the proof-of-work challenge (tests only).',
  },
  {
    name: 'REQUIRE_CONFIRMED_EMAIL',
    fallback: 'on',
    meaning:
      '`on` or `off`: whether voting needs a confirmed e-mail address or a connected Discord account. On your own machine (a loopback BASE_URL) it is off by default, unless SMTP_URL is set.',
  },
  {
    name: 'VOTES_PER_NETWORK',
    fallback: '5',
    meaning:
      'How many votes one network (an IPv4 address or an IPv6 /64) may cast for one listing in its voting window of 12 or 24 hours; `off` for no limit.',
  },
  {
    name: 'VOTES_PER_NETWORK_HOUR',
    fallback: '60',
    meaning: 'How many votes one network may cast for all listings together in an hour; `off` for no limit.',
  },
  {
    name: 'LISTING_APPROVAL',
    fallback: 'off',
    meaning: '`on`: a new listing is public only once staff has approved it, under `/staff/queue`.',
  },
  {
    name: 'DISCORD_CLIENT_ID',
    fallback: '(none)',
    meaning:
      'With DISCORD_CLIENT_SECRET: people may sign in with Discord. Register `BASE_URL/auth/callback/discord` there as the redirect.',
  },
  { name: 'DISCORD_CLIENT_SECRET', fallback: '(none)', meaning: 'See DISCORD_CLIENT_ID.' },
  {
    name: 'SMTP_URL',
    fallback: '(none)',
    meaning:
      'Mail server, `smtp://user:password@host:port`, or `smtps:` for TLS from the start; `?from=` names another sender than `no-reply@` the host of BASE_URL. Without it no mail is sent.',
  },
  {
    name: 'CONTACT',
    fallback: '(none)',
    meaning:
      'Where people reach you: an e-mail address or an `https://` address. It stands at the foot of pages, where something went wrong, and where plans are spoken of.',
  },
  {
    name: 'PRIVACY_URL',
    fallback: '(none)',
    meaning: 'An `https://` address that the foot of pages calls Privacy.',
  },
  {
    name: 'TERMS_URL',
    fallback: '(none)',
    meaning: 'An `https://` address that the foot of pages calls Terms.',
  },
  { name: 'LOG_LEVEL', fallback: 'info', meaning: '`debug`, `info`, `warn`, `error` or `silent`.' },
  {
    name: 'METRICS',
    fallback: 'off',
    meaning:
      'Prometheus metrics at `/metrics`: `on` for everybody who reaches the port, or a token of at least 16 characters to be sent as `Authorization: Bearer …`.',
  },
  {
    name: 'PLAN_WEIGHTS',
    fallback: 'free=1,verified=2,enterprise=3',
    meaning: 'What a vote weighs in the ranking, by the plan of its listing.',
  },
];

/** A value that cannot be used; the message is for the operator. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
}

/** Of a network: more is as good as no limit, and all of them are read for each vote of a network that reached it. */
const MOST_VOTES = 10_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks everything; throws ConfigError naming the first wrong variable. */
export function readConfig(environment: Environment = process.env): Config {
  const read = reader(environment);
  const port = read('PORT', '3000', integer(0, 65535));
  const databaseUrl = read('DATABASE_URL', null, postgresUrl);
  const secretKey = read('SECRET_KEY', null, longEnough);
  if (databaseUrl && !secretKey) {
    throw new ConfigError(
      'SECRET_KEY must be set when DATABASE_URL is: it encrypts the secrets in that database, and every process needs the same. Make one with `openssl rand -base64 32`.',
    );
  }
  const smtpUrl = read('SMTP_URL', null, smtp);
  return Object.freeze({
    port,
    host: read('HOST', '127.0.0.1', text),
    baseUrl: read('BASE_URL', `http://localhost:${port}`, webUrl),
    serviceName: read('SERVICE_NAME', 'Plaudit', serviceName),
    databaseUrl,
    dataDir: resolve(read('DATA_DIR', './data', text)),
    role: read('ROLE', 'all', oneOf<Role>('all', 'web', 'worker')),
    secretKey,
    allowedPrivateTargets: read('ALLOW_PRIVATE_TARGETS', '', ranges),
    trustedProxies: read('TRUSTED_PROXIES', '127.0.0.0/8,::1/128', proxies),
    retryDelaysSeconds: read('RETRY_DELAYS', '15,120,600,3600,21600', delays),
    failingPaceMaxMs: read('FAILING_PACE_MAX', '10000', integer(100, 3_600_000)),
    playerCounts: read('PLAYER_COUNTS', 'on', onOrOff),
    voteChallenge: read('VOTE_CHALLENGE', 'on', onOrOff),
    requireConfirmedEmail: read('REQUIRE_CONFIRMED_EMAIL', null, onOrOff) ?? (smtpUrl ? true : null),
    votesPerNetwork: read('VOTES_PER_NETWORK', '5', limit(MOST_VOTES)),
    votesPerNetworkHour: read('VOTES_PER_NETWORK_HOUR', '60', limit(MOST_VOTES)),
    listingApproval: read('LISTING_APPROVAL', 'off', onOrOff),
    discord: discord(environment),
    smtpUrl,
    contact: read('CONTACT', null, contact),
    privacyUrl: read('PRIVACY_URL', null, pageUrl),
    termsUrl: read('TERMS_URL', null, pageUrl),
    logLevel: read('LOG_LEVEL', 'info', oneOf('debug', 'info', 'warn', 'error', 'silent')),
    metrics: read('METRICS', 'off', metrics),
    planWeights: read('PLAN_WEIGHTS', 'free=1,verified=2,enterprise=3', weights),
  });
}

function reader(environment: Environment) {
  function read<T>(name: string, fallback: string, parse: Parse<T>): T;
  function read<T>(name: string, fallback: null, parse: Parse<T>): T | null;
  function read<T>(name: string, fallback: string | null, parse: Parse<T>): T | null {
    const given = environment[name]?.trim();
    const value = given ? given : fallback;
    if (value === null) return null;
    const parsed = parse(value);
    if (parsed instanceof Refusal) throw new ConfigError(`${name} must be ${parsed.wanted}.`);
    return parsed;
  }
  return read;
}

function discord(environment: Environment): Config['discord'] {
  const clientId = environment.DISCORD_CLIENT_ID?.trim();
  const clientSecret = environment.DISCORD_CLIENT_SECRET?.trim();
  if (!clientId && !clientSecret) return null;
  if (!clientId) throw new ConfigError('DISCORD_CLIENT_ID must be set when DISCORD_CLIENT_SECRET is.');
  if (!clientSecret) throw new ConfigError('DISCORD_CLIENT_SECRET must be set when DISCORD_CLIENT_ID is.');
  return { clientId, clientSecret };
}

/**
 * The folder that a command was called from, for relative paths on its command line. npm runs scripts in the package's own folder and keeps
 * the caller's in INIT_CWD; of another package's script, which may have started us, that says nothing.
 */
export function callerFolder(environment: Environment = process.env): string {
  const { INIT_CWD: caller, npm_package_json: script } = environment;
  const here = process.cwd();
  return caller && script && dirname(resolve(script)) === here ? caller : here;
}
