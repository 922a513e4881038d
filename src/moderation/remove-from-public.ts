// What the public sees of a person when they delete their account: votes stay without a name; reviews, and what was
// kept of a reported profile, go.
import type { RemoveFromPublic } from '../access/delete-account.ts';
import { deleteReviewsOfPerson } from '../reviews/own-review-queries.ts';
import { anonymizeVoter } from '../votes/own-votes.ts';
import { forgetReportedProfile } from './report-queries.ts';

/** Votes first, which lock listings. */
export const removeFromPublic: RemoveFromPublic = async (db, personId, identities) => {
  const until = await anonymizeVoter(db, personId, identities);
  await deleteReviewsOfPerson(db, personId);
  await forgetReportedProfile(db, personId);
  return until;
};
