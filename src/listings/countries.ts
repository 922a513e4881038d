// The countries that a server can be in, and their regions. Codes are those of ISO 3166-1, without the uninhabited
// territories; pages name them.

const ROWS = [
  [
    'africa',
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  ],
  [
    'asia',
    'AE AF AM AZ BD BH BN BT CC CN CX CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  ],
  [
    'europe',
    'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA',
  ],
  [
    'north-america',
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  ],
  ['oceania', 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS'],
  ['south-america', 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE'],
] as const;

export type RegionSlug = (typeof ROWS)[number][0];

export interface Region {
  /** In URLs. */
  readonly slug: RegionSlug;
  readonly countries: readonly string[];
}

export const REGIONS: readonly Region[] = ROWS.map(([slug, codes]) => ({
  slug,
  countries: codes.split(' '),
}));

const regions: ReadonlyMap<string, Region> = new Map(
  REGIONS.flatMap((region) => region.countries.map((code) => [code, region] as const)),
);

export function isCountry(code: string): boolean {
  return regions.has(code);
}

export function regionOf(code: string): Region | null {
  return regions.get(code) ?? null;
}

/** Whether it is a place that lists can be filtered by: a country's code or a region's slug. */
export function isPlace(place: string): boolean {
  return isCountry(place) || REGIONS.some(({ slug }) => slug === place);
}

/** The countries of a place. */
export function countriesIn(place: string): readonly string[] {
  return isCountry(place) ? [place] : (REGIONS.find(({ slug }) => slug === place)?.countries ?? []);
}

export const COUNTRIES: readonly { readonly code: string }[] = [...regions.keys()].map((code) => ({ code }));
