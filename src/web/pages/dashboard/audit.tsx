// GET /dashboard/:id/audit: who did what to the listing, newest first.
import { z } from 'zod';
import { readAuditPage } from '../../../access/audit.ts';
import type { ListedAuditEvent } from '../../../access/audit-queries.ts';
import { describeDetail } from '../../audit-details.ts';
import { AUDIT_TOPICS, actorOf, describeAction } from '../../components/audit-sentences.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { OlderPages } from '../../components/pager.tsx';
import { FilterChips } from '../../components/search-form.tsx';
import { Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { withQuery } from '../../local-path.ts';
import { readDbFor } from '../../recent-changes.ts';
import { useTranslations } from '../../translations.ts';

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
  const { t } = context.var;
  return showPage(context, {
    title: t('auditLog.auditLog'),
    dashboard: { listing, tab: 'audit' },
    content: (
      <div class="stack">
        <div>
          <h1>{t('auditLog.auditLog')}</h1>
          <p class="dim">{t('auditLog.auditLogText')}</p>
        </div>
        <FilterChips
          label={t('auditLog.topic')}
          chosen={about}
          choices={[
            { value: undefined, text: t('auditLog.all') },
            ...AUDIT_TOPICS.map(({ value, text }) => ({ value, text: t(text) })),
          ]}
          linkTo={(topic) => withQuery(base, { about: topic })}
        />
        {events.length > 0 ? (
          <ol class="acts card">
            {events.map((event) => (
              <Entry event={event} />
            ))}
          </ol>
        ) : (
          <EmptyState title={t('auditLog.none')} text={t('auditLog.noneText')} />
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
  const t = useTranslations();
  const actor = actorOf(t, event, (name) => <bdi class="act-who">{name}</bdi>);
  const sentence = describeAction(t, event, { actor, subject: <bdi class="act-what">{event.subject}</bdi> });
  const detail = describeDetail(t, event);
  return (
    <li class="act">
      <p>{t.rich('auditLog.sentence', { sentence })}</p>
      {detail && (
        <p class="dim note">
          <bdi>{detail}</bdi>
        </p>
      )}
      <p class="dim note">
        <Time at={event.at} />
      </p>
    </li>
  );
}
