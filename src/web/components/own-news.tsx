// News about what a person has written: outcomes of reports, reviews, and the profile. Owners see them on the dashboard,
// voters, who have nothing there, on their account page.
import type { Connection } from '../../db/database.ts';
import { type OwnReport, selectReportNews } from '../../moderation/report-queries.ts';
import { type OwnReview, selectReviewNews } from '../../reviews/own-review-queries.ts';
import { type ProfileNews, selectProfileNews } from '../../voters/profile-decision-queries.ts';
import { ProfileNewsCard } from './profile-news.tsx';
import { ReportNewsCard } from './report-news.tsx';
import { ReviewNewsCard } from './review-news.tsx';

/** Of each kind, only the newest. */
const SHOWN = 5;

interface OwnNews {
  readonly reports: readonly OwnReport[];
  readonly reviews: readonly OwnReview[];
  readonly profile: readonly ProfileNews[];
}

export async function readOwnNews(db: Connection, personId: string): Promise<OwnNews> {
  const [reports, reviews, profile] = await Promise.all([
    selectReportNews(db, personId, SHOWN),
    selectReviewNews(db, personId, SHOWN),
    selectProfileNews(db, personId, SHOWN),
  ]);
  return { reports, reviews, profile };
}

/** `back`: the page that shows them. */
export function OwnNewsCards({ news: { reports, reviews, profile }, back }: { news: OwnNews; back: string }) {
  return (
    <>
      {reports.map((report) => (
        <ReportNewsCard report={report} back={back} />
      ))}
      {reviews.map((review) => (
        <ReviewNewsCard review={review} back={back} />
      ))}
      {profile.map((one) => (
        <ProfileNewsCard news={one} back={back} />
      ))}
    </>
  );
}
