// The environment, read once: every variable with its meaning, its default and what makes it wrong.
// This is the only file that reads process.env; a wrong value refuses to start and names itself.
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { OperatorError } from './core/errors.ts';

export type Role = 'all' | 'web' | 'worker';
export type Plan = 'free' | 'verified' | 'enterprise';

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
  readonly retryDelaysSeconds: readonly number[];
  readonly failingPaceMaxMs: number;
  readonly playerCounts: boolean;
  readonly voteChallenge: boolean;
  readonly requireConfirmedEmail: boolean;
  readonly discord: { readonly clientId: string; readonly clientSecret: string } | null;
  readonly smtpUrl: string | null;
  readonly logLevel: string;
  /** Who may read /metrics: nobody, everybody, or who knows the token. */
  readonly metrics: 'off' | 'on' | { readonly token: string };
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
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'Address to listen on; `0.0.0.0` for all.' },
  {
    name: 'BASE_URL',
    fallback: 'http://localhost:PORT',
    meaning: 'The address people use, as in links and redirects.',
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
    fallback: 'on with SMTP_URL',
    meaning: '`on` or `off`: whether voting needs a confirmed e-mail address or a connected Discord account.',
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
    meaning: 'Mail server, `smtp://user:password@host:port`; without it no mail is sent.',
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
    retryDelaysSeconds: read('RETRY_DELAYS', '15,120,600,3600,21600', delays),
    failingPaceMaxMs: read('FAILING_PACE_MAX', '10000', integer(100, 3_600_000)),
    playerCounts: read('PLAYER_COUNTS', 'on', onOrOff),
    voteChallenge: read('VOTE_CHALLENGE', 'on', onOrOff),
    requireConfirmedEmail: read('REQUIRE_CONFIRMED_EMAIL', smtpUrl ? 'on' : 'off', onOrOff),
    discord: discord(environment),
    smtpUrl,
    logLevel: read('LOG_LEVEL', 'info', oneOf('debug', 'info', 'warn', 'error', 'silent')),
    metrics: read('METRICS', 'off', metrics),
    planWeights: read('PLAN_WEIGHTS', 'free=1,verified=2,enterprise=3', weights),
  });
}

/** Turns a variable's text into its value, or says in a phrase what it should be. */
type Parse<T> = (value: string) => T | Refusal;
class Refusal {
  readonly wanted: string;
  constructor(wanted: string) {
    this.wanted = wanted;
  }
}
const refuse = (wanted: string) => new Refusal(wanted);

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

const text: Parse<string> = (value) => value;

function integer(least: number, most: number): Parse<number> {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : refuse(`a whole number from ${least} to ${most}`);
  };
}

function oneOf<T extends string>(...choices: readonly T[]): Parse<T> {
  return (value) => choices.find((choice) => choice === value) ?? refuse(`one of ${choices.join(', ')}`);
}

const onOrOff: Parse<boolean> = (value) =>
  value === 'on' ? true : value === 'off' ? false : refuse('`on` or `off`');

const metrics: Parse<Config['metrics']> = (value) => {
  if (value === 'off' || value === 'on') return value;
  return /^[!-~]{16,}$/.test(value)
    ? { token: value }
    : refuse('`off`, `on` or a token of at least 16 characters; make one with `openssl rand -hex 24`');
};

const longEnough: Parse<string> = (value) =>
  value.length >= 32 ? value : refuse('at least 32 characters; make one with `openssl rand -base64 32`');

const serviceName: Parse<string> = (value) =>
  /^[A-Za-z][A-Za-z0-9]{0,31}$/.test(value)
    ? value
    : refuse('1 to 32 letters and digits, the first a letter; no dots, they break reward plugins');

const postgresUrl: Parse<string> = (value) =>
  URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)
    ? value
    : refuse('a PostgreSQL address such as postgres://user:password@host:5432/plaudit');

const smtp: Parse<string> = (value) =>
  URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol)
    ? value
    : refuse('a mail server such as smtp://user:password@host:587');

const webUrl: Parse<string> = (value) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  const usable =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username;
  return usable
    ? url.origin
    : refuse('the address people use, such as https://votes.example, with no path after it');
};

const ranges: Parse<readonly string[]> = (value) => {
  const list = value
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean);
  const isRange = (range: string) =>
    ipaddr.isValidCIDR(range) && (range.includes('.') || isIPv6(range.split('/')[0] ?? ''));
  return list.every(isRange)
    ? list
    : refuse('address ranges with a comma between them, such as 127.0.0.0/8,::1/128');
};

const delays: Parse<readonly number[]> = (value) => {
  const numbers = value
    .split(',')
    .map((part) => (/^\s*\d+(\.\d+)?\s*$/.test(part) ? Number(part) : Number.NaN));
  const usable = numbers.length <= 5 && numbers.every((seconds) => seconds >= 0 && seconds <= 604_800);
  return usable
    ? numbers
    : refuse('one to five numbers of seconds with a comma between them, such as 15,120,600,3600,21600');
};

const weights: Parse<Readonly<Record<Plan, number>>> = (value) => {
  const found = new Map(
    value.split(',').map((part) => part.split('=').map((word) => word.trim()) as [string, string]),
  );
  const weight = (plan: Plan) => (/^\d{1,4}$/.test(found.get(plan) ?? '') ? Number(found.get(plan)) : 0);
  const all = { free: weight('free'), verified: weight('verified'), enterprise: weight('enterprise') };
  const usable = found.size === 3 && Object.values(all).every((number) => number >= 1);
  return usable
    ? Object.freeze(all)
    : refuse('a whole number from 1 for each plan, such as free=1,verified=2,enterprise=3');
};

function discord(environment: Environment): Config['discord'] {
  const clientId = environment.DISCORD_CLIENT_ID?.trim();
  const clientSecret = environment.DISCORD_CLIENT_SECRET?.trim();
  if (!clientId && !clientSecret) return null;
  if (!clientId) throw new ConfigError('DISCORD_CLIENT_ID must be set when DISCORD_CLIENT_SECRET is.');
  if (!clientSecret) throw new ConfigError('DISCORD_CLIENT_SECRET must be set when DISCORD_CLIENT_ID is.');
  return { clientId, clientSecret };
}
