// Structured data for search engines (schema.org, JSON-LD). All of it is also visible on the page.
import type { SiteIdentity } from '../config/settings.ts';
import type { Config } from '../config.ts';
import { listingPath } from '../listings/listing-path.ts';
import { BANNER_SIZES } from '../listings/render-pictures.ts';
import type { ShownListing } from '../listings/shown-listings.ts';
import type { Language } from '../messages/languages.ts';
import type { Translations } from '../messages/translations.ts';
import type { ReviewPage } from '../reviews/list-reviews.ts';
import { gameName } from './components/listing-labels.ts';

export type StructuredData = Readonly<Record<string, unknown>>;

/**
 * Escaped for a script element, so that nothing in it can end the element or start a comment. Browsers do not execute
 * JSON-LD, so the Content-Security-Policy does not apply to it.
 */
export function writeJsonLd(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function siteData({ displayName, baseUrl }: Pick<SiteIdentity, 'displayName' | 'baseUrl'>): StructuredData {
  return {
    '@type': 'WebSite',
    name: displayName,
    url: `${baseUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/servers?q={words}` },
      'query-input': 'required name=words',
    },
  };
}

/** `language`: of the texts; null: not known. */
export function listingData(
  listing: ShownListing,
  { baseUrl }: Pick<Config, 'baseUrl'>,
  language: Language | null = null,
): StructuredData {
  const { name, summary, tags, createdAt, voteCount } = listing;
  const images = imagesOf(listing).map((path) => baseUrl + path);
  return {
    ...(listing.game ? serverData(listing) : BOT_DATA),
    name,
    url: baseUrl + listingPath(listing),
    ...(images.length > 0 && { image: images }),
    ...(summary && { description: summary }),
    // Game servers have no such property.
    ...(language && !listing.game && { inLanguage: language }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    dateCreated: createdAt.toISOString(),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/VoteAction',
      userInteractionCount: voteCount,
    },
  };
}

/** The banner first, because it shows more. */
function imagesOf({ id, banner, icon }: ShownListing): readonly string[] {
  return [
    ...(banner === null ? [] : [`/listings/${id}/banner/${banner}-${BANNER_SIZES.large.width}.webp`]),
    ...(icon === null ? [] : [`/listings/${id}/icon/${icon}.webp`]),
  ];
}

/** Only from reviews that are shown: without any, nothing says that there are ratings. */
export function reviewsData(t: Translations, page: ReviewPage | null): StructuredData {
  const { average = null, count = 0 } = page?.summary ?? {};
  if (!page || average === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(average.toFixed(1)),
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
    review: page.reviews.map(({ stars, body, createdAt, name }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: name ?? t('reviews.anonymousVoter') },
      datePublished: createdAt.toISOString(),
      reviewBody: body,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
    })),
  };
}

const BOT_DATA = {
  '@type': 'SoftwareApplication',
  applicationCategory: 'CommunicationApplication',
  operatingSystem: 'Discord',
};

function serverData({ game, players }: ShownListing): StructuredData {
  const isOnline = players?.state === 'online';
  return {
    '@type': 'GameServer',
    ...(game && { game: { '@type': 'VideoGame', name: gameName(game) } }),
    ...(isOnline && { serverStatus: 'https://schema.org/Online' }),
    ...(players?.state === 'offline' && { serverStatus: 'https://schema.org/OfflineTemporarily' }),
    ...(isOnline && players.players !== null && { playersOnline: players.players }),
  };
}
