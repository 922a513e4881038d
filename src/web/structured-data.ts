// What pages tell machines in schema.org's words. All of it stands on the page for people, too.
import { gameName } from './components/listing-labels.ts';
import type { Listing, Site } from './web-parts.ts';

export type StructuredData = Readonly<Record<string, unknown>>;

/**
 * As it stands inside a script element: nothing in it can end the element or begin a comment. Data is no script to a
 * browser: it is never run, and the policy has nothing to say about it.
 */
export function writeJsonLd(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function siteData({ serviceName, baseUrl }: Site): StructuredData {
  return {
    '@type': 'WebSite',
    name: serviceName,
    url: `${baseUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/servers?q={words}` },
      'query-input': 'required name=words',
    },
  };
}

export function listingData(listing: Listing, { baseUrl }: Site): StructuredData {
  const { id, name, summary, tags, createdAt, voteCount } = listing;
  return {
    ...(listing.game ? serverWords(listing) : BOT_WORDS),
    name,
    url: `${baseUrl}/listings/${id}`,
    ...(summary && { description: summary }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    dateCreated: createdAt.toISOString(),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/VoteAction',
      userInteractionCount: voteCount,
    },
  };
}

const BOT_WORDS = {
  '@type': 'SoftwareApplication',
  applicationCategory: 'CommunicationApplication',
  operatingSystem: 'Discord',
};

function serverWords({ game, players }: Listing): StructuredData {
  const isOnline = players?.state === 'online';
  return {
    '@type': 'GameServer',
    ...(game && { game: { '@type': 'VideoGame', name: gameName(game) } }),
    ...(isOnline && { serverStatus: 'https://schema.org/Online' }),
    ...(players?.state === 'offline' && { serverStatus: 'https://schema.org/OfflineTemporarily' }),
    ...(isOnline && players.players !== null && { playersOnline: players.players }),
  };
}
