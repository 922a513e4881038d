// The rules for the links of a listing, and for texts of limited length. Pure.

import { LISTING_LINK_MAX_CHARACTERS } from '../core/limits.ts';
import { countCharacters, isStorable } from '../core/text.ts';
import { type Message, message } from '../messages/message.ts';

/**
 * People enter `discord.gg/…`, as browsers display it. A link with another scheme is left unchanged, and refused later.
 */
export function addScheme(link: string | null): string | null {
  return link !== null && /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u.test(link) ? `https://${link}` : link;
}

/** A sentence about what is wrong with a link; null if it is valid. */
export function checkLink(link: string): Message | null {
  const url = isStorable(link) && URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:' || /\s/.test(link)) return message('listingValidation.linkInvalid');
  if (url.username || url.password) return message('listingValidation.linkCredentials');
  return checkText('link', link, LISTING_LINK_MAX_CHARACTERS);
}

/** Only invitations to a Discord server, because the page says that the link leads to one. */
export function checkDiscordLink(link: string): Message | null {
  const problem = checkLink(link);
  if (problem) return problem;
  const { hostname, port, pathname } = new URL(link);
  const isInvite =
    (hostname === 'discord.gg' && /^\/[\w-]+\/?$/.test(pathname)) ||
    (/^(www\.)?discord(app)?\.com$/.test(hostname) && /^\/invite\/[\w-]+\/?$/.test(pathname));
  return isInvite && port === '' ? null : message('listingValidation.discordInvalid');
}

/** Lengths count code points (decision A11). */
export function checkText(field: 'summary' | 'description' | 'link', text: string, max: number): Message | null {
  if (!isStorable(text)) return message('listingValidation.unstorable', { field });
  const length = countCharacters(text);
  return length > max ? message('listingValidation.tooLong', { max, field, length }) : null;
}
