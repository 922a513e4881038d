// GET /staff/changelogs: the newest release notes of all bots. They are removed and restored on the pages of their
// changelog.
import { raw } from 'hono/html';
import { z } from 'zod';
import { listLatestEntries } from '../../../changelog/list-entries.ts';
import type { LatestEntry } from '../../../changelog/queries.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { renderMarkdown } from '../../../core/markdown.ts';
import { PostButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { NameLink } from '../../components/name.tsx';
import { OlderPages } from '../../components/pager.tsx';
import { Pill } from '../../components/pill.tsx';
import { FilterChips } from '../../components/search-form.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { withQuery } from '../../local-path.ts';
import { readDbFor } from '../../recent-changes.ts';
import { useTranslations } from '../../translations.ts';

const PATH = '/staff/changelogs';

// An invalid value is ignored.
const querySchema = z.object({
  which: z.enum(['all', 'public', 'removed']).catch('all'),
  before: z.string().regex(ID_PATTERN).nullable().catch(null),
});

export async function showStaffChangelogs(context: WebContext) {
  const { t } = context.var;
  const { which, before } = querySchema.parse({ before: null, ...context.req.query() });
  const { entries, nextBefore } = await listLatestEntries(readDbFor(context), { filter: which, before });
  const shown = which === 'all' ? null : which;
  return showPage(context, {
    title: t('moderation.changelogs'),
    staff: 'changelogs',
    content: (
      <div class="stack">
        <h1>{t('moderation.changelogs')}</h1>
        <FilterChips
          label={t('staff.filterLabel')}
          chosen={which}
          choices={[
            { value: 'all', text: t('staff.all') },
            { value: 'public', text: t('moderation.public') },
            { value: 'removed', text: t('moderation.removed') },
          ]}
          linkTo={(value) => withQuery(PATH, { which: value === 'all' ? null : value })}
        />
        {entries.map((entry) => (
          <EntryCard entry={entry} back={withQuery(PATH, { which: shown, before })} />
        ))}
        {entries.length === 0 && <EmptyState title={t('moderation.noEntries')} text={t('moderation.noEntriesText')} />}
        <OlderPages
          newest={before && withQuery(PATH, { which: shown })}
          older={nextBefore && withQuery(PATH, { which: shown, before: nextBefore })}
        />
      </div>
    ),
  });
}

/** `back`: this list, to return to. */
function EntryCard({ entry, back }: { entry: LatestEntry; back: string }) {
  const t = useTranslations();
  const { listingId, listingName, version, title, removal } = entry;
  const unseen = t('moderation.versionOf', { version, listing: listingName });
  const path = `/listings/${listingId}/changelog`;
  return (
    <article class="card entry">
      <header class="stack close">
        <h2>
          <bdi>{version}</bdi>{' '}
          {title && (
            <span class="entry-title">
              <bdi>{title}</bdi>
            </span>
          )}
        </h2>
        <p class="dim note">
          {t.rich('moderation.entryOf', {
            listing: <NameLink name={listingName} href={`/staff/listings/${listingId}`} />,
            time: <Time at={entry.publishedAt} />,
          })}
        </p>
      </header>
      {removal && (
        <div class="entry-removed stack close">
          <p>
            <Pill tone="bad">{t('moderation.removedByStaff')}</Pill> <Time at={removal.at} />
          </p>
          <p class="said">{t.rich('forms.reason', { reason: <bdi>{removal.reason}</bdi> })}</p>
        </div>
      )}
      <details>
        <summary>{t('moderation.releaseNotes')}</summary>
        <div class="notes" dir="auto">
          {raw(renderMarkdown(entry.body))}
        </div>
      </details>
      {removal ? (
        <PostButton
          action={`${path}/restore`}
          values={{ version, back }}
          text={t('moderation.restore')}
          unseen={unseen}
          look="small"
        />
      ) : (
        <p>
          <a href={withQuery(`${path}/remove`, { version, back })}>
            {t('buttons.remove')} <span class="unseen">{unseen}</span>
          </a>
        </p>
      )}
    </article>
  );
}
