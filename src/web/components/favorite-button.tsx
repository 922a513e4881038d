// The heart that makes a listing a favorite, or takes it off: a form, so it works without JavaScript.
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import { withNext } from '../local-path.ts';
import { useTranslations } from '../translations.ts';

const HEART = 'M12 20.3 4.3 12.7a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.7.7.7-.7a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7z';

function Heart({ filled }: { filled: boolean }) {
  return (
    <svg
      class={filled ? 'heart filled' : 'heart'}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={HEART} />
    </svg>
  );
}

/** In the list of favorites: only the heart, so that a row fits on a phone. */
export function RemoveFavoriteButton({ id, name }: Pick<Listing, 'id' | 'name'>) {
  const t = useTranslations();
  return (
    <form method="post" action={`/listings/${id}/favorite/remove`}>
      <input type="hidden" name="page" value="favorites" />
      <button class="btn small" type="submit" title={t('browse.removeFavorite')}>
        <Heart filled />
        <span class="unseen">{t('browse.removeFromFavorites', { name })}</span>
      </button>
    </form>
  );
}

interface FavoriteButtonProps {
  readonly listing: Pick<Listing, 'id' | 'name'> & { readonly slug?: string | null };
  readonly isFavorite: boolean;
  /** Null for visitors, who are asked to sign in. */
  readonly person: { readonly id: string } | null;
  /** The page to return to. */
  readonly page: 'listing' | 'vote';
}

export function FavoriteButton({ listing, isFavorite, person, page }: FavoriteButtonProps) {
  const t = useTranslations();
  const path = `/listings/${listing.id}/favorite`;
  if (!person)
    return (
      <a class="btn full favorite" href={withNext('/sign-in', listingPath(listing))} rel="nofollow">
        <Heart filled={false} /> {t('browse.addFavorite')}
      </a>
    );
  return (
    <form method="post" action={isFavorite ? `${path}/remove` : path}>
      <input type="hidden" name="page" value={page} />
      <button class="btn full favorite" type="submit">
        <Heart filled={isFavorite} /> {t(isFavorite ? 'browse.removeFavorite' : 'browse.addFavorite')}
      </button>
    </form>
  );
}
