// What a listing's page can have, and what it does not have yet, with the place where each is added.
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import { ButtonLink } from './button.tsx';
import { LINK_NAMES } from './listing-links.tsx';
import { Pill } from './pill.tsx';

interface PagePart {
  readonly name: string;
  /** A link's text: what to do. */
  readonly add: string;
  readonly href: string;
  readonly isThere: boolean;
}

function pageParts(listing: Listing, pictures: number): readonly PagePart[] {
  const page = `/dashboard/${listing.id}/page`;
  const pictureForms = `/dashboard/${listing.id}/pictures`;
  const hasLinks = LINK_NAMES.some((name) => listing[name]) || (listing.type === 'game' && listing.link !== null);
  return [
    { name: 'Icon', add: 'Add an icon', href: `${pictureForms}#icon-form`, isThere: listing.icon !== null },
    { name: 'Banner', add: 'Add a banner', href: `${pictureForms}#banner-form`, isThere: listing.banner !== null },
    { name: 'Summary', add: 'Add a summary', href: `${page}#summary`, isThere: listing.summary !== '' },
    {
      name: 'Description',
      add: 'Add a description',
      href: `${page}#description`,
      isThere: listing.description !== '',
    },
    { name: 'Images', add: 'Add images', href: `${pictureForms}#images`, isThere: pictures > 0 },
    { name: 'Links', add: 'Add links', href: `${page}#links`, isThere: hasLinks },
  ];
}

export function missingParts(listing: Listing, pictures: number): readonly PagePart[] {
  return pageParts(listing, pictures).filter(({ isThere }) => !isThere);
}

/** Above the forms for the page: the way to it, and what it still lacks. */
export function PageChecklist({ listing, pictures }: { listing: Listing; pictures: number }) {
  return (
    <section class="card page-checklist" aria-label="Your page">
      <ul class="page-parts">
        {pageParts(listing, pictures).map(({ name, add, href, isThere }) => (
          <li>{isThere ? <Pill tone="good">{name}</Pill> : <a href={href}>{add}</a>}</li>
        ))}
      </ul>
      <ButtonLink text="View page" href={listingPath(listing)} />
    </section>
  );
}
