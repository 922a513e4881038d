// GET /staff/queue: listings that wait for approval; POST /staff/queue-mails: enables or disables emails about them for
// one staff member.
import { z } from 'zod';
import type { Person } from '../../../access/person.ts';
import type { Config } from '../../../config.ts';
import { type PageParts, readPageParts } from '../../../listings/page-parts.ts';
import { type ListingReview, reviewListing } from '../../../listings/review-listing.ts';
import type { ListingWithOwner } from '../../../listings/staff-queries.ts';
import { listPendingListings } from '../../../listings/staff-search.ts';
import { setApprovalMails, wantsApprovalMails } from '../../../notices/staff-mail-queries.ts';
import { ButtonLink, PostButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { listingKind } from '../../components/listing-labels.ts';
import { ListingReviewCards } from '../../components/listing-review.tsx';
import { ListingPreview } from '../../components/listing-text.tsx';
import { MailSwitch } from '../../components/mail-switch.tsx';
import { NameLink } from '../../components/name.tsx';
import { Pager } from '../../components/pager.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { renderDescription } from '../../listing-description.ts';
import { withQuery } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';

const querySchema = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) });

export async function showApprovalQueue(context: WebContext, person: Person) {
  const { t, app } = context.var;
  const { config, site, db, outbox } = app;
  const { page: wanted } = querySchema.parse(context.req.query());
  const { listings, total, page, pages } = await listPendingListings(db, wanted);
  const reviews = await Promise.all(listings.map((listing) => reviewListing(db, listing)));
  const parts = await Promise.all(listings.map((listing) => readPageParts(db, listing.id)));
  const descriptions = await Promise.all(listings.map((listing) => renderDescription(app, listing)));
  const hasQueue = site.listingApproval || total > 0;
  const mails = outbox && hasQueue ? await wantsApprovalMails(db, person.id) : null;
  return showPage(context, {
    title: t('staff.approval'),
    staff: 'queue',
    scripts: ['copy', 'gallery'],
    content: (
      <div class="stack">
        <div>
          <h1>{t('staff.approvalTitle')}</h1>
          <p class="dim">
            {total > 0 && `${t('staff.approvalCount', { count: total })} `}
            {t.rich('staff.seeLookAlikes', { link: (text) => <a href="/staff/lookalikes">{text}</a> })}
          </p>
        </div>
        {listings.map((listing, place) => (
          <PendingListing
            listing={listing}
            description={descriptions[place] ?? ''}
            review={reviews[place]}
            parts={parts[place]}
            ownership={config.ownership}
          />
        ))}
        <Pager page={page} pages={pages} linkTo={(to) => withQuery('/staff/queue', { page: to > 1 ? to : null })} />
        {total === 0 && <EmptyQueue approval={site.listingApproval} />}
        {mails !== null && <QueueMails mails={mails} isConfirmed={person.emailVerified} />}
      </div>
    ),
  });
}

function EmptyQueue({ approval }: { approval: boolean }) {
  const t = useTranslations();
  return approval ? (
    <EmptyState title={t('staff.nothingToApprove')} text={t('staff.nothingToApproveText')} />
  ) : (
    <EmptyState title={t('staff.noApproval')} text={t('staff.noApprovalText')} />
  );
}

function QueueMails({ mails, isConfirmed }: { mails: boolean; isConfirmed: boolean }) {
  const t = useTranslations();
  return (
    <MailSwitch action="/staff/queue-mails" mails={mails} words={mails ? t('staff.mailsOn') : t('staff.mailsOff')}>
      {mails && !isConfirmed && (
        <p>{t.rich('staff.mailsUnconfirmed', { link: (text) => <a href="/account">{text}</a> })}</p>
      )}
    </MailSwitch>
  );
}

export async function submitQueueMails(context: WebContext, person: Person) {
  const mails = (await readForm(context)).text('mails') === 'on';
  const { t, app } = context.var;
  if (app.outbox) await setApprovalMails(app.db, person.id, mails);
  const message = mails ? t('staff.mailsTurnedOn') : t('staff.mailsTurnedOff');
  return redirectWithSuccess(context, '/staff/queue', message);
}

interface PendingListingProps {
  readonly listing: ListingWithOwner;
  readonly description: string;
  readonly review: ListingReview | undefined;
  readonly parts: PageParts | undefined;
  readonly ownership: Config['ownership'];
}

function PendingListing({ listing, description, review, parts, ownership }: PendingListingProps) {
  const t = useTranslations();
  const path = `/staff/listings/${listing.id}`;
  return (
    <section class="card stack close" aria-label={listing.name}>
      <div class="listing-head">
        <ListingIcon listing={listing} />
        <div>
          <h2 class="clipped">
            <NameLink name={listing.name} href={path} />
          </h2>
          <p class="dim note">
            {t.rich('staff.submittedBy', {
              kind: listingKind(listing, t),
              owner: <NameLink name={listing.owner.name} href={`/staff/people/${listing.owner.id}`} />,
              time: <Time at={listing.visibility.since} />,
            })}
          </p>
        </div>
      </div>
      {parts && <ListingPreview listing={listing} description={description} ownership={ownership} parts={parts} />}
      {review && <ListingReviewCards review={review} />}
      <div class="row">
        <PostButton
          action={`${path}/approve`}
          values={{ seen: listing.updatedAt.toISOString() }}
          text={t('staff.approve')}
          unseen={listing.name}
          look="go"
        />
        <ButtonLink text={t('staff.reject')} unseen={listing.name} href={`${path}/refuse`} />
      </div>
    </section>
  );
}
