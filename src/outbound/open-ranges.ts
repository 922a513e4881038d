// Which ranges may be dialled although they are not public (decision D16).

/** What of the configuration decides it. */
interface Reach {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly allowedPrivateTargets: readonly string[];
}

const LOOPBACK = ['127.0.0.0/8', '::1/128'];

/** The operator's ranges; besides, while this is a trial on one's own machine, that machine. */
export function openRanges({ baseUrl, allowedPrivateTargets }: Reach): readonly string[] {
  return isTrial(baseUrl) ? [...allowedPrivateTargets, ...LOOPBACK] : allowedPrivateTargets;
}

/** Whether BASE_URL is a loopback address, so that nobody else can reach this service by it. */
export function isTrial(baseUrl: string): boolean {
  return isLoopbackHost(new URL(baseUrl).hostname);
}

/** `localhost`, an address of 127.0.0.0/8 or `[::1]`, as `URL.hostname` spells it. */
export function isLoopbackHost(host: string): boolean {
  return host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host) || isLocalhost(host);
}

/** `localhost` and all below it are this machine, whatever a name server says (RFC 6761 §6.3). */
export function isLocalhost(host: string): boolean {
  return /^(.+\.)?localhost$/i.test(host);
}
