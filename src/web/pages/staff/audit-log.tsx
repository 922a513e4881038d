// GET /staff/audit: the audit log of all listings and accounts, filtered by action, person and listing.
import { z } from 'zod';
import { readAuditPage } from '../../../access/audit.ts';
import { AUDIT_KEPT_DAYS, type ListedAuditEvent } from '../../../access/audit-queries.ts';
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
  const { t } = context.var;
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
    title: t('staff.auditLog'),
    staff: 'audit',
    content: (
      <div class="stack">
        <div>
          <h1>{t('staff.auditLog')}</h1>
          <p class="dim">{t('staff.auditIntro', { days: AUDIT_KEPT_DAYS })}</p>
        </div>
        <Filters query={query} />
        {events.length > 0 ? (
          <ol class="acts card">
            {events.map((one) => (
              <Line act={one} query={query} />
            ))}
          </ol>
        ) : (
          <EmptyState title={t('staff.noResults')} text={t('staff.auditEmpty', { days: AUDIT_KEPT_DAYS })} />
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
    { value: 'all', text: t('staff.all') },
    ...AUDIT_TOPICS.map(({ value, text }) => ({ value, text: t(text) })),
    { value: 'site', text: t('staff.auditSite') },
    { value: 'person', text: t('staff.auditAccounts') },
  ];
  return (
    <>
      <FilterChips
        label={t('staff.auditAbout')}
        chosen={query.act ? null : (query.about ?? 'all')}
        choices={topics}
        linkTo={(about) => linkTo(query, { about: about === 'all' ? null : about, act: null })}
      />
      <search>
        <form class="card audit-filter" action={PATH}>
          <Field name="person" label={t('staff.personId')} value={query.person ?? ''} optional />
          <Field name="listing" label={t('staff.listingId')} value={query.listing ?? ''} optional />
          {query.about && <input type="hidden" name="about" value={query.about} />}
          {query.act && <input type="hidden" name="act" value={query.act} />}
          <Button text={t('staff.filterButton')} />
        </form>
      </search>
      {query.act && (
        <p>
          {t.rich('staff.onlyAction', {
            action: <code>{query.act}</code>,
            link: (text) => <a href={linkTo(query, { act: null })}>{text}</a>,
          })}
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
