// Trial mode: someone is trying out Plaudit on their own machine, where no one else can reach it (decision D16). Only
// then may webhooks reach loopback addresses without ALLOW_PRIVATE_TARGETS.
import { isLoopbackAddress, isLoopbackHost } from '../core/ip-address.ts';

export interface TrialMode {
  /** May change while the process runs, so call it each time. */
  isActive(): boolean;
}

/** How trial mode ended. */
export interface TrialModeEnd {
  /** What ended it, such as `a request for the host votes.example`. */
  readonly sign: string;
  readonly at: Date;
}

export function isLoopbackUrl(baseUrl: string): boolean {
  return isLoopbackHost(new URL(baseUrl).hostname);
}

/** Whether HOST, an address or name to listen on, can be reached only from this machine. */
export function isLoopbackListener(host: string): boolean {
  return host.toLowerCase() === 'localhost' || isLoopbackAddress(host);
}
