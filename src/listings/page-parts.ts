// What a listing's page shows besides the listing itself: the images of its gallery and the people who run it.
import type { Connection } from '../db/database.ts';
import { type GalleryPicture, selectGallery } from './picture-queries.ts';
import { type ShownTeam, selectShownTeam } from './team-queries.ts';

export interface PageParts {
  readonly pictures: readonly GalleryPicture[];
  readonly team: ShownTeam;
}

export async function readPageParts(db: Connection, listingId: string): Promise<PageParts> {
  const [pictures, team] = await Promise.all([selectGallery(db, listingId), selectShownTeam(db, listingId)]);
  return { pictures, team };
}
