// What a listing's page can have, and what it does not have yet, with the place where each is added.
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import { useTranslations } from '../translations.ts';
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

/** Only while a page is rendered, as its texts are in the page's language. */
function pageParts(listing: Listing, pictures: number): readonly PagePart[] {
  const t = useTranslations();
  const page = `/dashboard/${listing.id}/page`;
  const pictureForms = `/dashboard/${listing.id}/pictures`;
  const hasLinks = LINK_NAMES.some((name) => listing[name]) || (listing.type === 'game' && listing.link !== null);
  return [
    {
      name: t('listingForm.partIcon'),
      add: t('listingForm.addIcon'),
      href: `${pictureForms}#icon-form`,
      isThere: listing.icon !== null,
    },
    {
      name: t('listingForm.partBanner'),
      add: t('listingForm.addBanner'),
      href: `${pictureForms}#banner-form`,
      isThere: listing.banner !== null,
    },
    {
      name: t('listingForm.partSummary'),
      add: t('listingForm.addSummary'),
      href: `${page}#summary`,
      isThere: listing.summary !== '',
    },
    {
      name: t('listingForm.partDescription'),
      add: t('listingForm.addDescription'),
      href: `${page}#description`,
      isThere: listing.description !== '',
    },
    {
      name: t('listingForm.partImages'),
      add: t('listingForm.addImages'),
      href: `${pictureForms}#images`,
      isThere: pictures > 0,
    },
    { name: t('listingForm.partLinks'), add: t('listingForm.addLinks'), href: `${page}#links`, isThere: hasLinks },
  ];
}

export function missingParts(listing: Listing, pictures: number): readonly PagePart[] {
  return pageParts(listing, pictures).filter(({ isThere }) => !isThere);
}

/** Above the forms for the page: the way to it, and what it still lacks. */
export function PageChecklist({ listing, pictures }: { listing: Listing; pictures: number }) {
  const t = useTranslations();
  return (
    <section class="card page-checklist" aria-label={t('listingForm.yourPage')}>
      <ul class="page-parts">
        {pageParts(listing, pictures).map(({ name, add, href, isThere }) => (
          <li>{isThere ? <Pill tone="good">{name}</Pill> : <a href={href}>{add}</a>}</li>
        ))}
      </ul>
      <ButtonLink text={t('listingForm.viewPage')} href={listingPath(listing)} />
    </section>
  );
}
