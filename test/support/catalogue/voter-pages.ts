// The catalogue's pages for voters who return: favorites, streaks, badges, profiles and leaderboards.
import type { AppContext } from '../../../src/context.ts';
import { upsertFavoriteReminder } from '../../../src/reminders/favorite-reminder-queries.ts';
import { BOT, MINECRAFT, VOTER } from '../seed/sample-site.ts';
import {
  addAllBadges,
  addFavorites,
  addFavoritesOfAllStates,
  addLeaders,
  addPublicProfile,
  addVoterCounts,
  HANDLE,
} from '../seed/voters.ts';
import { insertVote } from '../seed/votes.ts';
import type { SiteOptions } from '../site.ts';
import { pagesOf, press } from './catalogue-page.ts';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1' };
const DISCORD = { DISCORD_CLIENT_ID: 'sample', DISCORD_CLIENT_SECRET: 'sample' };

const RETURNING: SiteOptions = {
  as: 'voter',
  environment: { ...MAIL, ...DISCORD },
  async arrange(app) {
    await addVoterCounts(app.db, VOTER.id, 5);
    await addFavoritesOfAllStates(app);
    const reminder = { moment: 'all', byPush: false, byMail: true, inCalendar: false } as const;
    await upsertFavoriteReminder(app.db, VOTER.id, reminder);
  },
};

/** Has just voted for the server; the bot, another favorite, is ready. */
async function afterVote(app: AppContext): Promise<void> {
  await insertVote(app.db, { ageMs: 60_000 });
  await addVoterCounts(app.db, VOTER.id, 5);
  await addFavorites(app.db);
}

async function yearsOfVotes({ db }: AppContext): Promise<void> {
  await addVoterCounts(db, VOTER.id, 500);
  await addAllBadges(db, VOTER.id);
}

export const VOTER_PAGES = [
  ...pagesOf(RETURNING, {
    favorites: '/favorites',
    'favorites-undo': { path: '/favorites', act: press('Remove Sample Bot from your favorites') },
    'vote-bot-without-discord': `/listings/${BOT.id}/vote`,
    'favorite-listing': `/listings/${MINECRAFT.id}`,
  }),
  ...pagesOf({ as: 'voter' }, { 'favorites-empty': '/favorites', 'leaderboard-empty': '/leaderboard' }),
  ...pagesOf({ as: 'voter', arrange: afterVote }, { 'voted-streak': `/listings/${MINECRAFT.id}/vote` }),
  ...pagesOf({ as: 'voter', arrange: yearsOfVotes }, { 'own-votes-badges': '/account/votes' }),
  ...pagesOf(
    { as: 'voter', arrange: addPublicProfile },
    {
      'profile-own': `/people/${HANDLE}`,
      'profile-settings': '/account/profile',
      'profile-reserved': { path: '/account/profile', status: 422, act: press('Save profile', { handle: 'staff' }) },
      'account-public': '/account',
    },
  ),
  ...pagesOf({ as: 'stranger' }, { 'profile-settings-empty': '/account/profile' }),
  ...pagesOf({ as: null, arrange: addPublicProfile }, { profile: `/people/${HANDLE}` }),
  ...pagesOf(
    { as: 'voter', arrange: addLeaders },
    {
      leaderboard: '/leaderboard',
      'leaderboard-all': '/leaderboard?period=all',
      'listing-voters': `/listings/${MINECRAFT.id}/voters`,
      'listing-voters-all': `/listings/${MINECRAFT.id}/voters?period=all`,
    },
  ),
];
