// The evidence of a flag as charts, for staff: what was compared, the votes over time, the ages of accounts, networks
// and names. The SVG is stretched, so its labels are HTML text; the numbers are also in tables.
import { useContext } from 'hono/jsx';
import { formatExactTime, formatHourAndMinute, formatOffset } from '../../core/format-time.ts';
import type { AgeLimit, FlagEvidence, FlaggedTimes } from '../../integrity/evidence.ts';
import type { Mark } from '../../integrity/marks.ts';
import { Card } from './card.tsx';
import { formatCount, formatNumber } from './figures.tsx';
import { TableHead } from './table-head.tsx';
import { ExactTime, TimeFormatContext } from './time.tsx';

const BAR = 10;
const GAP = 4;
const HEIGHT = 100;

export const MARK_LABELS: Readonly<Record<Mark, string>> = {
  fresh: 'First vote of an account younger than a day',
  dormant: 'First vote of an older account',
  single: 'Voted for this listing only, for the first time',
  shared: 'From a shared network',
  named: 'Name in a sequence',
};

const WINDOWS: Readonly<Record<number, string>> = { 30: '30 minutes', 180: '3 hours', 1440: '24 hours' };

export function describeWindow(minutes: number): string {
  return WINDOWS[minutes] ?? `${minutes} minutes`;
}

/** What brought how many points. */
export function ScoreCard({ score, evidence }: { score: number; evidence: FlagEvidence }) {
  const { windowMinutes, votes, usualVotes, burstPoints, marks } = evidence;
  return (
    <Card title={`Score: ${score} of 100`}>
      <p class="dim note">
        The sum of the points below, at most 100. Votes are flagged from 60 on. The numbers are of the{' '}
        {describeWindow(windowMinutes)} with the highest score. “Usual” is estimated from the other votes and from what
        is usual for this listing.
      </p>
      <table class="evidence">
        <TableHead columns={['What was found', { numeric: 'Votes' }, { numeric: 'Usual' }, { numeric: 'Points' }]} />
        <tbody>
          <ScoreRow label="All votes" votes={votes} usual={usualVotes} points={burstPoints} />
          {marks.map(({ mark, ...row }) => (
            <ScoreRow label={MARK_LABELS[mark]} {...row} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function ScoreRow({ label, votes, usual, points }: { label: string; votes: number; usual: number; points: number }) {
  return (
    <tr>
      <td>{label}</td>
      <td class="num">{formatNumber(votes)}</td>
      <td class="num">{formatNumber(Math.round(usual))}</td>
      <td class="num">{points}</td>
    </tr>
  );
}

/** Flagged votes are the filled part of each bar. */
export function TimesCard({ times }: { times: readonly FlaggedTimes[] }) {
  const most = Math.max(...times.map(({ votes }) => votes), 1);
  const [total, flagged] = [sumOf(times, 'votes'), sumOf(times, 'flagged')];
  const label = `Votes per half hour over 24 hours: ${formatNumber(total)} in total, ${formatNumber(flagged)} of them flagged, at most ${formatNumber(most)} in one half hour.`;
  const [first, middle] = [times[0], times[Math.floor(times.length / 2)]];
  return (
    <Card title="Votes over 24 hours">
      <figure class="chart">
        <span class="chart-most">{formatNumber(most)}</span>
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
          <span>when last checked</span>
        </div>
        <p class="chart-key">
          <span class="key flagged" /> Flagged <span class="key" /> Other votes
        </p>
        <details>
          <summary>Show as table</summary>
          <table class="narrow">
            <TableHead columns={['From', { numeric: 'Votes' }, { numeric: 'Flagged' }]} />
            <tbody>
              {times
                .filter(({ votes }) => votes > 0)
                .map(({ at, votes, flagged: marked }) => (
                  <tr>
                    <td>
                      <ExactTime at={new Date(at)} />
                    </td>
                    <td class="num">{formatNumber(votes)}</td>
                    <td class="num">{formatNumber(marked)}</td>
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
  const height = (votes: number) => (votes === 0 ? 0 : Math.max(2, (votes / most) * HEIGHT));
  const [all, marked] = [height(bar.votes), height(bar.flagged)];
  const format = useContext(TimeFormatContext);
  const title = `${formatExactTime(new Date(bar.at), format)}: ${formatCount(bar.votes, 'vote')}, ${formatNumber(bar.flagged)} flagged`;
  return (
    <g>
      <title>{title}</title>
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
      {formatHourAndMinute(time, format)} {formatOffset(time, format.timeZone)}
    </>
  );
}

const AGE_LABELS: Readonly<Record<AgeLimit, string>> = {
  hour: 'Under an hour',
  day: 'Under a day',
  week: 'Under a week',
  month: 'Under 30 days',
  older: 'Older',
};

export function AgesCard({ ages }: { ages: FlagEvidence['ages'] }) {
  return (
    <Card title="Age of the accounts when they voted">
      <MeterTable
        what="Account"
        rows={ages.map(({ upTo, votes }) => ({ label: AGE_LABELS[upTo], votes }))}
        empty="No flagged vote is of an account."
      />
    </Card>
  );
}

export function NamesCard({ sequences }: { sequences: FlagEvidence['sequences'] }) {
  if (sequences.length === 0) return null;
  return (
    <Card title="Names in a sequence">
      <p class="dim note"># stands for a number.</p>
      <MeterTable what="Names like" rows={sequences.map(({ shape, votes }) => ({ label: shape, votes }))} empty="" />
    </Card>
  );
}

/** `linkTo`: to the votes of one network. */
export function NetworksCard({
  groups,
  linkTo,
}: {
  groups: FlagEvidence['groups'];
  linkTo: (group: number) => string;
}) {
  if (groups.length === 0) return null;
  return (
    <Card title="Shared networks">
      <p class="dim note">
        Votes of one IPv4 address or IPv6 network, or of one range of them. Addresses are not stored.
      </p>
      <MeterTable
        what="Network"
        rows={groups.map(({ group, votes }) => ({ label: `Network ${group}`, votes, href: linkTo(group) }))}
        empty=""
      />
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
  const most = Math.max(...rows.map(({ votes }) => votes), 0);
  if (most === 0) return <p class="dim">{empty}</p>;
  return (
    <table class="evidence meters">
      <TableHead columns={[what, { numeric: 'Flagged votes' }, 'Share']} />
      <tbody>
        {rows.map(({ label, votes, href }) => (
          <tr>
            <td>{href ? <a href={href}>{label}</a> : <bdi>{label}</bdi>}</td>
            <td class="num">{formatNumber(votes)}</td>
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
