// The names of countries and of the regions of the world.
import { isCountry, REGIONS, type RegionSlug } from '../listings/countries.ts';
import type { MessageKey } from '../messages/message.ts';
import type { Translations } from '../messages/translations.ts';

const REGION_NAMES = {
  africa: 'browse.africa',
  asia: 'browse.asia',
  europe: 'browse.europe',
  'north-america': 'browse.northAmerica',
  oceania: 'browse.oceania',
  'south-america': 'browse.southAmerica',
} as const satisfies Readonly<Record<RegionSlug, MessageKey>>;

export function regionName(t: Translations, slug: RegionSlug): string {
  return t(REGION_NAMES[slug]);
}

/** A filter's place: a country's code or a region's slug. */
export function placeName(t: Translations, place: string): string {
  if (isCountry(place)) return t.countryName(place);
  const region = REGIONS.find(({ slug }) => slug === place);
  return region ? regionName(t, region.slug) : place;
}
