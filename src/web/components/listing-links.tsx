// The links of a listing besides how to join it, each with what it is and where it leads.
import type { Listing } from '../../listings/listing.ts';
import { Card } from './card.tsx';
import { webLink } from './listing-labels.ts';

/** The form uses the same labels. */
export const LINK_LABELS = {
  website: 'Website',
  discord: 'Discord server',
  support: 'Support',
  source: 'Source code',
  store: 'Store',
} as const;
type LinkName = keyof typeof LINK_LABELS;

export const LINK_NAMES = Object.keys(LINK_LABELS) as readonly LinkName[];

type LinkedListing = Pick<Listing, 'type' | 'link' | LinkName>;

export function ListingLinksCard({ listing }: { listing: LinkedListing }) {
  const links = LINK_NAMES.flatMap((name) => {
    const link = webLink(linkOf(listing, name));
    return link ? [{ name, link, host: new URL(link).host.replace(/^www\./, '') }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Card title="Links">
      <ul class="links">
        {links.map(({ name, link, host }) => (
          <li>
            <a href={link} rel="nofollow ugc noopener">
              {LINK_LABELS[name]}
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
