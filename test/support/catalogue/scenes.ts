// Who looks at the sample pages, and how their listings fare: the states that pages are shown in.
import { BOT, MINECRAFT, NASTY } from '../sample-data.ts';
import type { Sample } from '../sample-parts.ts';

type Scene = Partial<Sample>;
type SampleListing = Sample['listings'][number];

const server = (
  id: string,
  name: string,
  summary: string,
  change: Partial<SampleListing>,
): SampleListing => ({
  ...{ ...MINECRAFT, id, name, summary, plan: 'free' },
  ...change,
});
const bot = (id: string, name: string, summary: string, change: Partial<SampleListing>): SampleListing => ({
  ...{ ...BOT, id, name, summary },
  ...change,
});

/** Enough for lists to look like lists. */
const MORE: readonly SampleListing[] = [
  server('lst_game1', 'Sample Skies', 'Islands in the air, alone or with friends.', {
    ...{ tags: ['skyblock', 'economy'], voteCount: 9_120, rank: 2 },
  }),
  server('lst_game2', 'Sample Kingdoms', 'Build a town, sign treaties, keep them or do not.', {
    ...{ tags: ['towns', 'roleplay'], voteCount: 4_006, rank: 3, players: null },
  }),
  server('lst_game3', 'Sample Bay', 'Drive, work, and read your rights.', {
    ...{ game: 'fivem', tags: ['roleplay', 'monthly'], voteCount: 611, rank: 4 },
  }),
  bot('lst_bot1', 'Sample Quiz', 'Asks the channel a question each evening.', {
    ...{ tags: ['games', 'fun'], voteCount: 702, plan: 'verified', rank: 3 },
  }),
  bot('lst_bot2', 'Sample Weather', 'Tells who has to take an umbrella.', {
    ...{ tags: ['weather'], voteCount: 310, servers: null, rank: 4 },
  }),
  bot('lst_bot3', 'Sample Notes', 'Remembers what was said, when it is asked to.', {
    ...{ tags: ['productivity', 'lists'], voteCount: 88, rank: 5 },
  }),
];

const LISTINGS: Sample['listings'] = [MINECRAFT, BOT, ...MORE];

export const SIGNED_OUT: Scene = { person: null, listings: LISTINGS, discord: 'https://discord.example/' };

export const OWNERS: Scene = { listings: [MINECRAFT, BOT, NASTY], mails: true, moreNotices: 12 };
export const EMPTY: Scene = { listings: [] };
