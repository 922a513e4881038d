// GET /staff/lookalikes: listings whose names look like those of others with many votes or a proven owner. POST
// …/:id/dismiss dismisses all that was found for one listing, until it is renamed.
import { z } from 'zod';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { countLookAlikes, type LookAlike, selectLookAlikes } from '../../../listings/look-alike-queries.ts';
import { dismissLookAlike } from '../../../listings/look-alikes.ts';
import type { ListingWithOwner } from '../../../listings/staff-queries.ts';
import { ButtonLink, PostButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { describeLikeness, OtherLine, OtherNames } from '../../components/listing-review.tsx';
import { NameLink } from '../../components/name.tsx';
import { Pager } from '../../components/pager.tsx';
import { Pill } from '../../components/pill.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { withQuery } from '../../local-path.ts';
import { useTranslations } from '../../translations.ts';

const PATH = '/staff/lookalikes';
const PER_PAGE = 25;
const querySchema = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) });

export async function showLookAlikes(context: WebContext) {
  const { t, app } = context.var;
  const { db } = app;
  const total = await countLookAlikes(db);
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(pages, querySchema.parse(context.req.query()).page);
  const found = await selectLookAlikes(db, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  return showPage(context, {
    title: t('staff.lookAlikes'),
    staff: 'queue',
    content: (
      <div class="stack">
        <div>
          <a href="/staff/queue">{t('staff.approval')}</a>
          <h1>{t('staff.lookAlikes')}</h1>
          <p class="dim">{t('staff.lookAlikesIntro')}</p>
        </div>
        {found.map((one) => (
          <FoundLookAlike one={one} />
        ))}
        {total === 0 && <EmptyState title={t('staff.noLookAlikes')} text={t('staff.noLookAlikesText')} />}
        <Pager page={page} pages={pages} linkTo={(to) => withQuery(PATH, { page: to > 1 ? to : null })} />
      </div>
    ),
  });
}

function FoundLookAlike({ one }: { one: LookAlike }) {
  const t = useTranslations();
  const { id, name, of, isSame, foundAt } = one;
  const key = `${id}-${of.id}`;
  return (
    <section class="card stack close" aria-labelledby={key}>
      <h2 id={key} class="clipped">
        <bdi>{name}</bdi>
      </h2>
      <div>
        <OtherLine other={one} />
      </div>
      <p>
        {describeLikeness(isSame)} {t.rich('staff.foundBeside', { time: <Time at={foundAt} /> })}
      </p>
      <div>
        <span class="row facts">
          <NameLink name={of.name} href={`/staff/listings/${of.id}`} />
          <OtherNames names={of.otherNames} />
          {of.isProven && <Pill tone="good">{t('approvals.ownerVerified')}</Pill>}
          <span class="dim">{t('listing.votes', { count: of.voteCount })}</span>
          <span class="dim">{t.rich('staff.byPerson', { name: <bdi>{of.ownerName}</bdi> })}</span>
        </span>
      </div>
      <div class="row">
        <ButtonLink text={t('staff.reviewListing')} unseen={name} href={`/staff/listings/${id}`} />
        <PostButton
          action={`${PATH}/${id}/dismiss`}
          text={t('buttons.dismiss')}
          unseen={t('staff.likeOther', { name, other: of.name })}
        />
      </div>
    </section>
  );
}

export async function submitDismissLookAlike(context: WebContext, person: Person, listing: ListingWithOwner) {
  const { t, app } = context.var;
  const isDismissed = await dismissLookAlike(app.db, listing, byPerson(person));
  if (!isDismissed) return redirectWithError(context, PATH, t('staff.alreadyDismissed'));
  return redirectWithSuccess(context, PATH, t('staff.lookAlikeDismissed'));
}
