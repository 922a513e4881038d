// GET /staff/reviews: reviews of all listings, newest, reported or removed ones, by listing or person.
import { z } from 'zod';
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

export const STAFF_REVIEWS_PATH = '/staff/reviews';

const WHICH = ['newest', 'reported', 'removed'] as const;
const WHICH_WORDS = { newest: 'Newest', reported: 'Reported', removed: 'Removed' } as const;

// An invalid value is ignored.
const querySchema = z.object({
  q: z.string().trim().max(100).catch(''),
  which: z.enum(WHICH).catch('newest'),
  after: z.string().catch(''),
});

export async function showStaffReviews(context: WebContext) {
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
    title: 'Reviews',
    staff: 'reviews',
    content: (
      <div class="stack">
        <h1>Reviews</h1>
        <SearchForm
          action={STAFF_REVIEWS_PATH}
          what="reviews"
          placeholder="Listing or person: name, email address or ID"
          query={q}
          kept={[['which', which === 'newest' ? null : which]]}
        />
        <FilterChips<WhichReviews>
          label="Filter"
          chosen={which}
          choices={WHICH.map((value) => ({ value, text: WHICH_WORDS[value] }))}
          linkTo={(value) => linkTo({ which: value })}
        />
        {reviews.map((review) => (
          <StaffReviewCard review={review} back={back} />
        ))}
        {reviews.length === 0 && <EmptyState title="No reviews" text="No reviews match this search and filter." />}
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
  const { id, listingId, listingName, authorId, authorName, stars, body, createdAt, editedAt, helpful } = review;
  return (
    <article class="card stack close" id={id} aria-label={`Review by ${authorName}`}>
      <header class="review-head">
        <StarRow value={stars} label={describeStars(stars)} />
        <b class="clipped">
          <NameLink name={authorName} href={`/staff/people/${authorId}`} />
        </b>
        <span class="dim note clipped">
          about <NameLink name={listingName} href={`/staff/listings/${listingId}`} />, <Time at={createdAt} />
          {editedAt && ', edited'}
        </span>
        <StaffPills review={review} />
      </header>
      {body === null ? <p class="dim">Its author deleted the text.</p> : <ReviewText text={body} />}
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
  const { caseId, removedAt, hasVote, isByTeam, isBySuspended } = review;
  return (
    <>
      {caseId !== null && (
        <a href={`/staff/reports/${caseId}`}>
          <Pill tone="warn">Reported</Pill>
        </a>
      )}
      {removedAt && <Pill tone="bad">Removed</Pill>}
      {!hasVote && <Pill tone="idle">Hidden: votes annulled</Pill>}
      {isBySuspended && <Pill tone="idle">Hidden: author suspended</Pill>}
      {isByTeam && <Pill tone="idle">Hidden: author runs the listing</Pill>}
    </>
  );
}

function RemovalLine({ review: { removedAt, removedBy, removedReason } }: { review: StaffReview }) {
  if (!removedAt) return null;
  return (
    <p class="said">
      Removed <Time at={removedAt} /> {removedBy && <bdi>by {removedBy}</bdi>}. Reason: <bdi>{removedReason}</bdi>
    </p>
  );
}

function StaffButtons({ review, back }: { review: StaffReview; back: string }) {
  const { id, authorName, removedAt, body, reply } = review;
  const path = `${STAFF_REVIEWS_PATH}/${id}`;
  const unseen = `the review by ${authorName}`;
  if (removedAt)
    return body === null ? null : (
      <PostButton action={`${path}/restore`} values={{ back }} text="Restore" unseen={unseen} look="small" />
    );
  return (
    <>
      <ButtonLink text="Remove" unseen={unseen} href={withQuery(`${path}/remove`, { back })} look="small danger" />
      {reply !== null && (
        <ButtonLink
          text="Remove reply"
          unseen={`to ${unseen}`}
          href={withQuery(`${path}/remove-reply`, { back })}
          look="small"
        />
      )}
    </>
  );
}
