// GET /dashboard/:id/audit: who did what to the listing, newest first.
import { z } from 'zod';
import { readAuditPage } from '../../../access/audit.ts';
import type { ListedAuditEvent } from '../../../access/audit-queries.ts';
import { AUDIT_TOPICS, actorOf, describeAction } from '../../components/audit-sentences.ts';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { OlderPages } from '../../components/pager.tsx';
import { Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';

/** Invalid parameters are ignored, so that every URL shows a page. */
const querySchema = z.object({
  about: z
    .enum(AUDIT_TOPICS.map(({ about }) => about))
    .optional()
    .catch(undefined),
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
});
type Query = z.infer<typeof querySchema>;

export async function showAuditLog(context: WebContext, { listing }: DashboardContext) {
  const { about, before } = querySchema.parse(context.req.query());
  const { events, nextBefore } = await readAuditPage(context.var.app.db, {
    listingId: listing.id,
    ...(about && { about }),
    ...(before && { before }),
  });
  const base = `/dashboard/${listing.id}/audit`;
  return showPage(context, {
    title: `Audit log · ${listing.name}`,
    section: 'dashboard',
    content: (
      <DashboardFrame listing={listing} tab="audit">
        <div class="stack">
          <div>
            <h1>Audit log</h1>
            <p class="dim">Changes by people and API tokens in the last 400 days.</p>
          </div>
          <TopicFilter base={base} about={about} />
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
            newest={before ? auditPath(base, { about }) : null}
            older={nextBefore ? auditPath(base, { about, before: nextBefore }) : null}
          />
        </div>
      </DashboardFrame>
    ),
  });
}

function auditPath(base: string, { about, before }: Query): string {
  const fields = new URLSearchParams({ ...(about && { about }), ...(before && { before: String(before) }) });
  return fields.size > 0 ? `${base}?${fields}` : base;
}

function TopicFilter({ base, about }: { base: string; about: string | undefined }) {
  return (
    <nav class="chips" aria-label="Topic">
      <a class="chip" href={base} aria-current={about === undefined ? 'true' : undefined}>
        All
      </a>
      {AUDIT_TOPICS.map((topic) => (
        <a class="chip" href={`${base}?about=${topic.about}`} aria-current={about === topic.about ? 'true' : undefined}>
          {topic.text}
        </a>
      ))}
    </nav>
  );
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
