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
import { ReviewObstacleCard } from '../../components/review-obstacle.tsx';
import { StarChoices } from '../../components/star-choices.tsx';
import { publicListingInPath, type WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, prefilled, rateLimited, rejected } from '../../form-state.ts';
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
  const { person, app } = context.var;
  // The session may have ended while they were writing: the text must not be lost.
  if (!person) {
    const message = 'You are signed out. Sign in in another tab, then send this again.';
    return reviewPage(context, { listing, state: rejected(form, { field: '', message }, 403), isEdit: false });
  }
  const reviewer = { person, networkKey: app.clients.keyOf(context) };
  const input = { stars: form.text('stars'), text: form.text('text') };
  const result = await saveReview(app, listing.id, reviewer, input);
  if (result.ok)
    return redirectWithSuccess(
      context,
      `${listingPath(listing, '/reviews')}?sort=newest`,
      result.isNew ? 'Thank you. Your review is public now.' : 'Your review was saved.',
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
      const message = `Too many reviews. Try again in ${Math.ceil(refusal.resetSeconds / 60)} min.`;
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
  return listing;
}

type Obstacle = ReviewObstacle | { readonly removedUntil: Date };

function obstaclePage(context: WebContext, listing: ShownListing, person: Person, obstacle: Obstacle) {
  if (obstacle === 'off' || obstacle === 'gone') throw new HTTPException(404);
  return showPage(context, {
    title: `Review ${listing.name}`,
    section: listing.type === 'bot' ? 'bots' : 'servers',
    content: (
      <div class="narrow-page stack">
        <h1>Write a review</h1>
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
        <bdi>{listing.name}</bdi>
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
  const most = REVIEW_MAX_CHARACTERS.toLocaleString('en-US');
  return formPage(context, state, {
    title: `${isEdit ? 'Edit your review of' : 'Review'} ${listing.name}`,
    section: listing.type === 'bot' ? 'bots' : 'servers',
    content: (
      <FormCard
        title={isEdit ? 'Edit your review' : 'Write a review'}
        intro={<ListingLine listing={listing} />}
        action={path}
        button={isEdit ? 'Save review' : 'Publish review'}
        back={listingPath(listing, '/reviews')}
        footer={
          <p class="dim note">
            Everyone can read it. Your name is shown only if you agreed to that on{' '}
            <a href="/account">your account page</a>; otherwise it says “Anonymous voter”.
            {isEdit && ' An edited review is marked as such.'}
          </p>
        }
        after={
          isEdit && (
            <p>
              <a href={`${path}/delete`}>Delete your review</a>
            </p>
          )
        }
      >
        <StarChoices />
        <Field
          name="text"
          label="Your review"
          rows={8}
          hint={`What do you like, and what could be better? ${REVIEW_MIN_CHARACTERS} to ${most} characters of plain text: an empty line starts a new paragraph, and links are not clickable.`}
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
  const { listing, known } = await ownReviewInPath(context, person);
  return confirmPage(context, {
    title: 'Delete your review',
    question: 'Delete your review?',
    action: listingPath(listing, '/review/delete'),
    button: 'Delete review',
    back: '/account/reviews',
    text: (
      <p>
        Your review of <bdi>{listing.name}</bdi>, its helpful marks and the reply to it will be deleted.{' '}
        {known.blockedUntil
          ? 'Staff removed it, so it takes a while until you can write another one.'
          : 'You can write another one at any time.'}
      </p>
    ),
  });
}

export async function submitDeleteReview(context: WebContext, person: Person) {
  const { listing } = await ownReviewInPath(context, person);
  const isDeleted = await deleteOwnReview(context.var.app.db, listing.id, person.id);
  return isDeleted
    ? redirectWithSuccess(context, '/account/reviews', 'Your review was deleted.')
    : redirectWithError(context, '/account/reviews', 'This review no longer exists.');
}
