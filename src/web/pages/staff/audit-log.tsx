// GET /staff/audit: the audit log of all listings and accounts, filtered by action, person and listing.
import { z } from 'zod';
import { readAuditPage } from '../../../access/audit.ts';
import type { ListedAuditEvent } from '../../../access/audit-queries.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { describeDetail } from '../../audit-details.ts';
import { AUDIT_TOPICS, describeAction, unnamedActor } from '../../components/audit-sentences.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Field } from '../../components/field.tsx';
import { showPage } from '../../components/layout.tsx';
import { OlderPages } from '../../components/pager.tsx';
import { FilterChips } from '../../components/search-form.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { withQuery } from '../../local-path.ts';
import { readDbFor } from '../../recent-changes.ts';
import { useTranslations } from '../../translations.ts';

const PATH = '/staff/audit';
const ABOUT_ALL = [...AUDIT_TOPICS.map(({ value }) => value), 'site', 'person'];

/** Invalid values are ignored. */
const idSchema = z.string().trim().regex(ID_PATTERN).nullable().catch(null);
const querySchema = z.object({
  about: z.enum(ABOUT_ALL).nullable().catch(null),
  act: z
    .string()
    .regex(/^[a-z]+(\.[a-z_]+)+$/)
    .max(60)
    .nullable()
    .catch(null),
  person: idSchema,
  listing: idSchema,
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable().catch(null),
});
type Query = z.infer<typeof querySchema>;

export async function showStaffAudit(context: WebContext) {
  const { about, act, person, listing, before } = context.req.query();
  const query = querySchema.parse({ about, act, person, listing, before });
  const { events, nextBefore } = await readAuditPage(readDbFor(context), {
    ...(query.about && { about: query.about }),
    ...(query.act && { action: query.act }),
    ...(query.person && { personId: query.person }),
    ...(query.listing && { listingId: query.listing }),
    ...(query.before && { before: query.before }),
  });
  return showPage(context, {
    title: 'Audit log',
    staff: 'audit',
    content: (
      <div class="stack">
        <div>
          <h1>Audit log</h1>
          <p class="dim">All actions in the last 400 days.</p>
        </div>
        <Filters query={query} />
        {events.length > 0 ? (
          <ol class="acts card">
            {events.map((one) => (
              <Line act={one} query={query} />
            ))}
          </ol>
        ) : (
          <EmptyState title="No results" text="Nothing matches these filters in the last 400 days." />
        )}
        <OlderPages
          newest={query.before && linkTo(query, { before: null })}
          older={nextBefore && linkTo(query, { before: nextBefore })}
        />
      </div>
    ),
  });
}

function linkTo(query: Query, change: Partial<Query>): string {
  const { before, ...rest } = { ...query, before: null, ...change };
  return withQuery(PATH, { ...rest, before });
}

function Filters({ query }: { query: Query }) {
  const t = useTranslations();
  const topics = [
    { value: 'all', text: 'All' },
    ...AUDIT_TOPICS.map(({ value, text }) => ({ value, text: t(text) })),
    { value: 'site', text: 'Site' },
    { value: 'person', text: 'Accounts' },
  ];
  return (
    <>
      <FilterChips
        label="About"
        chosen={query.act ? null : (query.about ?? 'all')}
        choices={topics}
        linkTo={(about) => linkTo(query, { about: about === 'all' ? null : about, act: null })}
      />
      <search>
        <form class="card audit-filter" action={PATH}>
          <Field name="person" label="Person ID" value={query.person ?? ''} optional />
          <Field name="listing" label="Listing ID" value={query.listing ?? ''} optional />
          {query.about && <input type="hidden" name="about" value={query.about} />}
          {query.act && <input type="hidden" name="act" value={query.act} />}
          <Button text="Filter" />
        </form>
      </search>
      {query.act && (
        <p>
          Only <code>{query.act}</code>. <a href={linkTo(query, { act: null })}>All actions</a>
        </p>
      )}
    </>
  );
}

function Line({ act, query }: { act: ListedAuditEvent; query: Query }) {
  const t = useTranslations();
  const actor = <Actor act={act} query={query} />;
  const sentence = describeAction(t, act, { actor, subject: <bdi class="act-what">{act.subject}</bdi> });
  const detail = describeDetail(t, act);
  return (
    <li class="act">
      <p>{t.rich('auditLog.sentence', { sentence })}</p>
      <p class="dim note">
        {detail && (
          <>
            <bdi>{detail}</bdi>{' '}
          </>
        )}
        <a href={linkTo(query, { act: act.action, about: null })}>{act.action}</a>
        {act.listingId && (
          <>
            {' · '}
            <a href={linkTo(query, { listing: act.listingId })}>{act.listingId}</a>
          </>
        )}
      </p>
      <p class="dim note">
        <Time at={act.at} />
      </p>
    </li>
  );
}

/** Unlike owners, staff see which staff member acted. */
function Actor({ act, query }: { act: ListedAuditEvent; query: Query }) {
  const t = useTranslations();
  if (act.tokenId)
    return <>{t.rich('auditLog.theToken', { name: <bdi class="act-who">{act.tokenName ?? act.tokenId}</bdi> })}</>;
  if (act.personId === null) return <>{unnamedActor(t, act)}</>;
  return (
    <a class="act-who" href={linkTo(query, { person: act.personId })}>
      <bdi>{act.personName ?? act.personId}</bdi>
    </a>
  );
}
