// Judges whether the service sees visitors' own addresses, from one request that came through BASE_URL.
import { type IpAddress, parseAddress } from '../core/ip-address.ts';
import type { ObservedRequest } from '../core/observed-request.ts';
import { type Message, message } from '../messages/message.ts';
import { isLoopbackUrl } from '../outbound/trial-mode.ts';
import { type Finding, notApplicable, okFinding, problemFinding, warningFinding } from './finding.ts';

/** `sender`: a request of the doctor may come from a private address, because it comes from the server itself. */
export function judgeProxy(observed: ObservedRequest, baseUrl: string, sender: 'browser' | 'doctor'): Finding<Message> {
  const { peer, client, forwardedProto } = observed;
  const hasChain = observed.forwardedFor !== null || observed.forwarded !== null;
  if (!hasChain) return judgeDirectRequest(observed, baseUrl);
  if (!observed.isPeerTrusted)
    return problemFinding(
      message('setup.proxyUntrusted', { peer }),
      message('setup.proxyUntrustedTodo', { peer, variable: trusting(peer) }),
    );
  if (new URL(baseUrl).protocol === 'https:' && forwardedProto?.split(',')[0]?.trim() === 'http')
    return warningFinding(message('setup.proxyHttp'), message('setup.proxyHttpTodo'));
  if (sender === 'browser' && isPrivate(parseAddress(client)))
    return warningFinding(message('setup.proxyPrivate', { client }), message('setup.proxyPrivateTodo', { client }));
  return okFinding(message('setup.proxyTrusted', { client, peer }));
}

function judgeDirectRequest({ peer, isPeerTrusted }: ObservedRequest, baseUrl: string): Finding<Message> {
  if (isLoopbackUrl(baseUrl)) return notApplicable(message('setup.proxyNotNeeded'));
  if (new URL(baseUrl).protocol === 'http:') return okFinding(message('setup.proxyAbsent', { peer }));
  if (isPeerTrusted)
    return problemFinding(
      message('setup.proxySilent', { peer }),
      message('setup.proxySilentTodo', { directive: 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;' }),
    );
  return problemFinding(
    message('setup.proxyUnknown', { peer }),
    message('setup.proxyUnknownTodo', { variable: trusting(peer) }),
  );
}

/** What the operator sets. */
function trusting(peer: string): string {
  return `TRUSTED_PROXIES=127.0.0.0/8,::1/128,${peer}`;
}

function isPrivate(address: IpAddress | null): boolean {
  return ['private', 'uniqueLocal', 'linkLocal'].includes(address?.range() ?? '');
}
