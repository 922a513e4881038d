// What each type of environment variable accepts, and the phrase that completes "NAME must be …" for invalid values.
import { z } from 'zod';
import { isRange, toRange } from '../core/ip-address.ts';
import { parseDatabaseUrl } from './database-address.ts';

export type Plan = 'free' | 'verified' | 'enterprise';
/** Who may read /metrics: nobody, everyone, or everyone who sends the token. */
export type MetricsAccess = 'off' | 'on' | { readonly token: string };

/** Wraps `schema` so that it reports one message for every invalid value. */
function accept<Value>(expected: string, schema: z.ZodType<Value, string>) {
  return z.string().transform((text, context): Value => {
    const parsed = schema.safeParse(text);
    if (parsed.success) return parsed.data;
    context.addIssue(expected);
    return z.NEVER;
  });
}

const number = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most));

export const integer = (least: number, most: number) =>
  accept(`a whole number from ${least} to ${most}`, number(least, most));

export const limit = (most: number) =>
  accept<number | null>(
    `a whole number from 1 to ${most}, or \`off\` for no limit`,
    z.union([z.literal('off').transform(() => null), number(1, most)]),
  );

export const oneOf = <const Choice extends string>(...choices: readonly Choice[]) =>
  accept(`one of ${choices.join(', ')}`, z.enum(choices) as unknown as z.ZodType<Choice, string>);

export const onOrOff = accept(
  '`on` or `off`',
  z.enum(['on', 'off']).transform((value) => value === 'on'),
);

export const refuseOrAllow = accept(
  'one of refuse, allow',
  z.enum(['refuse', 'allow']).transform((value) => value === 'refuse'),
);

export const metricsAccess = accept<MetricsAccess>(
  '`off`, `on` or a token of at least 16 characters, such as from `openssl rand -hex 24`',
  z.union([
    z.enum(['off', 'on']),
    z
      .string()
      .regex(/^[!-~]{16,}$/)
      .transform((token) => ({ token })),
  ]),
);

const UNIT_SECONDS = { m: 60, h: 3_600, d: 86_400 } as const;

/** Seconds; null for `off`. `default` depends on the database. */
export const backupInterval = accept<number | null | 'default'>(
  '`off`, or a number of minutes, hours or days such as `30m`, `12h` or `7d`',
  z.union([
    z.literal('default'),
    z.literal('off').transform(() => null),
    z
      .string()
      .regex(/^[1-9]\d{0,3}[mhd]$/)
      .transform((text) => Number(text.slice(0, -1)) * UNIT_SECONDS[text.slice(-1) as keyof typeof UNIT_SECONDS]),
  ]),
);

export const encryptionKey = accept(
  'at least 32 characters, such as from `openssl rand -base64 32`',
  z.string().min(32),
);

export const encryptionKeys = accept<readonly string[]>(
  'one to ten different keys of at least 32 characters each, separated by commas or line breaks',
  z
    .string()
    // A key may contain a comma.
    .transform((text) => text.split(text.includes('\n') ? '\n' : ',').map((key) => key.trim()))
    .pipe(z.array(z.string().min(32)).min(1).max(10))
    .refine((keys) => new Set(keys).size === keys.length),
);

export const serviceName = accept(
  '1 to 32 letters and digits, starting with a letter (no dots, because they break reward plugins)',
  z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,31}$/),
);

const url = (protocol: RegExp) => z.url({ protocol });

export const postgresUrl = accept(
  'a PostgreSQL URL such as postgres://user:password@host:5432/plaudit',
  z.string().refine((text) => parseDatabaseUrl(text) !== null),
);

export const postgresReadUrl = accept(
  'a PostgreSQL URL such as postgres://user:password@standby:5432/plaudit',
  z.string().refine((text) => parseDatabaseUrl(text, true) !== null),
);

/** Five processes then fit into the 100 connections that PostgreSQL allows by default (decision P207). */
export const DEFAULT_POOL_SIZE = 18;
const MIN_POOL_SIZE = 6;

export const poolSize = accept(
  'a whole number from 6 to 1000, because a process needs two connections for pages, two for the delivery engine, one to listen for notifications and one to check the others',
  number(MIN_POOL_SIZE, 1000),
);

export const smtpUrl = accept('a mail server URL such as smtp://user:password@host:587', url(/^smtps?$/));

export const originUrl = accept(
  'the address that people use, such as https://votes.example, without a path',
  url(/^https?$/)
    .transform((text) => new URL(text))
    .refine(({ pathname, search, hash, username }) => pathname === '/' && !search && !hash && !username)
    .transform(({ origin }) => origin),
);

const httpsUrl = url(/^https$/).transform((text) => new URL(text).href);

export const pageUrl = accept('the address of a page, such as https://votes.example/privacy', httpsUrl);

/**
 * Kept as it is, because providers compare it character by character. Plain http reaches only ALLOW_PRIVATE_TARGETS.
 */
export const issuerUrl = accept(
  'the issuer of an OpenID Connect provider, such as https://id.example/realms/main, without query and fragment',
  url(/^https?$/).refine((text) => !/[?#@\s]/.test(text)),
);

export const providerLabel = accept('1 to 32 characters on one line', z.string().regex(/^[^\p{C}]{1,32}$/u));

/** `channels/staff-chat.ts` checks the rest. */
export const staffWebhookUrl = accept(
  'the URL of a Discord webhook (https://discord.com/api/webhooks/…) or of a Slack incoming webhook (https://hooks.slack.com/services/…)',
  httpsUrl,
);

/** The pattern excludes characters that could end the address in a `mailto:` link. */
export const contact = accept(
  'an email address such as votes@mail.example, or an https address of a page',
  z.union([httpsUrl, z.string().regex(/^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)*$/)]),
);

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

export const addressRanges = accept(
  'address ranges separated by commas, such as 127.0.0.0/8,::1/128',
  list.refine((ranges) => ranges.every(isRange)),
);

/** A single address is a range of one. A range of all addresses would let every client claim any address. */
export const trustedProxies = accept(
  'addresses and ranges of your proxies separated by commas, such as 127.0.0.1,10.0.0.0/24, and must not cover all addresses',
  list
    .transform((entries) => entries.map(toRange))
    .refine((ranges) => ranges.every((range) => isRange(range) && !range.endsWith('/0'))),
);

export const retryDelays = accept(
  'one to five numbers of seconds separated by commas, such as 15,120,600,3600,21600',
  z
    .string()
    .regex(/^\s*\d+(\.\d+)?\s*(,\s*\d+(\.\d+)?\s*){0,4}$/)
    .transform((text) => text.split(',').map(Number))
    .refine((delays) => delays.every((seconds) => seconds <= 604_800)),
);

/** The entries `plan=value` of all three plans. */
function forEachPlan<Value>(value: z.ZodType<Value, string>) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.split('=').map((word) => word.trim())))
    .refine((entries) => entries.every(({ length }) => length === 2))
    .transform((entries): unknown => Object.fromEntries(entries))
    .pipe(z.strictObject({ free: value, verified: value, enterprise: value }).readonly());
}

const weight = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.number().min(1));

export const planWeights = accept(
  'a positive whole number for each plan, such as free=1,verified=2,enterprise=3',
  forEachPlan(weight),
);

export const planNames = accept(
  'a name of 1 to 24 characters for each plan, such as free=Free,verified=Plus,enterprise=Enterprise',
  forEachPlan(z.string().regex(/^[^\p{C},=]{1,24}$/u)),
);
