// Trial mode: somebody tries Plaudit on their own machine, where nobody else can reach it (decision D16). Only then may
// webhooks reach loopback addresses without ALLOW_PRIVATE_TARGETS.
import { isLoopbackAddress, isLoopbackHost } from '../core/ip-address.ts';

export interface TrialMode {
  /** Changes while the process runs, so ask each time. */
  isActive(): boolean;
}

/** How trial mode ended. */
export interface TrialModeEnd {
  /** What was seen, such as `a request for the host votes.example`. */
  readonly sign: string;
  readonly at: Date;
}

export function isLoopbackUrl(baseUrl: string): boolean {
  return isLoopbackHost(new URL(baseUrl).hostname);
}

/** Whether only this machine can reach HOST, an address or a name to listen on. */
export function isLoopbackListener(host: string): boolean {
  return host.toLowerCase() === 'localhost' || isLoopbackAddress(host);
}
