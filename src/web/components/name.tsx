// Names of people and listings, which users choose: isolated, so that their writing direction does not affect the text
// around them.

import type { ForeignTexts } from '../../listings/texts-in-language.ts';

export function BoldName({ name }: { name: string }) {
  return (
    <b>
      <bdi>{name}</bdi>
    </b>
  );
}

export function NameLink({ name, href }: { name: string; href: string }) {
  return (
    <a href={href}>
      <bdi>{name}</bdi>
    </a>
  );
}

interface NamedListing {
  readonly name: string;
  readonly foreignTexts?: ForeignTexts;
}

/** With its language, if it is not the page's. */
export function ListingName({ listing }: { listing: NamedListing }) {
  return <bdi lang={listing.foreignTexts?.name}>{listing.name}</bdi>;
}

export function ListingLink({ listing, href }: { listing: NamedListing; href: string }) {
  return (
    <a href={href}>
      <ListingName listing={listing} />
    </a>
  );
}
