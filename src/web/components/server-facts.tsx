// What a game server says about itself, in the header of its listing, and its uptime by day.
import type { Game } from '@plaudit/sdk/contract';
import { now } from '../../core/clock.ts';
import { type ServerFactRow, UPTIME_DAYS } from '../../game-servers/server-fact-queries.ts';
import {
  fillStrip,
  formatShare,
  type StripDay,
  shownEditions,
  shownVersion,
  sumUptime,
} from '../../game-servers/server-facts.ts';
import { gameName } from './listing-labels.ts';
import { TableHead } from './table-head.tsx';

interface ServerFactsProps {
  readonly game: Game | null;
  /** Null if the server is not polled. */
  readonly facts: ServerFactRow | null;
}

/** `Minecraft 1.21.4 · Java and Bedrock · 99.8% uptime over 90 days`; nothing until something is known. */
export function ServerFacts({ game, facts }: ServerFactsProps) {
  if (!game || !facts) return null;
  const version = shownVersion(game, facts);
  const uptime = sumUptime(facts.days, now());
  const texts = [
    version && (game === 'fivem' ? version : `${gameName(game)} ${version}`),
    shownEditions(facts.editions),
    uptime && `${uptime.percent} uptime ${spanOf(uptime)}`,
  ].filter((text) => text !== null);
  if (texts.length === 0) return null;
  return (
    <ul class="server-facts" aria-label="About the server">
      {texts.map((text) => (
        <li>{text}</li>
      ))}
    </ul>
  );
}

function spanOf({ days }: { readonly days: number }): string {
  return days === 1 ? 'today' : `over ${days} days`;
}

const BAR = 10;
const GAP = 4;
const HEIGHT = 40;
/** The height of a day without polls. */
const FLAT = 3;
/** An outage is visible however short it is. */
const LEAST_DOWN = 6;

/** One bar for each of 90 days. Nothing until there are polls. */
export function UptimeStrip({ facts }: Pick<ServerFactsProps, 'facts'>) {
  const uptime = facts && sumUptime(facts.days, now());
  if (!uptime) return null;
  const days = fillStrip(facts.days, UPTIME_DAYS, now());
  const disturbed = days.filter((day) => day.uptime && day.uptime.online < day.uptime.polls).length;
  const label = `Uptime by day over ${UPTIME_DAYS} days: online ${uptime.percent} of the time, ${disturbed === 0 ? 'no day with an outage' : `outages on ${disturbed} of ${facts.days.length} days`}.`;
  return (
    <figure class="chart uptime">
      <span class="chart-most">
        Uptime: <b>{uptime.percent}</b> {spanOf(uptime)}
      </span>
      <svg
        viewBox={`0 0 ${UPTIME_DAYS * (BAR + GAP) - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {days.map((day, place) => (
          <DayBar day={day} x={place * (BAR + GAP)} />
        ))}
      </svg>
      <div class="chart-days">
        <span>{UPTIME_DAYS} days ago</span>
        <span>today</span>
      </div>
      <details>
        <summary>Show as table</summary>
        <UptimeTable days={days} />
      </details>
    </figure>
  );
}

/** The part of the day on which the server was down hangs from the top. */
function DayBar({ day, x }: { day: StripDay; x: number }) {
  const { uptime } = day;
  const words = `${day.day}: ${describeDay(day)}`;
  if (!uptime)
    return (
      <rect class="none" x={x} y={HEIGHT - FLAT} width={BAR} height={FLAT}>
        <title>{words}</title>
      </rect>
    );
  const share = 1 - uptime.online / uptime.polls;
  const down = share === 0 ? 0 : Math.max(LEAST_DOWN, Math.round(share * HEIGHT));
  return (
    <g>
      <title>{words}</title>
      {down > 0 && <rect class="down" x={x} y={0} width={BAR} height={down} />}
      {down < HEIGHT && <rect class="up" x={x} y={down} width={BAR} height={HEIGHT - down} />}
    </g>
  );
}

function describeDay({ uptime }: StripDay): string {
  return uptime ? `online ${formatShare(uptime)}` : 'not polled';
}

function UptimeTable({ days }: { days: readonly StripDay[] }) {
  return (
    <table class="narrow">
      <TableHead columns={['Day (UTC)', { numeric: 'Online' }]} />
      <tbody>
        {days
          .filter((day) => day.uptime !== null)
          .toReversed()
          .map((day) => (
            <tr>
              <td>{day.day}</td>
              <td class="num">{day.uptime && formatShare(day.uptime)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
