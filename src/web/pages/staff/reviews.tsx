// GET /staff/reviews: reviews of all listings, newest, reported or removed ones, by listing or person.
import { z } from 'zod';
import type { MessageKey } from '../../../messages/message.ts';
import { parsePosition, writePosition } from '../../../reviews/review-order.ts';
import type { StaffReview, WhichReviews } from '../../../reviews/staff-queries.ts';
import { listStaffReviews } from '../../../reviews/staff-reviews.ts';
import { ButtonLink, PostButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { NameLink } from '../../components/name.tsx';
import { NextPages } from '../../components/pager.tsx';
import { Pill } from '../../components/pill.tsx';
import { HelpfulCount, ReplyBox, ReviewText } from '../../components/review-card.tsx';
import { FilterChips, SearchForm } from '../../components/search-form.tsx';
import { describeStars, StarRow } from '../../components/stars.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { withQuery } from '../../local-path.ts';
import { useTranslations } from '../../translations.ts';

export const STAFF_REVIEWS_PATH = '/staff/reviews';

const WHICH = ['newest', 'reported', 'removed'] as const;
const WHICH_WORDS = {
  newest: 'moderation.newest',
  reported: 'moderation.reported',
  removed: 'moderation.removed',
} as const satisfies Readonly<Record<WhichReviews, MessageKey>>;

// An invalid value is ignored.
const querySchema = z.object({
  q: z.string().trim().max(100).catch(''),
  which: z.enum(WHICH).catch('newest'),
  after: z.string().catch(''),
});

export async function showStaffReviews(context: WebContext) {
  const { t } = context.var;
  const given = context.req.query();
  const { q, which, after } = querySchema.parse({ ...given, q: (given.q ?? '').replaceAll('\0', '') });
  const start = parsePosition(after);
  const { reviews, next } = await listStaffReviews(context.var.app.db, {
    which,
    query: q,
    after: start && { at: start.createdAt, id: start.id },
  });
  const linkTo = (to: { which: WhichReviews; after?: string | null }) =>
    withQuery(STAFF_REVIEWS_PATH, { q, which: to.which === 'newest' ? null : to.which, after: to.after });
  const back = linkTo({ which, after: start && writePosition(start) });
  return showPage(context, {
    title: t('staff.reviews'),
    staff: 'reviews',
    content: (
      <div class="stack">
        <h1>{t('staff.reviews')}</h1>
        <SearchForm
          action={STAFF_REVIEWS_PATH}
          what={t('moderation.searchReviews')}
          placeholder={t('moderation.searchReviewsHint')}
          query={q}
          kept={[['which', which === 'newest' ? null : which]]}
        />
        <FilterChips<WhichReviews>
          label={t('staff.filterLabel')}
          chosen={which}
          choices={WHICH.map((value) => ({ value, text: t(WHICH_WORDS[value]) }))}
          linkTo={(value) => linkTo({ which: value })}
        />
        {reviews.map((review) => (
          <StaffReviewCard review={review} back={back} />
        ))}
        {reviews.length === 0 && <EmptyState title={t('moderation.noReviews')} text={t('moderation.noReviewsText')} />}
        <NextPages
          first={start && linkTo({ which })}
          next={next && linkTo({ which, after: writePosition({ rank: 0, createdAt: next.at, id: next.id }) })}
        />
      </div>
    ),
  });
}

/** `back`: this list, to return to. */
function StaffReviewCard({ review, back }: { review: StaffReview; back: string }) {
  const t = useTranslations();
  const { id, listingId, listingName, authorId, authorName, stars, body, createdAt, editedAt, helpful } = review;
  const about = {
    listing: <NameLink name={listingName} href={`/staff/listings/${listingId}`} />,
    time: <Time at={createdAt} />,
  };
  return (
    <article class="card stack close" id={id} aria-label={t('moderation.reviewBy', { author: authorName })}>
      <header class="review-head">
        <StarRow value={stars} label={describeStars(stars)} />
        <b class="clipped">
          <NameLink name={authorName} href={`/staff/people/${authorId}`} />
        </b>
        <span class="dim note clipped">
          {editedAt ? t.rich('moderation.reviewAboutEdited', about) : t.rich('moderation.reviewAbout', about)}
        </span>
        <StaffPills review={review} />
      </header>
      {body === null ? <p class="dim">{t('moderation.textDeleted')}</p> : <ReviewText text={body} />}
      {review.reply !== null && <ReplyBox text={review.reply} />}
      <RemovalLine review={review} />
      <div class="row review-acts">
        <StaffButtons review={review} back={back} />
        <HelpfulCount helpful={helpful} />
      </div>
    </article>
  );
}

function StaffPills({ review }: { review: StaffReview }) {
  const t = useTranslations();
  const { caseId, removedAt, hasVote, isByTeam, isBySuspended } = review;
  return (
    <>
      {caseId !== null && (
        <a href={`/staff/reports/${caseId}`}>
          <Pill tone="warn">{t('moderation.reported')}</Pill>
        </a>
      )}
      {removedAt && <Pill tone="bad">{t('moderation.removed')}</Pill>}
      {!hasVote && <Pill tone="idle">{t('moderation.hiddenAnnulled')}</Pill>}
      {isBySuspended && <Pill tone="idle">{t('moderation.hiddenSuspended')}</Pill>}
      {isByTeam && <Pill tone="idle">{t('moderation.hiddenTeam')}</Pill>}
    </>
  );
}

function RemovalLine({ review: { removedAt, removedBy, removedReason } }: { review: StaffReview }) {
  const t = useTranslations();
  if (!removedAt) return null;
  const removal = { time: <Time at={removedAt} />, reason: <bdi>{removedReason}</bdi> };
  return (
    <p class="said">
      {removedBy === null
        ? t.rich('moderation.removedWithReason', removal)
        : t.rich('moderation.removedByWithReason', { ...removal, name: <bdi>{removedBy}</bdi> })}
    </p>
  );
}

function StaffButtons({ review, back }: { review: StaffReview; back: string }) {
  const t = useTranslations();
  const { id, authorName: author, removedAt, body, reply } = review;
  const path = `${STAFF_REVIEWS_PATH}/${id}`;
  const unseen = t('moderation.theReviewBy', { author });
  if (removedAt)
    return body === null ? null : (
      <PostButton
        action={`${path}/restore`}
        values={{ back }}
        text={t('moderation.restore')}
        unseen={unseen}
        look="small"
      />
    );
  return (
    <>
      <ButtonLink
        text={t('buttons.remove')}
        unseen={unseen}
        href={withQuery(`${path}/remove`, { back })}
        look="small danger"
      />
      {reply !== null && (
        <ButtonLink
          text={t('moderation.removeReply')}
          unseen={t('moderation.toTheReviewBy', { author })}
          href={withQuery(`${path}/remove-reply`, { back })}
          look="small"
        />
      )}
    </>
  );
}
