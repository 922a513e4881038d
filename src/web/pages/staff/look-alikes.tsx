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
import { formatCount } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { describeLikeness, OtherLine, OtherNames } from '../../components/listing-review.tsx';
import { NameLink } from '../../components/name.tsx';
import { Pager } from '../../components/pager.tsx';
import { Pill } from '../../components/pill.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { withQuery } from '../../local-path.ts';

const PATH = '/staff/lookalikes';
const PER_PAGE = 25;
const querySchema = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) });

export async function showLookAlikes(context: WebContext) {
  const { db } = context.var.app;
  const total = await countLookAlikes(db);
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(pages, querySchema.parse(context.req.query()).page);
  const found = await selectLookAlikes(db, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  return showPage(context, {
    title: 'Look-alikes',
    staff: 'queue',
    content: (
      <div class="stack">
        <div>
          <a href="/staff/queue">Approval</a>
          <h1>Look-alikes</h1>
          <p class="dim">
            Public listings without a proven owner, whose names look like those of listings with many votes or with a
            proven owner. Letters of other alphabets, invisible characters and spaces make no difference.
          </p>
        </div>
        {found.map((one) => (
          <FoundLookAlike one={one} />
        ))}
        {total === 0 && (
          <EmptyState title="No look-alikes" text="New and renamed listings are compared within a minute." />
        )}
        <Pager page={page} pages={pages} linkTo={(to) => withQuery(PATH, { page: to > 1 ? to : null })} />
      </div>
    ),
  });
}

function FoundLookAlike({ one }: { one: LookAlike }) {
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
        {describeLikeness(isSame)} Found <Time at={foundAt} /> beside:
      </p>
      <div>
        <span class="row facts">
          <NameLink name={of.name} href={`/staff/listings/${of.id}`} />
          <OtherNames names={of.otherNames} />
          {of.isProven && <Pill tone="good">Owner verified</Pill>}
          <span class="dim">{formatCount(of.voteCount, 'vote')}</span>
          <span class="dim">
            by <bdi>{of.ownerName}</bdi>
          </span>
        </span>
      </div>
      <div class="row">
        <ButtonLink text="Review listing" unseen={name} href={`/staff/listings/${id}`} />
        <PostButton action={`${PATH}/${id}/dismiss`} text="Dismiss" unseen={`${name}, like ${of.name}`} />
      </div>
    </section>
  );
}

export async function submitDismissLookAlike(context: WebContext, person: Person, listing: ListingWithOwner) {
  const isDismissed = await dismissLookAlike(context.var.app.db, listing, byPerson(person));
  if (!isDismissed) return redirectWithError(context, PATH, 'Someone else has already dismissed it.');
  return redirectWithSuccess(context, PATH, 'Dismissed, until the listing is renamed.');
}
