// What is known of a listing that was reported: other reports, what staff did, flags, claims.
import type { ListedAuditEvent } from '../../access/audit-queries.ts';
import type { VoteFlag } from '../../integrity/flag-queries.ts';
import type { CaseDetail } from '../../moderation/read-cases.ts';
import { describeDetail } from '../audit-details.ts';
import { useTranslations } from '../translations.ts';
import { describeAction } from './audit-sentences.ts';
import { Card } from './card.tsx';
import { formatCount } from './figures.tsx';
import { Time } from './time.tsx';

const OUTCOME_WORDS = {
  dismissed: 'dismissed',
  hidden: 'hidden',
  removed: 'removed',
  suspended: 'account suspended',
  gone: 'no longer there',
} as const;

interface HistoryProps {
  readonly detail: CaseDetail;
  readonly audit: readonly ListedAuditEvent[];
  readonly flags: readonly VoteFlag[];
}

export function CaseHistoryCard({ detail, audit, flags }: HistoryProps) {
  const { found, otherCases, claims } = detail;
  const isProfile = found.targetKind === 'profile';
  const isEmpty = otherCases.length + claims.length + audit.length + flags.length === 0;
  return (
    <Card
      title={isProfile ? 'The person’s history' : 'The listing’s history'}
      beside={<a href={`/staff/audit?${isProfile ? 'person' : 'listing'}=${found.listingId}`}>Audit log</a>}
    >
      {isEmpty && <p class="dim">No other reports, decisions of staff, flags or claims.</p>}
      <OtherCases detail={detail} />
      <Section title="Decisions of staff" count={audit.length}>
        {audit.map((act) => (
          <li>
            <Sentence act={act} /> <When at={act.at} />
          </li>
        ))}
      </Section>
      <Section title="Votes under suspicion" count={flags.length}>
        {flags.map((flag) => (
          <li>
            <a href={`/staff/flags/${flag.id}`}>{formatCount(flag.votes, 'flagged vote')}</a>, {flag.state}{' '}
            <When at={flag.flaggedAt} />
          </li>
        ))}
      </Section>
      <Section title="Claims" count={claims.length}>
        {claims.map(({ claimant, state, createdAt }) => (
          <li>
            By <bdi>{claimant ?? 'a deleted account'}</bdi>, {state} <When at={createdAt} />
          </li>
        ))}
      </Section>
    </Card>
  );
}

function OtherCases({ detail: { otherCases } }: Pick<HistoryProps, 'detail'>) {
  return (
    <Section title="Other reports" count={otherCases.length}>
      {otherCases.map(({ id, targetKind, label, outcome, reports, openedAt }) => (
        <li>
          <a href={`/staff/reports/${id}`}>
            {formatCount(reports, 'report')} about {nameTarget(targetKind, label)}
          </a>
          , {outcome ? OUTCOME_WORDS[outcome] : 'open'} <When at={openedAt} />
        </li>
      ))}
    </Section>
  );
}

function nameTarget(kind: CaseDetail['found']['targetKind'], label: string | null): string {
  if (kind === 'review') return 'a review';
  if (kind === 'profile') return 'the profile';
  return label === null ? 'the listing' : `version ${label}`;
}

function Sentence({ act }: { act: ListedAuditEvent }) {
  const t = useTranslations();
  const actor = <bdi>{act.personName ?? t('auditLog.staff')}</bdi>;
  const sentence = describeAction(t, act, { actor, subject: <bdi>{act.subject}</bdi> });
  const detail = describeDetail(t, act);
  if (!detail) return <>{sentence}</>;
  return <>{t.rich('auditLog.inARow', { one: sentence, other: <bdi>{detail}</bdi> })}</>;
}

function When({ at }: { at: Date }) {
  return (
    <span class="dim note">
      <Time at={at} />
    </span>
  );
}

function Section({ title, count, children }: { title: string; count: number; children?: unknown }) {
  if (count === 0) return null;
  return (
    <div class="stack close">
      <h3>{title}</h3>
      <ul class="stack close">{children}</ul>
    </div>
  );
}
