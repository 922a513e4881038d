// GET /dashboard/:id/changelog: all entries of a bot, those that staff removed among them; and …/delete, which asks first.
import { HTTPException } from 'hono/http-exception';
import type { ListedEntry } from '../../changelog-parts.ts';
import { ConfirmPage } from '../../components/confirm-page.tsx';
import { ContactLink } from '../../components/contact-link.tsx';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pager } from '../../components/pager.tsx';
import { Pill } from '../../components/pill.tsx';
import { formatDuration, Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { changelogPath, findEntryByVersion } from './changelog-editor.tsx';

const PAGE_MOST = 100_000;

export async function showEntries(context: WebContext, place: DashboardContext) {
  const { listing } = place;
  const { changelog } = context.var.parts;
  const asked = Number(context.req.query('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, PAGE_MOST) : 1;
  const [found, included] = await Promise.all([
    changelog.list({ listingId: listing.id, page, withRemoved: true }),
    changelog.included(listing.id),
  ]);
  const base = changelogPath(place);
  return showPage(context, {
    title: `Changelog · ${listing.name}`,
    section: 'dashboard',
    content: (
      <DashboardFrame listing={listing} tab="changelog">
        <div class="stack">
          <div class="row between">
            <h1>Changelog</h1>
            {included && (
              <a class="btn go" href={`${base}/new`}>
                Write release notes
              </a>
            )}
          </div>
          {!included && <NotIncluded contact={context.var.parts.site.contact} />}
          {found.entries.length === 0 ? (
            <EmptyState title="No releases yet" text={emptyWords(included)} />
          ) : (
            <ul class="list">
              {found.entries.map((entry) => (
                <EntryItem entry={entry} base={base} editable={included} />
              ))}
            </ul>
          )}
          <Pager
            page={found.page}
            pages={found.pages}
            linkTo={(other) => (other > 1 ? `${base}?page=${other}` : base)}
          />
          <p class="dim note">
            Visitors read it on <a href={`/listings/${listing.id}/changelog`}>its public page</a>. Your
            release process can <a href="/docs/publish-a-changelog">publish it by itself</a>.
          </p>
        </div>
      </DashboardFrame>
    ),
  });
}

function emptyWords(included: boolean): string {
  return included
    ? 'Tell people what is new: each version has an entry, written here or sent by your release process.'
    : 'With the plan Verified or Enterprise, each version can have an entry here.';
}

function NotIncluded({ contact }: { contact: string | null }) {
  return (
    <div class="card stack close">
      <p>
        <b>Your plan has no changelog.</b> It comes with Verified and Enterprise, and with the add-on
        Changelog Pro; <ContactLink contact={contact}>the staff</ContactLink> changes plans. Entries there are
        stay public, and you can delete them.
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
          released <Time at={entry.publishedAt} />
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
          {editable && (
            <a class="btn small" href={`${base}/edit?${query}`}>
              Edit <span class="unseen">{version}</span>
            </a>
          )}
          <a class="btn small danger" href={`${base}/delete?${query}`}>
            Delete <span class="unseen">{version}</span>
          </a>
        </div>
      )}
    </li>
  );
}

export async function confirmDeleteEntry(context: WebContext, place: DashboardContext) {
  const entry = await findEntryByVersion(context, place, context.req.query('version') ?? '');
  if (!entry) throw new HTTPException(404);
  const base = changelogPath(place);
  return showPage(context, {
    title: `Delete ${entry.version}`,
    section: 'dashboard',
    content: (
      <ConfirmPage
        title={`Delete ${entry.version}?`}
        action={`${base}/delete?version=${encodeURIComponent(entry.version)}`}
        button="Delete it"
        back={base}
      >
        <p>
          The entry leaves the public page and the feeds. It cannot be brought back; the version can be
          published anew.
        </p>
      </ConfirmPage>
    ),
  });
}

export async function submitDeleteEntry(context: WebContext, place: DashboardContext) {
  await readForm(context);
  const { listing, person } = place;
  const entry = await findEntryByVersion(context, place, context.req.query('version') ?? '');
  if (!entry) throw new HTTPException(404);
  const { version } = entry;
  const deleted = await context.var.parts.changelog.delete({ listingId: listing.id, version, person });
  if (deleted.ok)
    return redirectWithFlash(context, changelogPath(place), {
      tone: 'good',
      message: `${version} is deleted.`,
    });
  const message =
    deleted.reason === 'rate_limited'
      ? `There were many writes in this hour. Please wait ${formatDuration(deleted.resetSeconds)}.`
      : 'Staff removed this entry; it cannot be deleted.';
  return redirectWithFlash(context, changelogPath(place), { tone: 'bad', message });
}
