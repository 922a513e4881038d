// The evidence of a flag as charts, for staff: what was compared, the votes over time, the ages of accounts, networks
// and names. The SVG is stretched, so its labels are HTML text; the numbers are also in tables.
import { useContext } from 'hono/jsx';
import { formatExactTime, formatHourAndMinute } from '../../core/format-time.ts';
import { zoneOffset } from '../../core/time-zone.ts';
import type { AgeLimit, FlagEvidence, FlaggedTimes } from '../../integrity/evidence.ts';
import type { Mark } from '../../integrity/marks.ts';
import { FLAG_SCORE } from '../../integrity/score.ts';
import type { MessageKey } from '../../messages/message.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { TableHead } from './table-head.tsx';
import { ExactTime, TimeFormatContext } from './time.tsx';

const BAR = 10;
const GAP = 4;
const HEIGHT = 100;
const MAX_SCORE = 100;

const MARK_LABELS = {
  fresh: 'suspicion.markFresh',
  dormant: 'suspicion.markDormant',
  single: 'suspicion.markSingle',
  shared: 'suspicion.markShared',
  named: 'suspicion.markNamed',
} as const satisfies Readonly<Record<Mark, MessageKey>>;

/** What brought how many points. */
export function ScoreCard({ score, evidence }: { score: number; evidence: FlagEvidence }) {
  const t = useTranslations();
  const { windowMinutes, votes, usualVotes, burstPoints, marks } = evidence;
  return (
    <Card title={t('suspicion.scoreOf', { score, max: MAX_SCORE })}>
      <p class="dim note">
        {t('suspicion.scoreNote', { max: MAX_SCORE, flagged: FLAG_SCORE, minutes: windowMinutes })}
      </p>
      <table class="evidence">
        <TableHead
          columns={[
            t('suspicion.whatWasFound'),
            { numeric: t('staff.votes') },
            { numeric: t('suspicion.usual') },
            { numeric: t('suspicion.points') },
          ]}
        />
        <tbody>
          <ScoreRow label={t('suspicion.allVotes')} votes={votes} usual={usualVotes} points={burstPoints} />
          {marks.map(({ mark, ...row }) => (
            <ScoreRow label={t(MARK_LABELS[mark])} {...row} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function ScoreRow({ label, votes, usual, points }: { label: string; votes: number; usual: number; points: number }) {
  const t = useTranslations();
  return (
    <tr>
      <td>{label}</td>
      <td class="num">{t.number(votes)}</td>
      <td class="num">{t.number(Math.round(usual))}</td>
      <td class="num">{t.number(points)}</td>
    </tr>
  );
}

/** Flagged votes are the filled part of each bar. */
export function TimesCard({ times }: { times: readonly FlaggedTimes[] }) {
  const t = useTranslations();
  const most = Math.max(...times.map(({ votes }) => votes), 1);
  const [total, flagged] = [sumOf(times, 'votes'), sumOf(times, 'flagged')];
  const label = t('suspicion.timesLabel', { total, flagged, most });
  const [first, middle] = [times[0], times[Math.floor(times.length / 2)]];
  return (
    <Card title={t('suspicion.timesTitle')}>
      <figure class="chart">
        <span class="chart-most">{t.number(most)}</span>
        <svg
          viewBox={`0 0 ${times.length * (BAR + GAP) - GAP} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {times.map((bar, place) => (
            <TimeRects bar={bar} x={place * (BAR + GAP)} most={most} />
          ))}
        </svg>
        <div class="chart-days">
          <span>{first && <ShortTime at={first.at} />}</span>
          <span>{middle && <ShortTime at={middle.at} />}</span>
          <span>{t('suspicion.whenChecked')}</span>
        </div>
        <p class="chart-key">
          <span class="key flagged" /> {t('suspicion.flagged')} <span class="key" /> {t('suspicion.otherVotes')}
        </p>
        <details>
          <summary>{t('suspicion.showAsTable')}</summary>
          <table class="narrow">
            <TableHead
              columns={[t('suspicion.from'), { numeric: t('staff.votes') }, { numeric: t('suspicion.flagged') }]}
            />
            <tbody>
              {times
                .filter(({ votes }) => votes > 0)
                .map(({ at, votes, flagged: marked }) => (
                  <tr>
                    <td>
                      <ExactTime at={new Date(at)} />
                    </td>
                    <td class="num">{t.number(votes)}</td>
                    <td class="num">{t.number(marked)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      </figure>
    </Card>
  );
}

function TimeRects({ bar, x, most }: { bar: FlaggedTimes; x: number; most: number }) {
  const t = useTranslations();
  const height = (votes: number) => (votes === 0 ? 0 : Math.max(2, (votes / most) * HEIGHT));
  const [all, marked] = [height(bar.votes), height(bar.flagged)];
  const format = useContext(TimeFormatContext);
  const time = formatExactTime(new Date(bar.at), format);
  return (
    <g>
      <title>{t('suspicion.barTitle', { time, votes: bar.votes, flagged: bar.flagged })}</title>
      <rect class="quiet" x={x} y={HEIGHT - Math.max(1, all)} width={BAR} height={Math.max(1, all)} />
      {bar.flagged > 0 && <rect x={x} y={HEIGHT - marked} width={BAR} height={marked} />}
    </g>
  );
}

function sumOf(times: readonly FlaggedTimes[], what: 'votes' | 'flagged'): number {
  return times.reduce((sum, bar) => sum + bar[what], 0);
}

function ShortTime({ at }: { at: string }) {
  const format = useContext(TimeFormatContext);
  const time = new Date(at);
  return (
    <>
      {formatHourAndMinute(time, format)} {zoneOffset(time, format.timeZone).label}
    </>
  );
}

const AGE_LABELS = {
  hour: 'suspicion.underHour',
  day: 'suspicion.underDay',
  week: 'suspicion.underWeek',
  month: 'suspicion.underMonth',
  older: 'suspicion.older',
} as const satisfies Readonly<Record<AgeLimit, MessageKey>>;

export function AgesCard({ ages }: { ages: FlagEvidence['ages'] }) {
  const t = useTranslations();
  return (
    <Card title={t('suspicion.agesTitle')}>
      <MeterTable
        what={t('suspicion.account')}
        rows={ages.map(({ upTo, votes }) => ({ label: t(AGE_LABELS[upTo]), votes }))}
        empty={t('suspicion.noAccounts')}
      />
    </Card>
  );
}

export function NamesCard({ sequences }: { sequences: FlagEvidence['sequences'] }) {
  const t = useTranslations();
  if (sequences.length === 0) return null;
  return (
    <Card title={t('suspicion.namesTitle')}>
      <p class="dim note">{t('suspicion.namesNote')}</p>
      <MeterTable
        what={t('suspicion.namesLike')}
        rows={sequences.map(({ shape, votes }) => ({ label: shape, votes }))}
        empty=""
      />
    </Card>
  );
}

interface NetworksProps {
  readonly groups: FlagEvidence['groups'];
  /** To the votes of one network. */
  readonly linkTo: (group: number) => string;
}

export function NetworksCard({ groups, linkTo }: NetworksProps) {
  const t = useTranslations();
  if (groups.length === 0) return null;
  const rows = groups.map(({ group, votes }) => ({
    label: t('suspicion.networkNumber', { number: String(group) }),
    votes,
    href: linkTo(group),
  }));
  return (
    <Card title={t('suspicion.networksTitle')}>
      <p class="dim note">{t('suspicion.networksNote')}</p>
      <MeterTable what={t('suspicion.network')} rows={rows} empty="" />
    </Card>
  );
}

interface MeterRow {
  readonly label: string;
  readonly votes: number;
  readonly href?: string;
}

/** A table whose numbers also have the length of a bar. */
function MeterTable({ what, rows, empty }: { what: string; rows: readonly MeterRow[]; empty: string }) {
  const t = useTranslations();
  const most = Math.max(...rows.map(({ votes }) => votes), 0);
  if (most === 0) return <p class="dim">{empty}</p>;
  return (
    <table class="evidence meters">
      <TableHead columns={[what, { numeric: t('suspicion.flaggedVotes') }, t('suspicion.share')]} />
      <tbody>
        {rows.map(({ label, votes, href }) => (
          <tr>
            <td>{href ? <a href={href}>{label}</a> : <bdi>{label}</bdi>}</td>
            <td class="num">{t.number(votes)}</td>
            <td class="meter">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect x="0" y="0" width={(votes / most) * 100} height="10" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
