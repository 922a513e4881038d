// GET and POST /listings/:id/review: writes or edits one's review. GET and POST …/delete deletes it.
import { HTTPException } from 'hono/http-exception';
import type { Person } from '../../../access/person.ts';
import { REVIEW_MAX_CHARACTERS, REVIEW_MIN_CHARACTERS } from '../../../core/limits.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { findListingByPath } from '../../../listings/queries.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import { readReviewSummary } from '../../../reviews/review-switch.ts';
import {
  deleteOwnReview,
  findReviewObstacle,
  type ReviewObstacle,
  type ReviewRefusal,
  saveReview,
} from '../../../reviews/save-review.ts';
import { type StoredReview, selectReviewOf } from '../../../reviews/write-queries.ts';
import { Field } from '../../components/field.tsx';
import { confirmPage, FormCard, formPage } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingName } from '../../components/name.tsx';
import { ReviewObstacleCard } from '../../components/review-obstacle.tsx';
import { StarChoices } from '../../components/star-choices.tsx';
import { publicListingInPath, type WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, prefilled, rateLimited, rejected } from '../../form-state.ts';
import { inPageLanguage } from '../../listing-texts.ts';
import { withNext } from '../../local-path.ts';
import { type Form, readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';

export async function showReview(context: WebContext) {
  const listing = await reviewableInPath(context);
  const { person, app } = context.var;
  if (!person) return seeOther(context, withNext('/sign-in', listingPath(listing, '/review')));
  const [obstacle, known] = await Promise.all([
    findReviewObstacle(app, { listingId: listing.id, isOff: false }, person),
    selectReviewOf(app.db, { listingId: listing.id, authorId: person.id }),
  ]);
  if (obstacle) return obstaclePage(context, listing, person, obstacle);
  if (known?.blockedUntil) return obstaclePage(context, listing, person, { removedUntil: known.blockedUntil });
  const isEdit = isWritten(known);
  const state = isEdit ? prefilled({ stars: String(known.stars), text: known.body ?? '' }) : BLANK_FORM;
  return reviewPage(context, { listing, state, isEdit });
}

export async function submitReview(context: WebContext) {
  const listing = await reviewableInPath(context);
  const form = await readForm(context);
  const { person, app, t } = context.var;
  // The session may have ended while they were writing: the text must not be lost.
  if (!person) {
    const message = t('reviews.signedOut');
    return reviewPage(context, { listing, state: rejected(form, { field: '', message }, 403), isEdit: false });
  }
  const reviewer = { person, networkKey: app.clients.keyOf(context) };
  const input = { stars: form.text('stars'), text: form.text('text') };
  const result = await saveReview(app, listing.id, reviewer, input);
  if (result.ok)
    return redirectWithSuccess(
      context,
      `${listingPath(listing, '/reviews')}?sort=newest`,
      t(result.isNew ? 'reviews.published' : 'reviews.saved'),
    );
  if (result.reason === 'invalid') {
    const known = await selectReviewOf(app.db, { listingId: listing.id, authorId: person.id });
    return reviewPage(context, { listing, state: rejected(form, result.errors), isEdit: isWritten(known) });
  }
  return refuse(context, { listing, form, person }, result);
}

function isWritten(known: StoredReview | null): known is StoredReview {
  return known !== null && known.removal === null;
}

interface Submitted {
  readonly listing: ShownListing;
  readonly form: Form;
  readonly person: Person;
}

function refuse(context: WebContext, { listing, form, person }: Submitted, refusal: ReviewRefusal) {
  switch (refusal.reason) {
    case 'limited': {
      const message = context.var.t('reviews.tooMany', {
        minutes: Math.ceil(refusal.resetSeconds / 60),
      });
      const state = rateLimited(form, { field: '', message }, refusal.resetSeconds);
      return reviewPage(context, { listing, state, isEdit: false });
    }
    case 'removed':
      return obstaclePage(context, listing, person, { removedUntil: refusal.until });
    default:
      return obstaclePage(context, listing, person, refusal.reason);
  }
}

/** 404 if the listing is not public, even for its owner, or shows no reviews. */
async function reviewableInPath(context: WebContext): Promise<ShownListing> {
  const listing = await publicListingInPath(context);
  const { db, site } = context.var.app;
  if (!(await readReviewSummary(db, site, listing.id))) throw new HTTPException(404);
  return inPageLanguage(context, listing);
}

type Obstacle = ReviewObstacle | { readonly removedUntil: Date };

function obstaclePage(context: WebContext, listing: ShownListing, person: Person, obstacle: Obstacle) {
  const { t } = context.var;
  if (obstacle === 'off' || obstacle === 'gone') throw new HTTPException(404);
  return showPage(context, {
    title: t('reviews.reviewOf', { name: listing.name }),
    section: listing.type === 'bot' ? 'bots' : 'servers',
    content: (
      <div class="narrow-page stack">
        <h1>{t('reviews.write')}</h1>
        <ListingLine listing={listing} />
        <ReviewObstacleCard context={context} listing={listing} person={person} obstacle={obstacle} />
      </div>
    ),
  });
}

function ListingLine({ listing }: { listing: ShownListing }) {
  return (
    <p class="lead">
      <a href={listingPath(listing)}>
        <ListingName listing={listing} />
      </a>
    </p>
  );
}

interface ReviewForm {
  readonly listing: ShownListing;
  readonly state: FormState;
  readonly isEdit: boolean;
}

function reviewPage(context: WebContext, { listing, state, isEdit }: ReviewForm) {
  const path = listingPath(listing, '/review');
  const { t } = context.var;
  return formPage(context, state, {
    title: t(isEdit ? 'reviews.editReviewOf' : 'reviews.reviewOf', { name: listing.name }),
    section: listing.type === 'bot' ? 'bots' : 'servers',
    content: (
      <FormCard
        title={t(isEdit ? 'reviews.edit' : 'reviews.write')}
        intro={<ListingLine listing={listing} />}
        action={path}
        button={t(isEdit ? 'reviews.save' : 'reviews.publish')}
        back={listingPath(listing, '/reviews')}
        footer={
          <p class="dim note">
            {t.rich('reviews.whoCanRead', { link: (text) => <a href="/account">{text}</a> })}
            {isEdit && ` ${t('reviews.editIsMarked')}`}
          </p>
        }
        after={
          isEdit && (
            <p>
              <a href={`${path}/delete`}>{t('reviews.delete')}</a>
            </p>
          )
        }
      >
        <StarChoices />
        <Field
          name="text"
          label={t('reviews.text')}
          rows={8}
          hint={t('reviews.textHint', { least: REVIEW_MIN_CHARACTERS, most: REVIEW_MAX_CHARACTERS })}
        />
      </FormCard>
    ),
  });
}

/** Also of a listing that the author can no longer see. */
async function ownReviewInPath(context: WebContext, person: Person) {
  const { db } = context.var.app;
  const listing = await findListingByPath(db, context.req.param('id') ?? '');
  const known = listing && (await selectReviewOf(db, { listingId: listing.id, authorId: person.id }));
  if (!known || known.body === null) throw new HTTPException(404);
  return { listing, known };
}

export async function confirmDeleteReview(context: WebContext, person: Person) {
  const { t } = context.var;
  const { listing, known } = await ownReviewInPath(context, person);
  return confirmPage(context, {
    title: t('reviews.delete'),
    question: t('reviews.deleteQuestion'),
    action: listingPath(listing, '/review/delete'),
    button: t('reviews.deleteButton'),
    back: '/account/reviews',
    text: (
      <p>
        {t.rich('reviews.deleteText', { name: <bdi>{listing.name}</bdi> })}{' '}
        {t(known.blockedUntil ? 'reviews.writeLater' : 'reviews.writeAnytime')}
      </p>
    ),
  });
}

export async function submitDeleteReview(context: WebContext, person: Person) {
  const { listing } = await ownReviewInPath(context, person);
  const { t, app } = context.var;
  const isDeleted = await deleteOwnReview(app.db, listing.id, person.id);
  return isDeleted
    ? redirectWithSuccess(context, '/account/reviews', t('reviews.deleted'))
    : redirectWithError(context, '/account/reviews', t('reviews.gone'));
}
