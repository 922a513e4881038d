// The rules for the links of a listing, and for texts of limited length. Pure.
import { LISTING_LINK_MAX_CHARACTERS } from '../core/limits.ts';
import { countCharacters, isStorable } from '../core/text.ts';

/**
 * People enter `discord.gg/…`, as browsers display it. A link with another scheme is left unchanged, and refused later.
 */
export function addScheme(link: string | null): string | null {
  return link !== null && /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u.test(link) ? `https://${link}` : link;
}

/** A sentence about what is wrong with a link; null if it is valid. */
export function checkLink(link: string): string | null {
  const url = isStorable(link) && URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:' || /\s/.test(link))
    return 'Enter a link that starts with https://, or leave it empty.';
  if (url.username || url.password) return 'Remove the user name and password from the link.';
  return checkText('link', link, LISTING_LINK_MAX_CHARACTERS);
}

/** Only invitations to a Discord server, because the page says that the link leads to one. */
export function checkDiscordLink(link: string): string | null {
  const problem = checkLink(link);
  if (problem) return problem;
  const { hostname, port, pathname } = new URL(link);
  const isInvite =
    (hostname === 'discord.gg' && /^\/[\w-]+\/?$/.test(pathname)) ||
    (/^(www\.)?discord(app)?\.com$/.test(hostname) && /^\/invite\/[\w-]+\/?$/.test(pathname));
  return isInvite && port === ''
    ? null
    : 'Enter an invitation to your Discord server, such as https://discord.gg/abc123. It starts with discord.gg/ or discord.com/invite/.';
}

/** Lengths count code points (decision A11). */
export function checkText(name: string, text: string, max: number): string | null {
  if (!isStorable(text)) return `The ${name} contains a character that cannot be stored.`;
  const length = countCharacters(text);
  return length > max ? `Use at most ${max} characters for the ${name}. It has ${length}.` : null;
}
