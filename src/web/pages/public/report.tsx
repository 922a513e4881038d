// GET and POST /listings/:id/report: reports a listing, or with `?entry=` one of its changelog entries and with
// `?review=` one of its reviews, to staff; and /people/:handle/report: a profile. Works without an account.
import { HTTPException } from 'hono/http-exception';
import { ID_PATTERN } from '../../../core/ids.ts';
import { REPORT_TEXT_MAX_CHARACTERS } from '../../../core/limits.ts';
import type { MessageKey } from '../../../messages/message.ts';
import { createReport, type ReportResult } from '../../../moderation/create-report.ts';
import { REPORT_REASONS, reasonsFor } from '../../../moderation/report-kinds.ts';
import type { ReportTarget } from '../../../moderation/report-target.ts';
import { findReportable, type TargetAddress } from '../../../moderation/targets.ts';
import { selectReviewerName } from '../../../reviews/list-queries.ts';
import { Choices, Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { ReportedReview } from '../../components/reported-review.tsx';
import { publicListingInPath, type WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rateLimited, rejected } from '../../form-state.ts';
import { withNext, withQuery } from '../../local-path.ts';
import { type Form, readForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';

export async function showReport(context: WebContext) {
  return reportPage(context, await targetInPath(context), BLANK_FORM);
}

export async function submitReport(context: WebContext) {
  const target = await targetInPath(context);
  const form = await readForm(context);
  const { app, person, t } = context.var;
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
    ? redirectWithSuccess(context, backTo(target), t(thanks(result.ok && result.isUpdate, person !== null)))
    : refuse(context, target, form, result);
}

function thanks(isUpdate: boolean, hasAccount: boolean) {
  if (!hasAccount) return 'reports.thanksWithoutAccount';
  return isUpdate ? 'reports.updated' : 'reports.thanks';
}

const REFUSALS = { gone: 'reports.gone', full: 'reports.full', no_account: 'reports.noAccount' } as const;

type Refused = Exclude<ReportResult, { ok: true } | { reason: 'already' }>;

function refuse(context: WebContext, target: ReportTarget, form: Form, result: Refused) {
  const { t } = context.var;
  switch (result.reason) {
    case 'invalid':
      return reportPage(context, target, rejected(form, result.errors));
    case 'limited': {
      const message = t('reports.tooMany', { minutes: Math.ceil(result.resetSeconds / 60) });
      return reportPage(context, target, rateLimited(form, { field: '', message }, result.resetSeconds));
    }
    default:
      return redirectWithError(context, backTo(target), t(REFUSALS[result.reason]));
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

const TITLES = {
  listing: 'reports.titleListing',
  entry: 'reports.titleEntry',
  review: 'reports.titleReview',
  profile: 'reports.titleProfile',
} as const satisfies Readonly<Record<ReportTarget['kind'], MessageKey>>;

const HEADINGS = {
  listing: 'reports.headingListing',
  entry: 'reports.headingEntry',
  review: 'reports.headingReview',
  profile: 'reports.headingProfile',
} as const satisfies Readonly<Record<ReportTarget['kind'], MessageKey>>;

async function reportPage(context: WebContext, target: ReportTarget, state: FormState) {
  const { t } = context.var;
  const { listingId, listingName, label, kind, id, snapshot } = target;
  const name = <bdi>{listingName}</bdi>;
  const author = kind === 'review' ? await selectReviewerName(context.var.app.db, id) : null;
  const action =
    kind === 'profile'
      ? `/people/${label}/report`
      : withQuery(`/listings/${listingId}/report`, { entry: label, review: kind === 'review' ? id : null });
  return formPage(context, state, {
    title: t(TITLES[kind], { name: listingName, version: label ?? '' }),
    content: (
      <FormCard
        title={t(HEADINGS[kind])}
        intro={
          <>
            <p class="lead">
              {kind === 'entry' ? t.rich('reports.versionOf', { version: <bdi>{label}</bdi>, name }) : name}
              {kind === 'profile' && <span class="dim"> @{label}</span>}
            </p>
            {kind === 'review' && (
              <ReportedReview stars={Number(snapshot.stars)} text={snapshot.review ?? ''} author={author} />
            )}
          </>
        }
        action={action}
        button={t('reports.send')}
        back={backTo(target)}
        footer={<Footer signedIn={context.var.person !== null} action={action} />}
      >
        <Choices
          name="reason"
          legend={t('reports.reason')}
          kind="radio"
          choices={reasonsFor(kind).map((reason) => ({ value: reason, text: t.text(REPORT_REASONS[reason]) }))}
        />
        <Field
          name="text"
          label={t('reports.details')}
          rows={5}
          optional
          hint={t('reports.detailsHint', {
            other: t.text(REPORT_REASONS.other),
            max: REPORT_TEXT_MAX_CHARACTERS,
          })}
        />
      </FormCard>
    ),
  });
}

function Footer({ signedIn, action }: { signedIn: boolean; action: string }) {
  const t = useTranslations();
  return (
    <p class="dim note">
      {t('reports.onlyStaff')}{' '}
      {signedIn
        ? t('reports.willBeNotified')
        : t.rich('reports.withoutAccount', { link: (text) => <a href={withNext('/sign-in', action)}>{text}</a> })}
    </p>
  );
}
