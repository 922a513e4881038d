// The countries that a server can be in, and their regions. Codes are those of ISO 3166-1, without the uninhabited
// territories; names come from the runtime.

export interface Region {
  /** In URLs. */
  readonly slug: string;
  readonly name: string;
  readonly countries: readonly string[];
}

type RegionRow = readonly [slug: string, name: string, countries: string];

const ROWS: readonly RegionRow[] = [
  [
    'africa',
    'Africa',
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  ],
  [
    'asia',
    'Asia',
    'AE AF AM AZ BD BH BN BT CC CN CX CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  ],
  [
    'europe',
    'Europe',
    'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA',
  ],
  [
    'north-america',
    'North America',
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  ],
  ['oceania', 'Oceania', 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS'],
  ['south-america', 'South America', 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE'],
];

export const REGIONS: readonly Region[] = ROWS.map(([slug, name, codes]) => ({
  slug,
  name,
  countries: codes.split(' '),
}));

const regions: ReadonlyMap<string, Region> = new Map(
  REGIONS.flatMap((region) => region.countries.map((code) => [code, region] as const)),
);

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

export function isCountry(code: string): boolean {
  return regions.has(code);
}

/** `Germany`; the code itself if it is not a country's. */
export function countryName(code: string): string {
  return isCountry(code) ? (countryNames.of(code) ?? code) : code;
}

export function regionOf(code: string): Region | null {
  return regions.get(code) ?? null;
}

/** A filter's place: a country's code or a region's slug. Null if there is no such place. */
export function placeName(place: string): string | null {
  if (isCountry(place)) return countryName(place);
  return REGIONS.find(({ slug }) => slug === place)?.name ?? null;
}

/** The countries of a place. */
export function countriesIn(place: string): readonly string[] {
  return isCountry(place) ? [place] : (REGIONS.find(({ slug }) => slug === place)?.countries ?? []);
}

/** In the order of their names. */
export const COUNTRIES: readonly { readonly code: string; readonly name: string }[] = [...regions.keys()]
  .map((code) => ({ code, name: countryName(code) }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));
