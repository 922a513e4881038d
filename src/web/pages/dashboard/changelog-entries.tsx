// GET /dashboard/:id/changelog: all entries of a bot, including those that staff removed; and …/delete.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { deleteEntry } from '../../../changelog/delete-entry.ts';
import type { ListedEntry } from '../../../changelog/entry.ts';
import { listEntries } from '../../../changelog/list-entries.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { includesChangelog } from '../../../listings/plans.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pager } from '../../components/pager.tsx';
import { Pill } from '../../components/pill.tsx';
import { formatDuration, Time } from '../../components/time.tsx';
import { ToChangePlan } from '../../components/to-change-plan.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { changelogPath, findEntryByVersion } from './changelog-editor.tsx';

const PAGE_MOST = 100_000;

export async function showEntries(context: WebContext, place: DashboardContext) {
  const { listing } = place;
  const { db, site } = context.var.app;
  const requested = Number(context.req.query('page') ?? 1);
  const page = Number.isInteger(requested) && requested >= 1 ? Math.min(requested, PAGE_MOST) : 1;
  const included = includesChangelog(listing);
  const found = await listEntries(db, { listingId: listing.id, page, withRemoved: true });
  const base = changelogPath(place);
  return showPage(context, {
    title: 'Changelog',
    dashboard: { listing, tab: 'changelog' },
    content: (
      <div class="stack">
        <div class="row between">
          <h1>Changelog</h1>
          {included && <ButtonLink text="Write release notes" href={`${base}/new`} look="go" />}
        </div>
        {!included && <NotIncluded contact={site.contact} />}
        {found.entries.length === 0 ? (
          <EmptyState title="No releases yet" text={describeEmpty(included)} />
        ) : (
          <ul class="list">
            {found.entries.map((entry) => (
              <EntryItem entry={entry} base={base} editable={included} />
            ))}
          </ul>
        )}
        <Pager page={found.page} pages={found.pages} linkTo={(other) => (other > 1 ? `${base}?page=${other}` : base)} />
        <p class="dim note">
          Visitors see these entries on the <a href={listingPath(listing, '/changelog')}>public changelog</a>. Your
          release process can <a href="/docs/publish-a-changelog">publish entries automatically</a>.
        </p>
      </div>
    ),
  });
}

function describeEmpty(included: boolean): string {
  return included
    ? 'Tell people what is new: write an entry for each version, or publish entries from your release process.'
    : 'With the Plus or Enterprise plan, you can publish an entry for each version.';
}

function NotIncluded({ contact }: { contact: string | null }) {
  return (
    <div class="card stack close">
      <p>
        <b>Your plan does not include the changelog.</b> It comes with Plus, Enterprise and the Changelog Pro add-on.{' '}
        <ToChangePlan contact={contact} /> Existing entries stay public, and you can still delete them.
      </p>
    </div>
  );
}

function EntryItem({ entry, base, editable }: { entry: ListedEntry; base: string; editable: boolean }) {
  const { version, title, removal } = entry;
  const query = `version=${encodeURIComponent(version)}`;
  return (
    <li class="card person">
      <div class="stack close">
        <h2 class="person-name">
          <bdi>{version}</bdi> {title && <bdi class="dim">{title}</bdi>}
        </h2>
        <p class="dim note">
          Released <Time at={entry.publishedAt} />
          {entry.editedAt && (
            <>
              , edited <Time at={entry.editedAt} />
            </>
          )}
        </p>
        {removal && (
          <p>
            <Pill tone="bad">Removed by staff</Pill> <bdi>{removal.reason}</bdi>
          </p>
        )}
      </div>
      {!removal && (
        <div class="row">
          {editable && <ButtonLink text="Edit" unseen={version} href={`${base}/edit?${query}`} look="small" />}
          <ButtonLink text="Delete" unseen={version} href={`${base}/delete?${query}`} look="small danger" />
        </div>
      )}
    </li>
  );
}

export async function confirmDeleteEntry(context: WebContext, place: DashboardContext) {
  const entry = await findEntryByVersion(context, place, context.req.query('version') ?? '');
  if (!entry) throw new HTTPException(404);
  const base = changelogPath(place);
  return confirmPage(context, {
    title: `Delete ${entry.version}`,
    section: 'dashboard',
    question: `Delete ${entry.version}?`,
    action: `${base}/delete?version=${encodeURIComponent(entry.version)}`,
    button: 'Delete entry',
    back: base,
    text: 'The entry will be removed from the public page and the feeds. This cannot be undone, but you can publish the version again.',
  });
}

export async function submitDeleteEntry(context: WebContext, place: DashboardContext) {
  await readForm(context);
  const { listing, person } = place;
  const entry = await findEntryByVersion(context, place, context.req.query('version') ?? '');
  if (!entry) throw new HTTPException(404);
  const { version } = entry;
  const { db } = context.var.app;
  const deleted = await deleteEntry(db, { listingId: listing.id, version }, byPerson(person));
  if (deleted.ok) return redirectWithSuccess(context, changelogPath(place), `Version ${version} deleted.`);
  const message =
    deleted.reason === 'rate_limited'
      ? `You made too many changes this hour. Try again in ${formatDuration(deleted.spent.resetSeconds)}.`
      : 'This entry cannot be deleted because staff removed it.';
  return redirectWithError(context, changelogPath(place), message);
}
