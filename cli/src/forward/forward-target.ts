// The address that events are sent to from this machine, and why an address is refused. Pure.
import { UsageError } from '../cli-error.ts';
import { isLoopback } from '../connection/site-address.ts';

/** Names of this machine (RFC 6761), wherever a DNS server says that they are. */
const LOCAL_NAME = /(^|\.)localhost$/;

export function isLocalName(hostname: string): boolean {
  return LOCAL_NAME.test(hostname);
}

/** `3000/votes`, `localhost:3000/votes` and `http://localhost:3000/votes` are the same. */
export function parseForwardTarget(text: string, allowsRemote: boolean): URL {
  const trimmed = text.trim();
  const spelled = /^\d{1,5}(\/|$)/.test(trimmed) ? `localhost:${trimmed}` : trimmed;
  const url = URL.parse(/^[a-z][a-z+.-]*:\/\//i.test(spelled) ? spelled : `http://${spelled}`);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(
      'This is not an address that events can be sent to. It looks like http://localhost:3000/votes.',
    );
  if (url.username || url.password)
    throw new UsageError('Leave the user and password out of the address: other users of this machine can read them.');
  if (!isLoopback(url) && !isLocalName(url.hostname) && !allowsRemote)
    throw new UsageError(
      `${url.hostname} is not this machine, and votes name players. Add --allow-remote if they may be sent there.`,
    );
  url.hash = '';
  return url;
}
