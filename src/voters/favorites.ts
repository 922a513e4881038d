// Favorites: the listings that a person votes for again and again.
import type { Connection, Db } from '../db/database.ts';
import {
  armFavoriteReminder,
  deleteFavorite,
  type Favorite,
  insertFavorite,
  lockFavorites,
  selectFavorites,
} from './favorite-queries.ts';

export const FAVORITES_MOST = 100;

export type FavoriteAdding =
  | { readonly ok: true; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: 'too_many' };

/** Nothing happens if it is one already. The listing must be public. */
export async function addFavorite(db: Db, personId: string, listingId: string): Promise<FavoriteAdding> {
  return db.transaction().execute(async (transaction): Promise<FavoriteAdding> => {
    const count = await lockFavorites(transaction, personId);
    const isNew = await insertFavorite(transaction, personId, listingId);
    if (!isNew) return { ok: true, isNew };
    if (count >= FAVORITES_MOST) {
      await deleteFavorite(transaction, personId, listingId);
      return { ok: false, reason: 'too_many' };
    }
    await armFavoriteReminder(transaction, personId);
    return { ok: true, isNew };
  });
}

/** False if it was none. */
export async function removeFavorite(db: Db, personId: string, listingId: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await deleteFavorite(transaction, personId, listingId))) return false;
    await armFavoriteReminder(transaction, personId);
    return true;
  });
}

/** The favorite to vote for next, apart from one listing; null if none is ready. */
export async function nextFavorite(db: Connection, personId: string, except: string): Promise<Favorite | null> {
  const favorites = await selectFavorites(db, personId);
  return favorites.find(({ listingId, state }) => state === 'ready' && listingId !== except) ?? null;
}
