// A quiet line above the public page of a listing, for the people who run it: what would make the page better.
import type { Listing } from '../../listings/listing.ts';
import { useTranslations } from '../translations.ts';
import { missingParts } from './page-checklist.tsx';

interface OwnListingNoteProps {
  readonly listing: Listing;
  /** How many images the gallery has. */
  readonly pictures: number;
}

export function OwnListingNote({ listing, pictures }: OwnListingNoteProps) {
  const t = useTranslations();
  const missing = missingParts(listing, pictures);
  return (
    <aside class="own-listing" aria-label={t('listing.yourListing')}>
      <span class="dim">{t('listing.forYourTeam')}</span>
      <a href={`/dashboard/${listing.id}`}>{t('listing.manage')}</a>
      {missing.map(({ add, href }) => (
        <a href={href}>{add}</a>
      ))}
    </aside>
  );
}
