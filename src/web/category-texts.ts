// The texts of categories.
import type { Game } from '@plaudit/sdk/contract';
import { bug } from '../core/assert.ts';
import { type Category, type CategoryKind, type CategorySlug, categoriesOf } from '../listings/categories.ts';
import type { MessageKey } from '../messages/message.ts';
import type { Translations } from '../messages/translations.ts';

const NAMES = {
  adventure: 'categories.adventure',
  ai: 'categories.ai',
  anarchy: 'categories.anarchy',
  anime: 'categories.anime',
  building: 'categories.building',
  creative: 'categories.creative',
  drift: 'categories.drift',
  economy: 'categories.economy',
  education: 'categories.education',
  factions: 'categories.factions',
  fighting: 'categories.fighting',
  freeroam: 'categories.freeroam',
  games: 'categories.games',
  gangs: 'categories.gangs',
  giveaways: 'categories.giveaways',
  hardcore: 'categories.hardcore',
  horror: 'categories.horror',
  leveling: 'categories.leveling',
  lifesteal: 'categories.lifesteal',
  logging: 'categories.logging',
  minigames: 'categories.minigames',
  modded: 'categories.modded',
  moderation: 'categories.moderation',
  music: 'categories.music',
  notifications: 'categories.notifications',
  obby: 'categories.obby',
  police: 'categories.police',
  prison: 'categories.prison',
  productivity: 'categories.productivity',
  pvp: 'categories.pvp',
  racing: 'categories.racing',
  roleplay: 'categories.roleplay',
  security: 'categories.security',
  shooter: 'categories.shooter',
  simulator: 'categories.simulator',
  skyblock: 'categories.skyblock',
  smp: 'categories.smp',
  social: 'categories.social',
  statistics: 'categories.statistics',
  survival: 'categories.survival',
  tickets: 'categories.tickets',
  'tower-defense': 'categories.towerDefense',
  towns: 'categories.towns',
  tycoon: 'categories.tycoon',
  utility: 'categories.utility',
  vanilla: 'categories.vanilla',
} as const satisfies Readonly<Record<CategorySlug, MessageKey>>;

const ABOUT = {
  bot: {
    ai: 'categoryPages.botAiAbout',
    anime: 'categoryPages.botAnimeAbout',
    economy: 'categoryPages.botEconomyAbout',
    education: 'categoryPages.botEducationAbout',
    games: 'categoryPages.botGamesAbout',
    giveaways: 'categoryPages.botGiveawaysAbout',
    leveling: 'categoryPages.botLevelingAbout',
    logging: 'categoryPages.botLoggingAbout',
    moderation: 'categoryPages.botModerationAbout',
    music: 'categoryPages.botMusicAbout',
    notifications: 'categoryPages.botNotificationsAbout',
    productivity: 'categoryPages.botProductivityAbout',
    roleplay: 'categoryPages.botRoleplayAbout',
    security: 'categoryPages.botSecurityAbout',
    social: 'categoryPages.botSocialAbout',
    statistics: 'categoryPages.botStatisticsAbout',
    tickets: 'categoryPages.botTicketsAbout',
    utility: 'categoryPages.botUtilityAbout',
  },
  minecraft: {
    anarchy: 'categoryPages.minecraftAnarchyAbout',
    creative: 'categoryPages.minecraftCreativeAbout',
    economy: 'categoryPages.minecraftEconomyAbout',
    factions: 'categoryPages.minecraftFactionsAbout',
    hardcore: 'categoryPages.minecraftHardcoreAbout',
    lifesteal: 'categoryPages.minecraftLifestealAbout',
    minigames: 'categoryPages.minecraftMinigamesAbout',
    modded: 'categoryPages.minecraftModdedAbout',
    prison: 'categoryPages.minecraftPrisonAbout',
    pvp: 'categoryPages.minecraftPvpAbout',
    roleplay: 'categoryPages.minecraftRoleplayAbout',
    skyblock: 'categoryPages.minecraftSkyblockAbout',
    smp: 'categoryPages.minecraftSmpAbout',
    survival: 'categoryPages.minecraftSurvivalAbout',
    towns: 'categoryPages.minecraftTownsAbout',
    vanilla: 'categoryPages.minecraftVanillaAbout',
  },
  fivem: {
    drift: 'categoryPages.fivemDriftAbout',
    economy: 'categoryPages.fivemEconomyAbout',
    freeroam: 'categoryPages.fivemFreeroamAbout',
    gangs: 'categoryPages.fivemGangsAbout',
    police: 'categoryPages.fivemPoliceAbout',
    pvp: 'categoryPages.fivemPvpAbout',
    racing: 'categoryPages.fivemRacingAbout',
    roleplay: 'categoryPages.fivemRoleplayAbout',
  },
  roblox: {
    building: 'categoryPages.robloxBuildingAbout',
    fighting: 'categoryPages.robloxFightingAbout',
    horror: 'categoryPages.robloxHorrorAbout',
    obby: 'categoryPages.robloxObbyAbout',
    racing: 'categoryPages.robloxRacingAbout',
    roleplay: 'categoryPages.robloxRoleplayAbout',
    shooter: 'categoryPages.robloxShooterAbout',
    simulator: 'categoryPages.robloxSimulatorAbout',
    social: 'categoryPages.robloxSocialAbout',
    'tower-defense': 'categoryPages.robloxTowerDefenseAbout',
    tycoon: 'categoryPages.robloxTycoonAbout',
  },
  hytale: {
    adventure: 'categoryPages.hytaleAdventureAbout',
    creative: 'categoryPages.hytaleCreativeAbout',
    economy: 'categoryPages.hytaleEconomyAbout',
    minigames: 'categoryPages.hytaleMinigamesAbout',
    modded: 'categoryPages.hytaleModdedAbout',
    pvp: 'categoryPages.hytalePvpAbout',
    roleplay: 'categoryPages.hytaleRoleplayAbout',
    survival: 'categoryPages.hytaleSurvivalAbout',
  },
} as const satisfies { readonly [Kind in CategoryKind]: Readonly<Record<CategorySlug<Kind>, MessageKey>> };

const BOT_LISTS = {
  ai: 'categoryPages.botAi',
  anime: 'categoryPages.botAnime',
  economy: 'categoryPages.botEconomy',
  education: 'categoryPages.botEducation',
  games: 'categoryPages.botGames',
  giveaways: 'categoryPages.botGiveaways',
  leveling: 'categoryPages.botLeveling',
  logging: 'categoryPages.botLogging',
  moderation: 'categoryPages.botModeration',
  music: 'categoryPages.botMusic',
  notifications: 'categoryPages.botNotifications',
  productivity: 'categoryPages.botProductivity',
  roleplay: 'categoryPages.botRoleplay',
  security: 'categoryPages.botSecurity',
  social: 'categoryPages.botSocial',
  statistics: 'categoryPages.botStatistics',
  tickets: 'categoryPages.botTickets',
  utility: 'categoryPages.botUtility',
} as const satisfies Readonly<Record<CategorySlug<'bot'>, MessageKey>>;

const SERVER_LISTS = {
  minecraft: {
    anarchy: 'categoryPages.minecraftAnarchy',
    creative: 'categoryPages.minecraftCreative',
    economy: 'categoryPages.minecraftEconomy',
    factions: 'categoryPages.minecraftFactions',
    hardcore: 'categoryPages.minecraftHardcore',
    lifesteal: 'categoryPages.minecraftLifesteal',
    minigames: 'categoryPages.minecraftMinigames',
    modded: 'categoryPages.minecraftModded',
    prison: 'categoryPages.minecraftPrison',
    pvp: 'categoryPages.minecraftPvp',
    roleplay: 'categoryPages.minecraftRoleplay',
    skyblock: 'categoryPages.minecraftSkyblock',
    smp: 'categoryPages.minecraftSmp',
    survival: 'categoryPages.minecraftSurvival',
    towns: 'categoryPages.minecraftTowns',
    vanilla: 'categoryPages.minecraftVanilla',
  },
  fivem: {
    drift: 'categoryPages.fivemDrift',
    economy: 'categoryPages.fivemEconomy',
    freeroam: 'categoryPages.fivemFreeroam',
    gangs: 'categoryPages.fivemGangs',
    police: 'categoryPages.fivemPolice',
    pvp: 'categoryPages.fivemPvp',
    racing: 'categoryPages.fivemRacing',
    roleplay: 'categoryPages.fivemRoleplay',
  },
  roblox: {
    building: 'categoryPages.robloxBuilding',
    fighting: 'categoryPages.robloxFighting',
    horror: 'categoryPages.robloxHorror',
    obby: 'categoryPages.robloxObby',
    racing: 'categoryPages.robloxRacing',
    roleplay: 'categoryPages.robloxRoleplay',
    shooter: 'categoryPages.robloxShooter',
    simulator: 'categoryPages.robloxSimulator',
    social: 'categoryPages.robloxSocial',
    'tower-defense': 'categoryPages.robloxTowerDefense',
    tycoon: 'categoryPages.robloxTycoon',
  },
  hytale: {
    adventure: 'categoryPages.hytaleAdventure',
    creative: 'categoryPages.hytaleCreative',
    economy: 'categoryPages.hytaleEconomy',
    minigames: 'categoryPages.hytaleMinigames',
    modded: 'categoryPages.hytaleModded',
    pvp: 'categoryPages.hytalePvp',
    roleplay: 'categoryPages.hytaleRoleplay',
    survival: 'categoryPages.hytaleSurvival',
  },
} as const satisfies { readonly [Kind in Game]: Readonly<Record<CategorySlug<Kind>, MessageKey>> };

export function categoryName(t: Translations, { slug }: Pick<Category, 'slug'>): string {
  return t(keyOf(NAMES, slug));
}

/** In the order of their names. */
export function namedCategories(t: Translations, kind: CategoryKind) {
  return categoriesOf(kind)
    .map(({ slug }) => ({ slug, name: categoryName(t, { slug }) }))
    .sort((one, other) => one.name.localeCompare(other.name, t.locale));
}

/** What is in it, in one sentence: the description of its page. */
export function aboutCategory(t: Translations, { kind, slug }: Category): string {
  return t(keyOf(ABOUT[kind], slug));
}

/** `heading`: `Music bots`. `sentence`: `music bots`. */
export type ListNameForm = 'heading' | 'sentence';

/** What the list of a category is called: `Music bots`, `Minecraft skyblock servers`. */
export function categoryListName(t: Translations, { kind, slug }: Category, form: ListNameForm): string {
  return kind === 'bot' ? t(keyOf(BOT_LISTS, slug), { form }) : t(keyOf(SERVER_LISTS[kind], slug));
}

function keyOf<Key extends MessageKey>(keys: Readonly<Record<string, Key>>, slug: string): Key {
  return keys[slug] ?? bug(`no text for the category ${slug}`);
}
