// What the demo's listings have beside name, text and numbers: categories, country, languages, links and what their
// gallery pictures show. By the slug of the listing.
import type { ListingDetails } from '../../listings/listing.ts';

type Detail = 'categories' | 'languages' | 'country' | 'website' | 'discord' | 'source' | 'support' | 'store' | 'mods';

export interface SampleDetails extends Partial<Pick<ListingDetails, Detail>> {
  /** The alternative texts of its pictures, in their order. */
  readonly pictures?: readonly string[];
  /** What a Minecraft server says of itself. */
  readonly server?: {
    readonly version: string;
    readonly versions: readonly string[];
    readonly editions: readonly string[];
  };
}

const paper = (version: string, editions: readonly string[] = ['java']) => ({
  server: { version: `Paper ${version}`, versions: [version.split('.').slice(0, 2).join('.')], editions },
});
const discord = (name: string) => `https://discord.gg/sample-${name}`;

export const SAMPLE_DETAILS: Readonly<Record<string, SampleDetails>> = {
  'sample-survival': {
    categories: ['survival', 'economy', 'towns'],
    country: 'DE',
    languages: ['de', 'en'],
    discord: discord('survival'),
    support: 'https://survival.sample.example/help',
    store: 'https://store.survival.sample.example',
    pictures: ['The old town at dusk', 'The same valley at night', 'Spring in the valley'],
    ...paper('1.21.4', ['bedrock', 'java']),
  },
  'sample-skies': {
    categories: ['skyblock', 'economy'],
    country: 'FR',
    languages: ['en', 'fr'],
    discord: discord('skies'),
    pictures: ['Three islands in the morning', 'The islands at sunset'],
    ...paper('1.21.1'),
  },
  'sample-arena': { categories: ['pvp'], country: 'US', languages: ['en'], pictures: ['The castle of the arena'] },
  'sample-kingdoms': {
    categories: ['towns', 'roleplay'],
    country: 'PL',
    languages: ['en', 'pl'],
    discord: discord('kingdoms'),
    pictures: ['A castle in the afternoon', 'The same castle at night'],
    ...paper('1.20.6'),
  },
  'sample-dunes': { categories: ['anarchy', 'hardcore'], country: 'TR', languages: ['en', 'tr'], ...paper('1.20.4') },
  'sample-orbit': {
    categories: ['modded'],
    country: 'CA',
    languages: ['en'],
    mods: 'Sample Orbit pack 3.2 for NeoForge',
    source: 'https://git.sample.example/orbit-pack',
    pictures: ['A ringed planet and its moons'],
    server: { version: 'NeoForge 1.21.1', versions: ['1.21'], editions: ['java'] },
  },
  'sample-harbor': {
    categories: ['minigames'],
    country: 'BR',
    languages: ['en', 'pt'],
    pictures: ['A boat in the evening'],
    ...paper('1.21.4'),
  },
  'sample-roleplay-city': {
    categories: ['roleplay', 'economy', 'police'],
    country: 'DE',
    languages: ['de'],
    discord: discord('city'),
    store: 'https://city.sample.example/store',
    pictures: ['The skyline after sunset', 'The business district on a gray day'],
  },
  'sample-racing-club': {
    categories: ['racing', 'drift'],
    country: 'US',
    languages: ['en'],
    pictures: ['The coast road'],
  },
  'sample-county': { categories: ['roleplay'], country: 'GB', languages: ['en'], discord: discord('county') },
  'sample-obby-towers': { categories: ['obby'], languages: ['en', 'es'], pictures: ['A staircase of colors'] },
  'sample-tycoon-island': { categories: ['tycoon'], languages: ['en'], pictures: ['Islands under a blue sky'] },
  'sample-pet-rescue': {
    categories: ['simulator', 'social'],
    languages: ['en', 'id'],
    pictures: ['The village of the pets'],
  },
  'sample-gem-hunters': {
    categories: ['adventure'],
    country: 'SE',
    languages: ['en', 'sv'],
    discord: discord('gems'),
    pictures: ['Crystals in a violet cave'],
  },
  'sample-peaks': {
    categories: ['adventure', 'survival'],
    country: 'AT',
    languages: ['de', 'en'],
    pictures: ['The ridge at dusk', 'The ridge at night'],
  },
  'sample-voyage': {
    categories: ['adventure'],
    country: 'NL',
    languages: ['en', 'nl'],
    pictures: ['Night on the water'],
  },
  'sample-music-bot': {
    categories: ['music'],
    languages: ['de', 'en', 'fr', 'ja'],
    website: 'https://music.sample.example',
    discord: discord('music'),
    support: 'https://music.sample.example/help',
    pictures: ['The equalizer of a song'],
  },
  'sample-moderation-bot': {
    categories: ['moderation', 'security', 'logging'],
    languages: ['en', 'es', 'pt'],
    website: 'https://moderation.sample.example',
    discord: discord('moderation'),
    source: 'https://git.sample.example/moderation-bot',
    pictures: ['A pattern of shields'],
  },
  'sample-trivia-bot': { categories: ['games', 'education'], languages: ['en'], pictures: ['The cards of a round'] },
  'sample-weather-bot': { categories: ['utility'], languages: ['en', 'ko'] },
  'sample-polls-bot': {
    categories: ['giveaways', 'statistics'],
    languages: ['en'],
    pictures: ['The result of a poll'],
  },
  'sample-reminder-bot': { categories: ['productivity'], languages: ['en'] },
  'sample-coins-bot': {
    categories: ['economy', 'games'],
    languages: ['en', 'tr'],
    discord: discord('coins'),
    pictures: ['Stacks of coins in the evening'],
  },
  'sample-levels-bot': { categories: ['leveling'], languages: ['en', 'ru'], pictures: ['Stars above the steps'] },
  'sample-stage-bot': { categories: ['social'], languages: ['en'] },
  'sample-librarian-bot': {
    categories: ['ai', 'utility'],
    languages: ['en', 'ja', 'zh'],
    website: 'https://librarian.sample.example',
    support: 'https://librarian.sample.example/help',
    pictures: ['Sheets from the archive'],
  },
  'sample-anime-bot': { categories: ['anime'], languages: ['en', 'ja'] },
  'sample-logs-bot': { categories: ['logging', 'statistics'], languages: ['en'] },
  'sample-welcome-bot': {
    categories: ['social', 'utility'],
    languages: ['en', 'vi'],
    pictures: ['A friendly conversation'],
  },
};

/** The slug that a sample's name leads to: its letters are plain. */
export function sampleSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
