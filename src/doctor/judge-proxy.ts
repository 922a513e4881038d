// Judges whether the service sees visitors' own addresses, from one request that came through BASE_URL.
import { type IpAddress, parseAddress } from '../core/ip-address.ts';
import type { ObservedRequest } from '../core/observed-request.ts';
import { isLoopbackUrl } from '../outbound/trial-mode.ts';
import { type Finding, notApplicable, okFinding, problemFinding, warningFinding } from './finding.ts';

/** `sender`: a request of the doctor may come from a private address, because it comes from the server itself. */
export function judgeProxy(observed: ObservedRequest, baseUrl: string, sender: 'browser' | 'doctor'): Finding {
  const { peer, client, forwardedProto } = observed;
  const hasChain = observed.forwardedFor !== null || observed.forwarded !== null;
  if (!hasChain) return judgeDirectRequest(observed, baseUrl);
  if (!observed.isPeerTrusted)
    return problemFinding(
      `Requests arrive through ${peer}, which is not in TRUSTED_PROXIES. Its X-Forwarded-For header is ignored, so all visitors share one rate limit.`,
      `If ${peer} is your proxy, set TRUSTED_PROXIES=127.0.0.0/8,::1/128,${peer}.`,
    );
  if (new URL(baseUrl).protocol === 'https:' && forwardedProto?.split(',')[0]?.trim() === 'http')
    return warningFinding(
      'The proxy says that this request arrived over http, but BASE_URL is https. Forms sent over http are rejected.',
      'Redirect http to https in the proxy. If it did use https, correct X-Forwarded-Proto.',
    );
  if (sender === 'browser' && isPrivate(parseAddress(client)))
    return warningFinding(
      `The service sees you as ${client}, a private address. Unless that is your own device, it is a proxy, and all visitors behind it share one rate limit.`,
      `If ${client} is one of your proxies, add it to TRUSTED_PROXIES.`,
    );
  return okFinding(`The service sees this request as coming from ${client}, through the proxy at ${peer}.`);
}

function judgeDirectRequest({ peer, isPeerTrusted }: ObservedRequest, baseUrl: string): Finding {
  if (isLoopbackUrl(baseUrl)) return notApplicable('BASE_URL is an address of this machine, so no proxy is needed.');
  if (new URL(baseUrl).protocol === 'http:')
    return okFinding(`Visitors connect without a proxy. The service sees this request as coming from ${peer}.`);
  if (isPeerTrusted)
    return problemFinding(
      `The proxy at ${peer} does not pass on the addresses of visitors, so all of them share one rate limit.`,
      'Make the proxy send X-Forwarded-For. With nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    );
  return problemFinding(
    `This request arrived from ${peer} without X-Forwarded-For. If ${peer} is your proxy, all visitors share one rate limit.`,
    `Make the proxy send X-Forwarded-For, and set TRUSTED_PROXIES=127.0.0.0/8,::1/128,${peer}.`,
  );
}

function isPrivate(address: IpAddress | null): boolean {
  return ['private', 'uniqueLocal', 'linkLocal'].includes(address?.range() ?? '');
}
