// Checks whether a URL may be an endpoint, before any name is resolved (§1, decision D16). Pure.

import { NORMALIZED_URL_MAX_CHARACTERS } from '../core/limits.ts';
import { type Message, message } from '../messages/message.ts';
import { blockedSentence, type CheckAddress, shorten } from './check-address.ts';
import type { UrlCode } from './failure-codes.ts';

export type UrlCheckResult =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly code: UrlCode; readonly sentence: Message };

/**
 * Ports of services that execute arbitrary lines of text, or that trust everyone who can reach them: an HTTP request
 * could do harm there. The list is deliberately short: other ports are the owner's choice.
 */
const DENIED_PORTS = new Map<number, Message | string>([
  [0, message('targetValidation.serviceNone')],
  [22, 'SSH'],
  [23, 'Telnet'],
  [25, message('targetValidation.serviceMail', { protocol: 'SMTP' })],
  [53, 'DNS'],
  [110, message('targetValidation.serviceMail', { protocol: 'POP3' })],
  [143, message('targetValidation.serviceMail', { protocol: 'IMAP' })],
  [445, message('targetValidation.serviceFiles')],
  [465, message('targetValidation.serviceMail', { protocol: 'SMTP' })],
  [587, message('targetValidation.serviceMail', { protocol: 'SMTP' })],
  [993, message('targetValidation.serviceMail', { protocol: 'IMAP' })],
  [995, message('targetValidation.serviceMail', { protocol: 'POP3' })],
  [2375, 'Docker'],
  [3306, 'MySQL'],
  [5432, 'PostgreSQL'],
  [6379, 'Redis'],
  [11211, 'memcached'],
  [27017, 'MongoDB'],
]);

/** The service on a blocked port; null: the port is allowed. */
export function blockedPortService(port: number): Message | string | null {
  return DENIED_PORTS.get(port) ?? null;
}

function whyPortDenied(port: number): Message | null {
  const service = blockedPortService(port);
  return service === null ? null : message('targetValidation.urlPort', { port: String(port), service });
}

export interface UrlRules {
  /** Whether http is allowed to all addresses, and not only to ranges that the operator opened. */
  readonly plainHttp: boolean;
}

/**
 * The normalized URL, or what is wrong with it and what to do. The addresses of a host name are checked when it is
 * resolved.
 */
export function checkUrl(
  text: string,
  checkAddress: CheckAddress,
  rules: UrlRules = { plainHttp: false },
): UrlCheckResult {
  if (text.length > 2 * NORMALIZED_URL_MAX_CHARACTERS) return tooLong();
  const given = text.replace(/^ +| +$/g, '');
  const textError = checkText(given);
  if (textError) return textError;
  const parsed = URL.parse(given);
  if (parsed && !/^https?:$/.test(parsed.protocol)) {
    const sentence = given.includes('://')
      ? message('targetValidation.urlScheme')
      : message('targetValidation.urlWithoutScheme');
    return refused('url_scheme', sentence);
  }
  if (!parsed?.hostname) {
    return refused('url_invalid', message('targetValidation.urlIncomplete'));
  }
  const url = withoutTrailingDot(parsed);
  if (url.href.length > NORMALIZED_URL_MAX_CHARACTERS) return tooLong();
  return checkParts(url) ?? checkHost(url, checkAddress, rules) ?? { ok: true, url };
}

/** The host of a URL; an IPv6 address has no brackets. */
export function urlHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/** The port of a URL, or the default port of its scheme. */
export function urlPort(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'http:' ? 80 : 443;
}

function checkText(text: string): UrlCheckResult | null {
  if (text.length > NORMALIZED_URL_MAX_CHARACTERS) return tooLong();
  // URL parsing silently drops tabs and line breaks, but what is stored must be what the owner saw.
  if (/\p{Cc}/u.test(text) || !text.isWellFormed()) {
    return refused('url_characters', message('targetValidation.urlCharacters'));
  }
  return null;
}

function checkParts(url: URL): UrlCheckResult | null {
  if (url.username !== '' || url.password !== '') {
    return refused('url_credentials', message('targetValidation.urlCredentials'));
  }
  if (url.hash !== '' || url.href.endsWith('#')) {
    return refused('url_fragment', message('targetValidation.urlFragment'));
  }
  const port = whyPortDenied(urlPort(url));
  return port === null ? null : refused('url_port', port);
}

/** Checks an address now. For a name, whether plain http is allowed depends on what it resolves to. */
function checkHost(url: URL, checkAddress: CheckAddress, { plainHttp }: UrlRules): UrlCheckResult | null {
  const host = urlHost(url);
  if (!/^\d[\d.]*$|:/.test(host)) return checkName(host);
  const checked = checkAddress(host);
  if (!checked.ok) return refused('blocked_address', blockedSentence(host, host, checked));
  return url.protocol === 'http:' && !checked.opened && !plainHttp ? refused('url_not_https', NOT_HTTPS) : null;
}

function checkName(host: string): UrlCheckResult | null {
  return fitsDns(host) ? null : refused('url_invalid', message('targetValidation.urlHost', { host: shorten(host) }));
}

/** Whether DNS allows the name: at most 253 characters, 1 to 63 between dots. */
export function fitsDns(host: string): boolean {
  return host.length <= 253 && host.split('.').every((label) => label !== '' && label.length <= 63);
}

export const NOT_HTTPS = message('targetValidation.urlNotHttps');

/** `bot.example.` and `bot.example` are the same host, but certificates and virtual hosts use the second form. */
function withoutTrailingDot(url: URL): URL {
  if (!url.hostname.endsWith('.')) return url;
  const plain = new URL(url);
  plain.hostname = url.hostname.replace(/\.$/, '');
  return plain;
}

function tooLong(): UrlCheckResult {
  return refused(
    'url_too_long',
    message('targetValidation.urlTooLong', { max: String(NORMALIZED_URL_MAX_CHARACTERS) }),
  );
}

function refused(code: UrlCode, sentence: Message): UrlCheckResult {
  return { ok: false, code, sentence };
}
