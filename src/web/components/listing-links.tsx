// The links of a listing besides how to join it, each with what it is and where it leads.
import type { Listing } from '../../listings/listing.ts';
import type { MessageKey } from '../../messages/message.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { webLink } from './listing-labels.ts';

/** The form uses the same labels. */
export const LINK_KEYS = {
  website: 'listing.website',
  discord: 'listing.discordServer',
  support: 'listing.support',
  source: 'listing.sourceCode',
  store: 'listing.store',
} as const satisfies Readonly<Record<string, MessageKey>>;
type LinkName = keyof typeof LINK_KEYS;

export const LINK_NAMES = Object.keys(LINK_KEYS) as readonly LinkName[];

type LinkedListing = Pick<Listing, 'type' | 'link' | LinkName>;

export function ListingLinksCard({ listing }: { listing: LinkedListing }) {
  const t = useTranslations();
  const links = LINK_NAMES.flatMap((name) => {
    const link = webLink(linkOf(listing, name));
    return link ? [{ name, link, host: new URL(link).host.replace(/^www\./, '') }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Card title={t('listing.links')}>
      <ul class="links">
        {links.map(({ name, link, host }) => (
          <li>
            <a href={link} rel="nofollow ugc noopener">
              {t(LINK_KEYS[name])}
            </a>
            <span class="dim note ellipsis">{host}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A server's website is its link; a bot's link is its invitation. */
function linkOf(listing: LinkedListing, name: LinkName): string | null {
  return name === 'website' && listing.type === 'game' ? listing.link : listing[name];
}
