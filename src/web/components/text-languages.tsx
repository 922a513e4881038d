// Below the summary of a listing: which language it is in, if it is not the page's, and in which others they are.

import type { Child } from 'hono/jsx';
import { listingPath } from '../../listings/listing-path.ts';
import type { ShownListing } from '../../listings/shown-listings.ts';
import type { TextChoice } from '../../listings/texts-in-language.ts';
import { LANGUAGES } from '../../messages/languages.ts';
import { withQuery } from '../local-path.ts';
import { useTranslations } from '../translations.ts';

interface TextLanguagesProps {
  readonly listing: Pick<ShownListing, 'id' | 'slug' | 'foreignTexts'>;
  /** Other texts that the visitor can choose. */
  readonly others: readonly TextChoice[];
}

export function TextLanguages({ listing, others }: TextLanguagesProps) {
  const t = useTranslations();
  const foreign = listing.foreignTexts?.summary;
  if (!foreign && others.length === 0) return null;
  return (
    <p class="row dim note">
      {foreign && <span>{t('listing.textsIn', { language: t.languageName(foreign) })}</span>}
      {others.length > 0 && (
        <span>{t.rich('listing.alsoIn', { languages: <ChoiceLinks listing={listing} choices={others} /> })}</span>
      )}
    </p>
  );
}

interface ChoiceLinksProps {
  readonly listing: Pick<ShownListing, 'id' | 'slug'>;
  readonly choices: readonly TextChoice[];
}

/** Each language by its own name. */
function ChoiceLinks({ listing, choices }: ChoiceLinksProps): Child {
  const t = useTranslations();
  return choices.map((choice, place) => (
    <>
      {place > 0 && ' · '}
      <a
        href={withQuery(listingPath(listing), { in: choice })}
        rel="nofollow"
        {...(choice !== 'original' && { lang: choice, hreflang: choice })}
      >
        {choice === 'original' ? t('listing.originalTexts') : LANGUAGES[choice].name}
      </a>
    </>
  ));
}
