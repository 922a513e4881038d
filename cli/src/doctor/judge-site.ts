// Findings about the site, the clock and the token. Pure.
import type { ResultOf } from '@plaudit/sdk/client';
import { caution, type DoctorFinding, good, serious } from './finding.ts';
import type { RateLimitState } from './observed-fetch.ts';
import type { AddressProbe } from './probe-address.ts';

const DAY_MS = 86_400_000;

export function judgeEncryption(site: URL, isLocal: boolean, probe: AddressProbe, now: Date): DoctorFinding {
  const check = 'encryption';
  if (site.protocol === 'http:')
    return isLocal
      ? good(check, 'The site is on this machine, so nothing needs to be encrypted.')
      : serious(check, `${site.origin} is not encrypted.`, 'Use https://: the token is readable on the way.');
  return judgeReachability(check, site, probe, now);
}

/** Also for the webhook's endpoint. */
export function judgeReachability(check: string, url: URL, probe: AddressProbe, now: Date): DoctorFinding {
  if (!probe.ok)
    return serious(
      check,
      `${url.host} cannot be reached from here: ${probe.step} failed (${probe.code}).`,
      STEPS[probe.step],
    );
  if (!probe.certificateEnds) return good(check, `${url.host} can be reached from here.`);
  const days = Math.floor((probe.certificateEnds.getTime() - now.getTime()) / DAY_MS);
  return days < 14
    ? caution(check, `The certificate of ${url.host} ends in ${days} days.`, 'Renew it before deliveries fail.')
    : good(check, `${url.host} can be reached, and its certificate is valid for ${days} days.`);
}

const STEPS = {
  dns: 'Check the host name.',
  tcp: 'Check the port, the firewall, and that the server runs.',
  tls: 'Fix the certificate: it must be valid for this host and include its chain.',
} as const;

export function judgeClock(skewMs: number | null): DoctorFinding {
  const check = 'clock';
  if (skewMs === null) return caution(check, 'The site sends no time.', 'A proxy may remove the Date header.');
  const seconds = Math.abs(Math.round(skewMs / 1000));
  const direction = skewMs > 0 ? 'ahead of' : 'behind';
  if (seconds <= 2) return good(check, 'This machine’s clock agrees with the service’s.');
  const what = `This machine’s clock is ${seconds} seconds ${direction} the service’s.`;
  const todo = 'Synchronize it (NTP): a receiver here refuses signatures that are more than five minutes off.';
  return seconds > 60 ? serious(check, what, todo) : caution(check, what, todo);
}

const NEEDED_FOR: Readonly<Record<string, string>> = {
  'votes:read': 'the live stream (`plaudit listen`) and vote checks',
  'webhooks:write': 'test events, and the state and log of the webhook',
  'stats:write': '`plaudit stats post`',
  'changelog:write': '`plaudit changelog put`',
};
const ONLY_BOTS = ['stats:write', 'changelog:write'];

export function judgeScopes({ scopes, listingType }: ResultOf<'readToken'>): DoctorFinding {
  const known = Object.keys(NEEDED_FOR).filter((scope) => listingType === 'bot' || !ONLY_BOTS.includes(scope));
  const missing = known.filter((scope) => !scopes.some((one) => one === scope));
  if (missing.length === 0) return good('scopes', `The token has all scopes: ${scopes.join(', ')}.`);
  const lost = missing.map((scope) => `${scope} (${NEEDED_FOR[scope]})`).join(', ');
  return caution(
    'scopes',
    `The token lacks ${lost}.`,
    'If you need that, create a token with the scope in the dashboard (Tokens).',
  );
}

export function judgeLimits(limits: readonly RateLimitState[]): DoctorFinding {
  const shown = limits.map(
    ({ name, limit, remaining, windowSeconds }) => `${name} ${remaining} of ${limit} in ${windowSeconds} s`,
  );
  const low = limits.filter(({ limit, remaining }) => remaining < limit / 5);
  if (low.length === 0) return good('limits', `Requests left: ${shown.join(', ')}.`);
  const names = low.map(({ name }) => name).join(', ');
  return caution(
    'limits',
    `Few requests are left (${names}): ${shown.join(', ')}.`,
    'Another program of this listing sends many. Check many votes at once, or wait for Retry-After.',
  );
}
