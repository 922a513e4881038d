// Recognizes addresses of services that give away mailboxes for minutes, from a maintained list of their domains
// (decision P418). Fake voters use them to confirm many accounts.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { domainToASCII } from 'node:url';
import type { Settings } from '../config/settings.ts';
import { message } from '../messages/message.ts';

export const DISPOSABLE_ADDRESS = message('validation.emailDisposable');

const LIST = createRequire(import.meta.url).resolve(
  'disposable-email-domains-js/dist/dict/disposable_email_blocklist.json',
);

/** Reading the list takes 20 ms, and it is needed for a new address only, so it may be collected. */
let loaded: WeakRef<ReadonlySet<string>> | undefined;

async function disposableDomains(): Promise<ReadonlySet<string>> {
  const known = loaded?.deref();
  if (known) return known;
  const domains: ReadonlySet<string> = new Set(JSON.parse(await readFile(LIST, 'utf8')) as string[]);
  loaded = new WeakRef(domains);
  return domains;
}

/** Whether the address is refused. Subdomains of a listed domain count as it does. */
export async function isRefusedAddress(
  { refusesDisposableEmail }: Pick<Settings, 'refusesDisposableEmail'>,
  email: string,
): Promise<boolean> {
  if (!refusesDisposableEmail) return false;
  const given = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const labels = (domainToASCII(given) || given).split('.');
  const domains = await disposableDomains();
  return labels.some((_, place) => place < labels.length - 1 && domains.has(labels.slice(place).join('.')));
}
