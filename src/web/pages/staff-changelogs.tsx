// GET /staff/changelogs: the newest release notes of all bots. Removing and restoring are the changelog's own pages.
import { raw } from 'hono/html';
import { z } from 'zod';
import { ID_PATTERN } from '../../core/ids.ts';
import { renderMarkdown } from '../../core/markdown.ts';
import type { WebContext } from '../context.ts';
import { Empty } from '../parts/empty.tsx';
import { showPage } from '../parts/layout.tsx';
import { Pill } from '../parts/pill.tsx';
import { StaffFrame } from '../parts/staff-frame.tsx';
import { Chips, pathWith } from '../parts/staff-search.tsx';
import { Time } from '../parts/time.tsx';
import type { LatestEntry } from '../staff-parts.ts';

const PATH = '/staff/changelogs';

// A wrong value is no error here: the list is shown without it.
const querySchema = z.object({
  which: z.enum(['all', 'public', 'removed']).catch('all'),
  before: z.string().regex(ID_PATTERN).nullable().catch(null),
});

export async function showStaffChangelogs(context: WebContext) {
  const { which, before } = querySchema.parse({ before: null, ...context.req.query() });
  const { entries, nextBefore } = await context.var.parts.staff.latestEntries({ which, before });
  const shown = which === 'all' ? null : which;
  return showPage(context, {
    title: 'Changelogs · Staff',
    section: 'staff',
    content: (
      <StaffFrame tab="changelogs">
        <div class="stack">
          <h1>Changelogs</h1>
          <Chips
            label="Which"
            chosen={which}
            choices={[
              { value: 'all', text: 'All' },
              { value: 'public', text: 'Public' },
              { value: 'removed', text: 'Removed' },
            ]}
            linkTo={(value) => pathWith(PATH, { which: value === 'all' ? null : value })}
          />
          {entries.map((entry) => (
            <EntryCard entry={entry} back={pathWith(PATH, { which: shown, before })} />
          ))}
          {entries.length === 0 && <Empty title="No entries" text="Bots have published nothing here." />}
          <nav class="pager" aria-label="Pages">
            {before ? (
              <a class="btn small" href={pathWith(PATH, { which: shown })}>
                Newest
              </a>
            ) : (
              <span />
            )}
            {nextBefore && (
              <a class="btn small" rel="next" href={pathWith(PATH, { which: shown, before: nextBefore })}>
                Older
              </a>
            )}
          </nav>
        </div>
      </StaffFrame>
    ),
  });
}

/** `back`: this very list, to come back to. */
function EntryCard({ entry, back }: { entry: LatestEntry; back: string }) {
  const { listingId, listingName, version, title, removal } = entry;
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
          <a href={`/staff/listings/${listingId}`}>
            <bdi>{listingName}</bdi>
          </a>
          , <Time at={entry.publishedAt} />
        </p>
      </header>
      {removal && (
        <div class="entry-removed stack close">
          <p>
            <Pill tone="bad">Removed by staff</Pill> <Time at={removal.at} />
          </p>
          <p class="said">
            Reason: <bdi>{removal.reason}</bdi>
          </p>
        </div>
      )}
      <details>
        <summary>The notes</summary>
        <div class="notes" dir="auto">
          {raw(renderMarkdown(entry.body))}
        </div>
      </details>
      {removal ? (
        <form method="post" action={`${path}/restore`}>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="back" value={back} />
          <button class="btn small" type="submit">
            Restore <span class="unseen">{`${version} of ${listingName}`}</span>
          </button>
        </form>
      ) : (
        <p>
          <a href={pathWith(`${path}/remove`, { version, back })}>
            Remove <span class="unseen">{`${version} of ${listingName}`}</span>
          </a>
        </p>
      )}
    </article>
  );
}
