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
import { Time } from '../../components/time.tsx';
import { ToChangePlan } from '../../components/to-change-plan.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';
import { changelogPath, findEntryByVersion } from './changelog-editor.tsx';

const PAGE_MOST = 100_000;

export async function showEntries(context: WebContext, place: DashboardContext) {
  const { listing } = place;
  const { app, t } = context.var;
  const { db, site } = app;
  const requested = Number(context.req.query('page') ?? 1);
  const page = Number.isInteger(requested) && requested >= 1 ? Math.min(requested, PAGE_MOST) : 1;
  const included = includesChangelog(listing);
  const found = await listEntries(db, { listingId: listing.id, page, withRemoved: true });
  const base = changelogPath(place);
  return showPage(context, {
    title: t('changelogEditor.changelog'),
    dashboard: { listing, tab: 'changelog' },
    content: (
      <div class="stack">
        <div class="row between">
          <h1>{t('changelogEditor.changelog')}</h1>
          {included && <ButtonLink text={t('changelogEditor.writeNotes')} href={`${base}/new`} look="go" />}
        </div>
        {!included && <NotIncluded contact={site.contact} />}
        {found.entries.length === 0 ? (
          <EmptyState
            title={t('changelogEditor.empty')}
            text={included ? t('changelogEditor.emptyText') : t('changelogEditor.emptyTextWithoutPlan')}
          />
        ) : (
          <ul class="list">
            {found.entries.map((entry) => (
              <EntryItem entry={entry} base={base} editable={included} />
            ))}
          </ul>
        )}
        <Pager page={found.page} pages={found.pages} linkTo={(other) => (other > 1 ? `${base}?page=${other}` : base)} />
        <p class="dim note">
          {t.rich('changelogEditor.whereShown', {
            page: (text) => <a href={listingPath(listing, '/changelog')}>{text}</a>,
            guide: (text) => <a href="/docs/publish-a-changelog">{text}</a>,
          })}
        </p>
      </div>
    ),
  });
}

function NotIncluded({ contact }: { contact: string | null }) {
  const t = useTranslations();
  return (
    <div class="card stack close">
      <p>
        <b>{t('changelogEditor.notIncluded')}</b> {t('changelogEditor.notIncludedText')}{' '}
        <ToChangePlan contact={contact} /> {t('changelogEditor.notIncludedEntries')}
      </p>
    </div>
  );
}

function EntryItem({ entry, base, editable }: { entry: ListedEntry; base: string; editable: boolean }) {
  const t = useTranslations();
  const { version, title, removal } = entry;
  const query = `version=${encodeURIComponent(version)}`;
  return (
    <li class="card person">
      <div class="stack close">
        <h2 class="person-name">
          <bdi>{version}</bdi> {title && <bdi class="dim">{title}</bdi>}
        </h2>
        <p class="dim note">
          {entry.editedAt
            ? t.rich('changelogEditor.releasedAndEdited', {
                time: <Time at={entry.publishedAt} />,
                editedTime: <Time at={entry.editedAt} />,
              })
            : t.rich('changelogEditor.released', { time: <Time at={entry.publishedAt} /> })}
        </p>
        {removal && (
          <p>
            <Pill tone="bad">{t('changelogEditor.removedByStaff')}</Pill> <bdi>{removal.reason}</bdi>
          </p>
        )}
      </div>
      {!removal && (
        <div class="row">
          {editable && (
            <ButtonLink text={t('buttons.edit')} unseen={version} href={`${base}/edit?${query}`} look="small" />
          )}
          <ButtonLink
            text={t('buttons.delete')}
            unseen={version}
            href={`${base}/delete?${query}`}
            look="small danger"
          />
        </div>
      )}
    </li>
  );
}

export async function confirmDeleteEntry(context: WebContext, place: DashboardContext) {
  const entry = await findEntryByVersion(context, place, context.req.query('version') ?? '');
  if (!entry) throw new HTTPException(404);
  const base = changelogPath(place);
  const { t } = context.var;
  const { version } = entry;
  return confirmPage(context, {
    title: t('changelogEditor.deleteVersion', { version }),
    section: 'dashboard',
    question: t('changelogEditor.deleteQuestion', { version }),
    action: `${base}/delete?version=${encodeURIComponent(version)}`,
    button: t('changelogEditor.deleteEntry'),
    back: base,
    text: t('changelogEditor.deleteText'),
  });
}

export async function submitDeleteEntry(context: WebContext, place: DashboardContext) {
  await readForm(context);
  const { listing, person } = place;
  const entry = await findEntryByVersion(context, place, context.req.query('version') ?? '');
  if (!entry) throw new HTTPException(404);
  const { version } = entry;
  const { app, t } = context.var;
  const deleted = await deleteEntry(app.db, { listingId: listing.id, version }, byPerson(person));
  if (deleted.ok) return redirectWithSuccess(context, changelogPath(place), t('changelogEditor.deleted', { version }));
  const message =
    deleted.reason === 'rate_limited'
      ? t('changelogEditor.deleteTooMany', { wait: t.duration(deleted.spent.resetSeconds) })
      : t('changelogEditor.deleteRemoved');
  return redirectWithError(context, changelogPath(place), message);
}
