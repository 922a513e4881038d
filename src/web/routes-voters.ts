// The routes for voters who return: profiles, favorites and leaderboards.
import type { Hono } from 'hono';
import type { WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import { submitFavorite, submitFavoriteReminder, submitRemoveFavorite } from './pages/account/favorite-actions.ts';
import { showFavorites } from './pages/account/favorites.tsx';
import { showProfileSettings, submitDismissProfileNews, submitProfileSettings } from './pages/account/profile.tsx';
import { showListingVoters, showSiteLeaderboard } from './pages/public/leaderboards.tsx';
import { showProfile } from './pages/public/profile.tsx';

export function addVoterRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  get('/people/:handle', 'profile.view', showProfile);
  get('/leaderboard', 'site.view', showSiteLeaderboard);
  get('/listings/:id/voters', 'listing.view', showListingVoters);
  form('/account/profile', 'account.manage', [showProfileSettings, submitProfileSettings]);
  post('/account/profile/dismiss', 'account.manage', submitDismissProfileNews);
  get('/favorites', 'favorites.manage', showFavorites);
  post('/favorites/reminder', 'favorites.manage', submitFavoriteReminder);
  post('/listings/:id/favorite', 'favorites.manage', submitFavorite);
  post('/listings/:id/favorite/remove', 'favorites.manage', submitRemoveFavorite);
}
