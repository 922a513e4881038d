// GET and POST /listings/:id/report: reports a listing, or with `?entry=` one of its changelog entries and with
// `?review=` one of its reviews, to staff; and /people/:handle/report: a profile. Works without an account.
import { HTTPException } from 'hono/http-exception';
import { ID_PATTERN } from '../../../core/ids.ts';
import { REPORT_TEXT_MAX_CHARACTERS } from '../../../core/limits.ts';
import { createReport, type ReportResult } from '../../../moderation/create-report.ts';
import { REPORT_REASONS, reasonsFor } from '../../../moderation/report-kinds.ts';
import type { ReportTarget } from '../../../moderation/report-target.ts';
import { findReportable, type TargetAddress } from '../../../moderation/targets.ts';
import { selectReviewerName } from '../../../reviews/list-queries.ts';
import { Choices, Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { ReportedReview } from '../../components/reported-review.tsx';
import { publicListingInPath, type WebContext } from '../../context.ts';
import { redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rateLimited, rejected } from '../../form-state.ts';
import { withNext, withQuery } from '../../local-path.ts';
import { type Form, readForm } from '../../read-form.ts';

export async function showReport(context: WebContext) {
  return reportPage(context, await targetInPath(context), BLANK_FORM);
}

export async function submitReport(context: WebContext) {
  const target = await targetInPath(context);
  const form = await readForm(context);
  const { app, person } = context.var;
  const reporter = {
    personId: person?.id ?? null,
    network: app.clients.networkOf(context),
    networkKey: app.clients.keyOf(context),
  };
  const given = { reason: form.text('reason'), text: form.text('text') };
  const result = await createReport(app.moderation, addressOf(target), reporter, given);
  // Somebody on the reporter's network may be the one who is reported, and must not learn that a neighbor has.
  const isThanked = result.ok || result.reason === 'already';
  return isThanked
    ? redirectWithSuccess(context, backTo(target), thanks(result.ok && result.isUpdate, person !== null))
    : refuse(context, target, form, result);
}

function thanks(isUpdate: boolean, hasAccount: boolean): string {
  if (!hasAccount)
    return 'Thank you. Staff will look at this. Without an account, only one report per network is stored; sign in to send your own.';
  const done = isUpdate ? 'Your report was updated.' : 'Thank you. Staff will look at your report.';
  return `${done} You will see the outcome on your dashboard.`;
}

const REFUSALS = {
  gone: 'This no longer exists, so it cannot be reported.',
  full: 'Your report was not stored, because there are enough reports of this for now. Staff will look at them.',
  no_account: 'This account cannot report anything at the moment.',
} as const;

type Refused = Exclude<ReportResult, { ok: true } | { reason: 'already' }>;

function refuse(context: WebContext, target: ReportTarget, form: Form, result: Refused) {
  switch (result.reason) {
    case 'invalid':
      return reportPage(context, target, rejected(form, result.errors));
    case 'limited': {
      const message = `Too many reports. Try again in ${Math.ceil(result.resetSeconds / 60)} min.`;
      return reportPage(context, target, rateLimited(form, { field: '', message }, result.resetSeconds));
    }
    default:
      return redirectWithFlash(context, backTo(target), { tone: 'bad', message: REFUSALS[result.reason] });
  }
}

function addressOf({ kind, id, listingId, label }: ReportTarget): TargetAddress {
  if (kind === 'profile') return { handle: label ?? '' };
  return { listingId, entry: label, review: kind === 'review' ? id : null };
}

/** 404 for what visitors cannot see, even for its owner. */
async function targetInPath(context: WebContext): Promise<ReportTarget> {
  const handle = context.req.param('handle');
  if (handle !== undefined) {
    const { app } = context.var;
    const profile = await findReportable(app.db, app, { handle });
    if (!profile) throw new HTTPException(404);
    return profile;
  }
  const { id: listingId } = await publicListingInPath(context);
  const { app } = context.var;
  const entry = context.req.query('entry') ?? null;
  const review = context.req.query('review') ?? null;
  const isReadable = review === null || ID_PATTERN.test(review);
  const target = isReadable ? await findReportable(app.db, app, { listingId, entry, review }) : null;
  if (!target) throw new HTTPException(404);
  return target;
}

function backTo({ listingId, kind, id, label }: ReportTarget): string {
  switch (kind) {
    case 'listing':
      return `/listings/${listingId}`;
    case 'entry':
      return `/listings/${listingId}/changelog#${id}`;
    case 'review':
      return `/listings/${listingId}/reviews`;
    case 'profile':
      return `/people/${label}`;
  }
}

const KINDS = {
  listing: 'this listing',
  entry: 'this changelog entry',
  review: 'this review',
  profile: 'this profile',
} as const;

const WORDS_BEFORE: Readonly<Record<ReportTarget['kind'], (label: string) => string>> = {
  listing: () => '',
  entry: (version) => `${version} of `,
  review: () => 'a review of ',
  profile: () => 'the profile of ',
};

async function reportPage(context: WebContext, target: ReportTarget, state: FormState) {
  const { listingId, listingName, label, kind, id, snapshot } = target;
  const author = kind === 'review' ? await selectReviewerName(context.var.app.db, id) : null;
  const action =
    kind === 'profile'
      ? `/people/${label}/report`
      : withQuery(`/listings/${listingId}/report`, { entry: label, review: kind === 'review' ? id : null });
  const what = KINDS[kind];
  return formPage(context, state, {
    title: `Report ${WORDS_BEFORE[kind](label ?? '')}${listingName}`,
    content: (
      <FormCard
        title={`Report ${what}`}
        intro={
          <>
            <p class="lead">
              {kind === 'entry' && (
                <>
                  Version <bdi>{label}</bdi> of{' '}
                </>
              )}
              <bdi>{listingName}</bdi>
              {kind === 'profile' && <span class="dim"> @{label}</span>}
            </p>
            {kind === 'review' && (
              <ReportedReview stars={Number(snapshot.stars)} text={snapshot.review ?? ''} author={author} />
            )}
          </>
        }
        action={action}
        button="Send report"
        back={backTo(target)}
        footer={<Footer signedIn={context.var.person !== null} action={action} />}
      >
        <Choices
          name="reason"
          legend="What is wrong?"
          kind="radio"
          choices={reasonsFor(kind).map((reason) => ({
            value: reason,
            text: context.var.t.text(REPORT_REASONS[reason]),
          }))}
        />
        <Field
          name="text"
          label="Details"
          rows={5}
          optional
          hint={`What staff should look at, and where. Required for “Something else”. At most ${REPORT_TEXT_MAX_CHARACTERS.toLocaleString('en-US')} characters.`}
        />
      </FormCard>
    ),
  });
}

function Footer({ signedIn, action }: { signedIn: boolean; action: string }) {
  return (
    <p class="dim note">
      Only staff sees who sent a report.{' '}
      {signedIn ? (
        'You will be notified of the outcome.'
      ) : (
        <>
          You can send it without an account. To be notified of the outcome,{' '}
          <a href={withNext('/sign-in', action)}>sign in</a> first.
        </>
      )}
    </p>
  );
}
