// GET /listings/:id/reviews: all reviews of a listing, page by page. POST …/:review/helpful marks one as helpful.
import { HTTPException } from 'hono/http-exception';
import { accessTo } from '../../../access/permissions.ts';
import type { Person } from '../../../access/person.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import type { MessageKey } from '../../../messages/message.ts';
import type { Translations } from '../../../messages/translations.ts';
import { type MarkResult, markHelpful } from '../../../reviews/helpful.ts';
import { listReviews, type ReviewPage } from '../../../reviews/list-reviews.ts';
import { parsePosition, REVIEW_ORDERS, type ReviewOrder, writePosition } from '../../../reviews/review-order.ts';
import { selectReviewOf } from '../../../reviews/write-queries.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { ReviewOverview, VisitorReview, WriteLink } from '../../components/listing-reviews.tsx';
import { ListingLink } from '../../components/name.tsx';
import { NextPages } from '../../components/pager.tsx';
import { FilterChips } from '../../components/search-form.tsx';
import { listingInPath, type WebContext } from '../../context.ts';
import { redirectWithError, redirectWithFlash } from '../../flash.ts';
import { inPageLanguage } from '../../listing-texts.ts';
import { localPath, withQuery } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { readDbFor } from '../../recent-changes.ts';
import { listingData, reviewsData } from '../../structured-data.ts';
import { previewImagePath } from './preview-image.ts';

const ORDER_WORDS = {
  helpful: { choice: 'reviews.mostHelpful', label: 'reviews.mostHelpfulFirst' },
  newest: { choice: 'reviews.newest', label: 'reviews.newestFirst' },
  highest: { choice: 'reviews.highest', label: 'reviews.highestFirst' },
  lowest: { choice: 'reviews.lowest', label: 'reviews.lowestFirst' },
} as const satisfies Readonly<Record<ReviewOrder, Readonly<Record<'choice' | 'label', MessageKey>>>>;

export async function showReviews(context: WebContext) {
  const listing = await inPageLanguage(context, await listingInPath(context));
  const { app, person, t } = context.var;
  const { order, after } = readOrder(context);
  const request = { listingId: listing.id, order, after, viewerId: person?.id ?? null };
  const [page, access, own] = await Promise.all([
    listReviews(readDbFor(context), app.site, request),
    accessTo(app.db, person, listing.id),
    person && selectReviewOf(app.db, { listingId: listing.id, authorId: person.id }),
  ]);
  if (!page) throw new HTTPException(404);
  const viewer = { listing, isSignedIn: person !== null, isOwn: access.may('listing.overview') };
  const linkTo = pageLinks(listing, order);
  const here = linkTo(after && writePosition(after));
  return showPage(context, {
    ...describePage(t, listing, page),
    metadata: {
      path: here,
      hidden: after !== null || order !== 'helpful',
      image: previewImagePath(listing, app.config, context.var.site.brand),
      data: { ...listingData(listing, app.config), ...reviewsData(t, page) },
    },
    content: (
      <div class="narrow-page stack">
        <div class="row between">
          <div class="listing-head">
            <ListingIcon listing={listing} />
            <div>
              <h1>{t('reviews.title')}</h1>
              <ListingLink listing={listing} href={listingPath(listing)} />
            </div>
          </div>
          <WriteLink {...viewer} hasOwn={Boolean(own?.isShown)} />
        </div>
        {page.summary.count === 0 ? (
          <EmptyState title={t('reviews.none')} text={t('reviews.noneText')} />
        ) : (
          <>
            <section class="card" aria-label={t('reviews.average')}>
              <ReviewOverview summary={page.summary} />
            </section>
            <FilterChips<ReviewOrder>
              label={t('reviews.order')}
              chosen={order}
              choices={REVIEW_ORDERS.map((value) => ({ value, text: t(ORDER_WORDS[value].choice) }))}
              linkTo={(value) => pageLinks(listing, value)(null)}
            />
            <section class="card stack" aria-label={t(ORDER_WORDS[order].label)}>
              {page.reviews.map((review) => (
                <VisitorReview {...viewer} review={review} back={here} />
              ))}
              {page.reviews.length === 0 && <p class="dim">{t('reviews.noMore')}</p>}
            </section>
          </>
        )}
        <NextPages first={after && linkTo(null)} next={page.next && linkTo(writePosition(page.next))} />
      </div>
    ),
  });
}

/** An invalid value is ignored. */
function readOrder(context: WebContext) {
  const { sort, after = '' } = context.req.query();
  return { order: REVIEW_ORDERS.find((known) => known === sort) ?? 'helpful', after: parsePosition(after) };
}

function pageLinks(listing: Pick<ShownListing, 'id'>, order: ReviewOrder) {
  const sort = order === 'helpful' ? null : order;
  return (after: string | null) => withQuery(listingPath(listing, '/reviews'), { sort, after });
}

function describePage(t: Translations, { name, type }: ShownListing, { summary: { average, count } }: ReviewPage) {
  return {
    title: t('reviews.titleOf', { name }),
    description:
      average === null
        ? t('reviews.descriptionWithoutAny', { name })
        : t('reviews.description', { name, average, count }),
    section: type === 'bot' ? 'bots' : 'servers',
  } as const;
}

export async function submitHelpful(context: WebContext, person: Person) {
  const { t, app } = context.var;
  const listing = await listingInPath(context);
  const reviewId = context.req.param('review') ?? '';
  if (!ID_PATTERN.test(reviewId)) throw new HTTPException(404);
  const form = await readForm(context);
  const isHelpful = form.text('helpful') === 'on';
  const reviewer = { person, networkKey: app.clients.keyOf(context) };
  const result = await markHelpful(app, { listingId: listing.id, reviewId }, reviewer, isHelpful);
  const back = localPath(form.text('back'), listingPath(listing, '/reviews'));
  if (result.ok) return redirectWithFlash(context, `${back}#${reviewId}`);
  if (result.reason === 'gone') throw new HTTPException(404);
  return redirectWithError(context, back, explainRefusal(t, result));
}

function explainRefusal(t: Translations, refusal: Exclude<MarkResult, { readonly ok: true }>): string {
  switch (refusal.reason) {
    case 'limited':
      return t('reviews.tooManyMarks', { minutes: Math.ceil(refusal.resetSeconds / 60) });
    case 'own':
      return t('reviews.ownMark');
    case 'unconfirmed':
      return t('reviews.markUnconfirmed');
    default:
      return t('reviews.cannotMark');
  }
}
