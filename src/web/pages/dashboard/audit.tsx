// GET /dashboard/:id/audit: who did what to the listing, newest first.
import { z } from 'zod';
import { AUDIT_TOPICS, actorOf, describeAction } from '../../components/audit-sentences.ts';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import type { ListedAuditEvent } from '../../management-parts.ts';

/** Whatever is asked for, there is a page: what is none is left out. */
const querySchema = z.object({
  about: z
    .enum(AUDIT_TOPICS.map(({ about }) => about))
    .optional()
    .catch(undefined),
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
});

export async function showAuditLog(context: WebContext, { listing }: DashboardContext) {
  const { about, before } = querySchema.parse(context.req.query());
  const query = { listingId: listing.id, ...(about && { about }), ...(before && { before }) };
  const { acts, nextBefore } = await context.var.parts.audit.list(query);
  const base = `/dashboard/${listing.id}/audit`;
  return showPage(context, {
    title: `Audit log · ${listing.name}`,
    section: 'dashboard',
    content: (
      <DashboardFrame listing={listing} tab="audit">
        <div class="stack">
          <div>
            <h1>Audit log</h1>
            <p class="dim">Who changed what, by hand or with a token. It goes back 400 days.</p>
          </div>
          <Filter base={base} about={about} />
          {acts.length > 0 ? (
            <ol class="acts card">
              {acts.map((act) => (
                <Line act={act} />
              ))}
            </ol>
          ) : (
            <EmptyState title="Nothing here" text="Nobody did anything of this kind in the last 400 days." />
          )}
          <Paging base={base} about={about} before={before} nextBefore={nextBefore} />
        </div>
      </DashboardFrame>
    ),
  });
}

function Filter({ base, about }: { base: string; about: string | undefined }) {
  return (
    <nav class="chips" aria-label="About">
      <a class="chip" href={base} aria-current={about === undefined ? 'true' : undefined}>
        All
      </a>
      {AUDIT_TOPICS.map((one) => (
        <a
          class="chip"
          href={`${base}?about=${one.about}`}
          aria-current={about === one.about ? 'true' : undefined}
        >
          {one.text}
        </a>
      ))}
    </nav>
  );
}

function Line({ act }: { act: ListedAuditEvent }) {
  const { kind, name } = actorOf(act);
  const { words, subject, more } = describeAction(act);
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
        <Time at={act.at} />
      </p>
    </li>
  );
}

function Paging(props: {
  base: string;
  about: string | undefined;
  before: number | undefined;
  nextBefore: number | null;
}) {
  const { base, about, before, nextBefore } = props;
  if (!before && nextBefore === null) return null;
  const linkTo = (older: number | null) => {
    const fields = new URLSearchParams({ ...(about && { about }), ...(older && { before: String(older) }) });
    return fields.size > 0 ? `${base}?${fields}` : base;
  };
  return (
    <nav class="pager" aria-label="Pages">
      {before ? (
        <a class="btn small" href={linkTo(null)}>
          Newest
        </a>
      ) : (
        <span />
      )}
      {nextBefore !== null && (
        <a class="btn small" rel="next" href={linkTo(nextBefore)}>
          Older
        </a>
      )}
    </nav>
  );
}
