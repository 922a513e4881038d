// GET /dashboard/:id/audit: who did what to the listing, newest first.
import { z } from 'zod';
import { readAuditPage } from '../../../access/audit.ts';
import type { ListedAuditEvent } from '../../../access/audit-queries.ts';
import { AUDIT_TOPICS, actorOf, describeAction } from '../../components/audit-sentences.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { OlderPages } from '../../components/pager.tsx';
import { FilterChips } from '../../components/search-form.tsx';
import { Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { withQuery } from '../../local-path.ts';
import { readDbFor } from '../../recent-changes.ts';

/** Invalid parameters are ignored, so that every URL shows a page. */
const querySchema = z.object({
  about: z
    .enum(AUDIT_TOPICS.map(({ value }) => value))
    .optional()
    .catch(undefined),
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
});

export async function showAuditLog(context: WebContext, { listing }: DashboardContext) {
  const { about, before } = querySchema.parse(context.req.query());
  const { events, nextBefore } = await readAuditPage(readDbFor(context), {
    listingId: listing.id,
    ...(about && { about }),
    ...(before && { before }),
  });
  const base = `/dashboard/${listing.id}/audit`;
  return showPage(context, {
    title: 'Audit log',
    dashboard: { listing, tab: 'audit' },
    content: (
      <div class="stack">
        <div>
          <h1>Audit log</h1>
          <p class="dim">Changes by people and API tokens in the last 400 days.</p>
        </div>
        <FilterChips
          label="Topic"
          chosen={about}
          choices={[{ value: undefined, text: 'All' }, ...AUDIT_TOPICS]}
          linkTo={(topic) => withQuery(base, { about: topic })}
        />
        {events.length > 0 ? (
          <ol class="acts card">
            {events.map((event) => (
              <Entry event={event} />
            ))}
          </ol>
        ) : (
          <EmptyState title="No entries" text="There were no changes of this kind in the last 400 days." />
        )}
        <OlderPages
          newest={before ? withQuery(base, { about }) : null}
          older={nextBefore ? withQuery(base, { about, before: nextBefore }) : null}
        />
      </div>
    ),
  });
}

function Entry({ event }: { event: ListedAuditEvent }) {
  const { kind, name } = actorOf(event);
  const { words, subject, more } = describeAction(event);
  return (
    <li class="act">
      <p>
        {kind} {name && <bdi class="act-who">{name}</bdi>} {words}
        {subject && (
          <>
            {' '}
            <bdi class="act-what">{subject}</bdi>
          </>
        )}
        .
      </p>
      {more && (
        <p class="dim note">
          <bdi>{more}</bdi>
        </p>
      )}
      <p class="dim note">
        <Time at={event.at} />
      </p>
    </li>
  );
}
