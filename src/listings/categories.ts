// The categories of bots and of each game's servers: a fixed list, so that each has its own page, which people and
// search engines can find.
import type { Game } from '@plaudit/sdk/contract';

export interface Category {
  /** In URLs, in forms and in the database. */
  readonly slug: string;
  readonly name: string;
  /** What is in it, in one sentence: the description of its page. */
  readonly about: string;
  /** Before `bots` or `servers` in headings, such as `music`. */
  readonly adjective: string;
}

/** What a listing is, as far as categories are concerned. */
export type CategoryKind = Game | 'bot';

export const MAX_CATEGORIES = 3;

type Row = readonly [slug: string, name: string, about: string, adjective?: string];

const BOT: readonly Row[] = [
  ['ai', 'AI', 'Bots that chat, write or draw with a language or image model.'],
  ['anime', 'Anime', 'Bots about anime and manga: characters to collect, airing times and recommendations.'],
  ['economy', 'Economy', 'Bots that give a community its own currency, with jobs, shops and trading.'],
  ['education', 'Education', 'Bots that help people learn: languages, quizzes, code and homework.'],
  ['games', 'Games and fun', 'Bots to play with in chat, from trivia and card games to jokes.', 'game and fun'],
  [
    'giveaways',
    'Giveaways and polls',
    'Bots that run giveaways, polls and votes among the members of a community.',
    'giveaway and poll',
  ],
  ['leveling', 'Leveling', 'Bots that reward activity with experience, levels and roles.'],
  ['logging', 'Logging', 'Bots that record what happens in a community, so that moderators can look it up.'],
  ['moderation', 'Moderation', 'Bots that help moderators keep a community safe, with warnings, filters and bans.'],
  ['music', 'Music', 'Bots that play music, radio and other sound in voice channels.'],
  ['notifications', 'Notifications', 'Bots that announce new videos, streams, releases and news.', 'notification'],
  ['productivity', 'Productivity', 'Bots for reminders, notes, tasks and calendars.'],
  ['roleplay', 'Roleplay', 'Bots for characters, dice and stories that people tell together.'],
  ['security', 'Security', 'Bots that verify new members and stop raids, spam and scams.'],
  ['social', 'Social', 'Bots that bring members together: introductions, birthdays, profiles and welcome messages.'],
  ['statistics', 'Statistics', 'Bots that count and chart: members, activity, games and more.'],
  [
    'tickets',
    'Tickets and support',
    'Bots that turn questions for a team into tickets and keep track of them.',
    'ticket and support',
  ],
  ['utility', 'Utility', 'Bots with everyday tools: roles, translations, searches and custom commands.'],
];

const MINECRAFT: readonly Row[] = [
  ['anarchy', 'Anarchy', 'Servers without rules, where nothing you build is protected.'],
  ['creative', 'Creative', 'Servers for building with unlimited blocks, often on plots of your own.'],
  ['economy', 'Economy', 'Servers with jobs, shops and markets run by players.'],
  ['factions', 'Factions', 'Servers where groups claim land, raid each other and fight for it.'],
  ['hardcore', 'Hardcore', 'Servers where death has lasting consequences.'],
  ['lifesteal', 'Lifesteal', 'Servers where you win hearts from the players you defeat, and lose your own.'],
  ['minigames', 'Minigames', 'Servers with short rounds of many games, from bed wars to parkour.', 'minigame'],
  ['modded', 'Modded', 'Servers that run mods or modpacks, which players install too.'],
  ['prison', 'Prison', 'Servers where you mine and trade your way up through the ranks.'],
  ['pvp', 'PvP', 'Servers about fighting other players, with kits, arenas and duels.'],
  ['roleplay', 'Roleplay', 'Servers where players act as characters in a shared story.'],
  ['skyblock', 'Skyblock', 'Servers where you start on a small island in the sky and make it grow.'],
  ['smp', 'SMP', 'Survival multiplayer servers that a community builds up together.'],
  ['survival', 'Survival', 'Servers where you gather, build and survive in an open world.'],
  ['towns', 'Towns', 'Servers where players found towns and nations, with land of their own.', 'town'],
  ['vanilla', 'Vanilla', 'Servers that run the game as it comes, with no changed rules.'],
];

const FIVEM: readonly Row[] = [
  ['drift', 'Drift', 'Servers about drifting, with tuned cars and tracks made for it.'],
  ['economy', 'Economy', 'Servers with legal and illegal jobs, businesses and a market.'],
  ['freeroam', 'Freeroam', 'Servers to drive, fly and explore without a role to play.'],
  ['gangs', 'Gangs', 'Servers where gangs compete for territory.', 'gang'],
  ['police', 'Police and rescue', 'Servers focused on police, fire and ambulance crews.'],
  ['pvp', 'PvP', 'Servers about fighting other players, in arenas or anywhere.'],
  ['racing', 'Racing', 'Servers with races, time trials and cars to tune.'],
  ['roleplay', 'Roleplay', 'Servers where you live the life of a character among others.'],
];

const ROBLOX: readonly Row[] = [
  ['building', 'Building', 'Experiences where you design and build your own creations.'],
  ['fighting', 'Fighting', 'Experiences about combat, from sword fights to superpowers.'],
  ['horror', 'Horror', 'Experiences made to scare you.'],
  ['obby', 'Obby', 'Obstacle courses to jump, climb and run through.'],
  ['racing', 'Racing', 'Experiences with cars, tracks and races.'],
  ['roleplay', 'Roleplay', 'Experiences where you act out a life, a job or a story.'],
  ['shooter', 'Shooter', 'Experiences where players and teams shoot at each other.'],
  ['simulator', 'Simulator', 'Experiences where you repeat, earn and upgrade.'],
  ['social', 'Social', 'Experiences where you hang out, chat and meet people.'],
  ['tower-defense', 'Tower defense', 'Experiences where you place towers to stop waves of enemies.'],
  ['tycoon', 'Tycoon', 'Experiences where you build up a business or a base.'],
];

const HYTALE: readonly Row[] = [
  ['adventure', 'Adventure', 'Servers with quests, dungeons and worlds to explore.'],
  ['creative', 'Creative', 'Servers for building without limits.'],
  ['economy', 'Economy', 'Servers with jobs, shops and markets run by players.'],
  ['minigames', 'Minigames', 'Servers with short rounds of many games.', 'minigame'],
  ['modded', 'Modded', 'Servers with their own items, creatures and rules.'],
  ['pvp', 'PvP', 'Servers about fighting other players.'],
  ['roleplay', 'Roleplay', 'Servers where players act as characters in a shared story.'],
  ['survival', 'Survival', 'Servers where you gather, build and survive in an open world.'],
];

const CATEGORIES: Readonly<Record<CategoryKind, readonly Category[]>> = {
  bot: BOT.map(toCategory),
  minecraft: MINECRAFT.map(toCategory),
  fivem: FIVEM.map(toCategory),
  roblox: ROBLOX.map(toCategory),
  hytale: HYTALE.map(toCategory),
};

/** `PvP` and `AI` keep their capitals. */
function toCategory([slug, name, about, adjective]: Row): Category {
  const lower = /^[A-Z][a-z ]/.test(name) && !/[A-Z]/.test(name.slice(1)) ? name.toLowerCase() : name;
  return { slug, name, about, adjective: adjective ?? lower };
}

/** Null for all servers together: they have categories only by game. */
export function categoryKind({ type, game }: { type: 'bot' | 'game'; game: Game | null }): CategoryKind | null {
  return type === 'bot' ? 'bot' : game;
}

/** In the order of their names. */
export function categoriesOf(kind: CategoryKind): readonly Category[] {
  return CATEGORIES[kind];
}

export function findCategory(kind: CategoryKind, slug: string): Category | null {
  return CATEGORIES[kind].find((category) => category.slug === slug) ?? null;
}
