// The mailbox behind an e-mail address: every spelling of an address that reaches the same mailbox gives the same text.
import { domainToASCII } from 'node:url';

/** The only large provider that ignores dots; elsewhere a dot makes another person's address. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Lower case, without the `+tag`, with the domain in ASCII; for Gmail also without dots and with one of its two domains.
 * Only for comparison: mail is sent to the address as it was given.
 */
export function canonicalAddress(address: string): string {
  const given = address.trim().normalize('NFC').toLowerCase();
  const at = given.lastIndexOf('@');
  if (at < 1) return given;
  const domain = domainToASCII(given.slice(at + 1)) || given.slice(at + 1);
  const mailbox = withoutTag(given.slice(0, at));
  if (!WITHOUT_DOTS.has(domain)) return `${mailbox}@${domain}`;
  return `${mailbox.replaceAll('.', '') || mailbox}@gmail.com`;
}

/** A local part that begins with `+` has no mailbox before the tag: it stays whole. */
function withoutTag(local: string): string {
  const plus = local.indexOf('+');
  return plus > 0 ? local.slice(0, plus) : local;
}

/** An address as it is stored, in lower case; null if it is not one. */
export function parseEmail(text: string): string | null {
  const address = text.trim().toLowerCase();
  // Commas, brackets and quotes would mean something else in a mail's head.
  const usable =
    address.length <= 254 &&
    /^[^\s@\p{C},:;<>()[\]\\"]{1,64}@[^\s@.\p{C},:;<>()[\]\\"]+(\.[^\s@.\p{C},:;<>()[\]\\"]+)*$/u.test(
      address,
    );
  return usable ? address : null;
}
