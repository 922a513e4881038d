// What each kind of environment variable may say: from its text to its value, or what it should have been.
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Plan = 'free' | 'verified' | 'enterprise';
/** Who may read /metrics: nobody, everybody, or who knows the token. */
export type MetricsAccess = 'off' | 'on' | { readonly token: string };

/** Turns a variable's text into its value, or says in a phrase what it should be. */
export type Parse<T> = (value: string) => T | Refusal;
export class Refusal {
  readonly wanted: string;
  constructor(wanted: string) {
    this.wanted = wanted;
  }
}
const refuse = (wanted: string) => new Refusal(wanted);

export const text: Parse<string> = (value) => value;

export function integer(least: number, most: number): Parse<number> {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : refuse(`a whole number from ${least} to ${most}`);
  };
}

/** A number of at least 1, or null for `off`. */
export function limit(most: number): Parse<number | null> {
  const number = integer(1, most);
  return (value) => {
    const read = value === 'off' ? null : number(value);
    return read instanceof Refusal
      ? refuse(`a whole number from 1 to ${most}, or \`off\` for no limit`)
      : read;
  };
}

export function oneOf<T extends string>(...choices: readonly T[]): Parse<T> {
  return (value) => choices.find((choice) => choice === value) ?? refuse(`one of ${choices.join(', ')}`);
}

export const onOrOff: Parse<boolean> = (value) =>
  value === 'on' ? true : value === 'off' ? false : refuse('`on` or `off`');

export const metrics: Parse<MetricsAccess> = (value) => {
  if (value === 'off' || value === 'on') return value;
  return /^[!-~]{16,}$/.test(value)
    ? { token: value }
    : refuse('`off`, `on` or a token of at least 16 characters; make one with `openssl rand -hex 24`');
};

export const longEnough: Parse<string> = (value) =>
  value.length >= 32 ? value : refuse('at least 32 characters; make one with `openssl rand -base64 32`');

export const serviceName: Parse<string> = (value) =>
  /^[A-Za-z][A-Za-z0-9]{0,31}$/.test(value)
    ? value
    : refuse('1 to 32 letters and digits, the first a letter; no dots, they break reward plugins');

export const postgresUrl: Parse<string> = (value) =>
  URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)
    ? value
    : refuse('a PostgreSQL address such as postgres://user:password@host:5432/plaudit');

export const smtp: Parse<string> = (value) =>
  URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol)
    ? value
    : refuse('a mail server such as smtp://user:password@host:587');

export const webUrl: Parse<string> = (value) => {
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

const isPageUrl = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:';

export const pageUrl: Parse<string> = (value) =>
  isPageUrl(value)
    ? new URL(value).href
    : refuse('the address of a page, such as https://votes.example/privacy');

/** An address has nothing in it that would end it in a link or begin another part of one. */
export const contact: Parse<string> = (value) => {
  if (isPageUrl(value)) return new URL(value).href;
  return /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)*$/.test(value)
    ? value
    : refuse('an e-mail address such as votes@mail.example, or an https address of a page');
};

export const ranges: Parse<readonly string[]> = (value) => {
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

/** `10.0.0.1` is the range of that address alone. A range of all addresses would believe whatever a client writes. */
export const proxies: Parse<readonly string[]> = (value) => {
  const list = value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => (isIPv4(entry) ? `${entry}/32` : isIPv6(entry) ? `${entry}/128` : entry));
  const parsed = ranges(list.join(','));
  return parsed instanceof Refusal || list.some((range) => range.endsWith('/0'))
    ? refuse(
        'addresses and ranges of your proxies with a comma between them, such as 127.0.0.1,10.0.0.0/24; not all addresses there are',
      )
    : list;
};

export const delays: Parse<readonly number[]> = (value) => {
  const numbers = value
    .split(',')
    .map((part) => (/^\s*\d+(\.\d+)?\s*$/.test(part) ? Number(part) : Number.NaN));
  const usable = numbers.length <= 5 && numbers.every((seconds) => seconds >= 0 && seconds <= 604_800);
  return usable
    ? numbers
    : refuse('one to five numbers of seconds with a comma between them, such as 15,120,600,3600,21600');
};

export const weights: Parse<Readonly<Record<Plan, number>>> = (value) => {
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
