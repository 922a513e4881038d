// The URL of a webhook, parsed and checked once, and resolved again for every attempt.
import type { CheckAddress } from './check-address.ts';
import { checkUrl, NOT_HTTPS, type UrlCheckResult, urlHost, urlPort } from './check-url.ts';
import type { ResolveChecked } from './checked-resolver.ts';
import type { Deadline } from './deadline.ts';
import { formatPostHead } from './http1/request.ts';
import { memoize } from './memoize.ts';

export interface HttpTarget {
  readonly ok: true;
  readonly href: string;
  readonly origin: string;
  readonly host: string;
  readonly port: number;
  /** The host whose certificate is expected; null for plain http. */
  readonly tlsHost: string | null;
  /** How each request to it begins. */
  readonly postHead: string;
}

export type ParsedTarget = HttpTarget | Extract<UrlCheckResult, { ok: false }>;

export type ParseTarget = (url: string) => ParsedTarget;

/** Memoized, because parsing and checking a URL took 8 µs of every attempt. */
export function createTargetParser(checkAddress: CheckAddress): ParseTarget {
  return memoize((text) => {
    const checked = checkUrl(text, checkAddress);
    return checked.ok ? targetOf(checked.url) : checked;
  });
}

function targetOf(url: URL): HttpTarget {
  const host = urlHost(url);
  return {
    ok: true,
    href: url.href,
    origin: url.origin,
    host,
    port: urlPort(url),
    tlsHost: url.protocol === 'https:' ? host : null,
    postHead: formatPostHead(url),
  };
}

/** The checked addresses that a target leads to now, or why it may not be called. */
export async function resolveTarget(target: ParsedTarget, resolve: ResolveChecked, deadline: Deadline) {
  if (!target.ok) return target;
  const resolved = await resolve(target.host, deadline);
  if (!resolved.ok) return resolved;
  if (target.tlsHost === null && !resolved.opened)
    return { ok: false, code: 'url_not_https', sentence: NOT_HTTPS } as const;
  return { ok: true, target, addresses: resolved.addresses } as const;
}
