// What is known of a listing that was reported: other reports, what staff did, flags, claims.
import type { Child } from 'hono/jsx';
import type { ListedAuditEvent } from '../../access/audit-queries.ts';
import type { VoteFlag } from '../../integrity/flag-queries.ts';
import type { EarlierCase, ListingClaim } from '../../moderation/history-queries.ts';
import type { CaseDetail } from '../../moderation/read-cases.ts';
import { describeDetail } from '../audit-details.ts';
import { useTranslations } from '../translations.ts';
import { describeAction } from './audit-sentences.ts';
import { Card } from './card.tsx';
import { Time } from './time.tsx';

interface HistoryProps {
  readonly detail: CaseDetail;
  readonly audit: readonly ListedAuditEvent[];
  readonly flags: readonly VoteFlag[];
}

export function CaseHistoryCard({ detail, audit, flags }: HistoryProps) {
  const t = useTranslations();
  const { found, otherCases, claims } = detail;
  const isProfile = found.targetKind === 'profile';
  const isEmpty = otherCases.length + claims.length + audit.length + flags.length === 0;
  return (
    <Card
      title={isProfile ? t('reportCases.personHistory') : t('reportCases.listingHistory')}
      beside={<a href={`/staff/audit?${isProfile ? 'person' : 'listing'}=${found.listingId}`}>{t('staff.auditLog')}</a>}
    >
      {isEmpty && <p class="dim">{t('reportCases.historyEmpty')}</p>}
      <Section title={t('reportCases.otherReports')} count={otherCases.length}>
        {otherCases.map((other) => (
          <OtherCase other={other} />
        ))}
      </Section>
      <Section title={t('reportCases.decisionsOfStaff')} count={audit.length}>
        {audit.map((act) => (
          <li>
            <Sentence act={act} /> <When at={act.at} />
          </li>
        ))}
      </Section>
      <Section title={t('staff.votesUnderSuspicion')} count={flags.length}>
        {flags.map(({ id, votes, state, flaggedAt }) => (
          <li>
            {t.rich('reportCases.flag', {
              count: votes,
              state,
              link: (text) => <a href={`/staff/flags/${id}`}>{text}</a>,
              time: <When at={flaggedAt} />,
            })}
          </li>
        ))}
      </Section>
      <Section title={t('reportCases.claims')} count={claims.length}>
        {claims.map((claim) => (
          <Claim claim={claim} />
        ))}
      </Section>
    </Card>
  );
}

function OtherCase({ other }: { other: EarlierCase }) {
  const t = useTranslations();
  const { id, label, outcome, reports, openedAt } = other;
  return (
    <li>
      {t.rich('reportCases.otherCase', {
        count: reports,
        target: targetOf(other),
        label,
        outcome: outcome ?? 'open',
        link: (text) => <a href={`/staff/reports/${id}`}>{text}</a>,
        time: <When at={openedAt} />,
      })}
    </li>
  );
}

function targetOf({ targetKind, label }: EarlierCase) {
  if (targetKind === 'review' || targetKind === 'profile') return targetKind;
  return label === null ? 'listing' : 'version';
}

function Claim({ claim: { claimant, state, createdAt } }: { claim: ListingClaim }) {
  const t = useTranslations();
  const time = <When at={createdAt} />;
  return (
    <li>
      {claimant === null
        ? t.rich('reportCases.claimOfDeletedAccount', { state, time })
        : t.rich('reportCases.claim', { name: <bdi>{claimant}</bdi>, state, time })}
    </li>
  );
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

function Section({ title, count, children }: { title: string; count: number; children?: Child }) {
  if (count === 0) return null;
  return (
    <div class="stack close">
      <h3>{title}</h3>
      <ul class="stack close">{children}</ul>
    </div>
  );
}
