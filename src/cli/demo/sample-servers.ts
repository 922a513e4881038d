// The demo's game servers, of every game. Nobody runs them: their addresses end in `.example`, and nobody asks them for players.
import type { SampleServer } from './sample-listing.ts';

export const SAMPLE_SERVERS: readonly SampleServer[] = [
  {
    type: 'game',
    game: 'minecraft',
    text: {
      name: 'Sample Survival',
      summary: 'Towns, markets and a very long railway. No resets since the first day.',
      about:
        '## Towns and trade\n\nFound a town, trade at the spawn market and take the railway to the coast.\n\n- Java and Bedrock\n- Grief protection by claims\n- Voters get a crate key',
      tags: ['survival', 'economy', 'towns'],
    },
    address: 'survival.sample.example',
    link: 'https://survival.sample.example',
    plan: 'enterprise',
    icon: {
      shape: 'house',
      ground: [
        [88, 152, 70],
        [46, 96, 42],
      ],
    },
    listedDaysAgo: 208,
    popularity: 0.95,
    owner: 0,
    webhook: '/survival',
    players: { most: 184, room: 250 },
  },
  {
    type: 'game',
    game: 'minecraft',
    text: {
      name: 'Sample Skies',
      summary: 'Skyblock with seasons, alone or with friends.',
      about: 'A new season begins every three months. Your island moves along.',
      tags: ['skyblock', 'economy'],
    },
    address: 'skies.sample.example',
    plan: 'verified',
    icon: {
      shape: 'islands',
      ground: [
        [84, 170, 226],
        [38, 104, 176],
      ],
    },
    listedDaysAgo: 132,
    popularity: 0.66,
    owner: 1,
    players: { most: 92, room: 150 },
  },
  {
    type: 'game',
    game: 'minecraft',
    text: {
      name: 'Sample Arena',
      summary: 'Ranked duels, practice kits and a tournament every Saturday.',
      about: 'Queue for a duel with `/duel`. Ranks reset on the first of each month.',
      tags: ['pvp', 'competitive'],
    },
    address: 'arena.sample.example:25570',
    plan: 'free',
    icon: {
      shape: 'sword',
      ground: [
        [184, 52, 52],
        [108, 24, 32],
      ],
    },
    listedDaysAgo: 74,
    popularity: 0.38,
    owner: 2,
    players: 'offline',
  },
  {
    type: 'game',
    game: 'fivem',
    text: {
      name: 'Sample Roleplay City',
      summary: 'Serious roleplay with player-run businesses and a real court.',
      about: 'Apply on the website, then meet the city clerk. Voters keep their place in the queue.',
      tags: ['roleplay', 'economy'],
    },
    address: 'city.sample.example:30120',
    link: 'https://city.sample.example',
    plan: 'verified',
    icon: {
      shape: 'wheel',
      ground: [
        [58, 70, 120],
        [26, 32, 66],
      ],
    },
    listedDaysAgo: 149,
    popularity: 0.58,
    owner: 0,
    webhook: '/roleplay',
    players: { most: 118, room: 128 },
  },
  {
    type: 'game',
    game: 'fivem',
    text: {
      name: 'Sample Racing Club',
      summary: 'Street races every night, tuned cars, no pay to win.',
      about: 'Races start every full hour. The garage is open all day.',
      tags: ['racing', 'no-pay-to-win'],
    },
    address: 'racing.sample.example:30120',
    plan: 'free',
    icon: {
      shape: 'flag',
      ground: [
        [52, 52, 56],
        [22, 22, 26],
      ],
    },
    listedDaysAgo: 27,
    popularity: 0.42,
    owner: 2,
    players: { most: 41, room: 64 },
  },
  {
    type: 'game',
    game: 'roblox',
    text: {
      name: 'Sample Obby Towers',
      summary: 'Forty towers, each harder than the last.',
      about: 'Climb alone or race your friends. Voters unlock a trail.',
      tags: ['obby', 'casual'],
    },
    address: 'obby.sample.example',
    plan: 'free',
    icon: {
      shape: 'stairs',
      ground: [
        [232, 96, 128],
        [156, 44, 88],
      ],
    },
    listedDaysAgo: 95,
    popularity: 0.31,
    owner: 1,
    players: { most: 1_340, room: null },
  },
  {
    type: 'game',
    game: 'hytale',
    text: {
      name: 'Sample Gem Hunters',
      summary: 'Dungeons, gems and a guild hall to show them in.',
      about: 'Form a party of up to four and clear a dungeon together.',
      tags: ['adventure', 'dungeons'],
    },
    address: 'gems.sample.example:5520',
    plan: 'free',
    icon: {
      shape: 'gem',
      ground: [
        [36, 160, 168],
        [16, 92, 112],
      ],
    },
    listedDaysAgo: 47,
    popularity: 0.36,
    owner: 1,
    players: { most: 57, room: 80 },
  },
  {
    type: 'game',
    game: 'hytale',
    text: {
      name: 'Sample Peaks',
      summary: 'Exploration in the mountains, with a small and friendly community.',
      about: 'No economy, no ranks: climb, build a cabin and share the view.',
      tags: ['exploration', 'casual'],
    },
    address: 'peaks.sample.example:5520',
    plan: 'free',
    icon: {
      shape: 'peaks',
      ground: [
        [120, 136, 152],
        [64, 78, 96],
      ],
    },
    listedDaysAgo: 12,
    popularity: 0.24,
    owner: 0,
    players: { most: 18, room: 30 },
  },
];
