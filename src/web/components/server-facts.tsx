// What a game server says about itself, in the header of its listing, and its uptime by day.
import type { Game } from '@plaudit/sdk/contract';
import { now } from '../../core/clock.ts';
import { type ServerFactRow, UPTIME_DAYS } from '../../game-servers/server-fact-queries.ts';
import {
  fillStrip,
  type StripDay,
  shareOnline,
  shownEditions,
  shownVersion,
  sumUptime,
} from '../../game-servers/server-facts.ts';
import type { Translations } from '../../messages/translations.ts';
import { useTranslations } from '../translations.ts';
import { gameName } from './listing-labels.ts';
import { TableHead } from './table-head.tsx';

interface ServerFactsProps {
  readonly game: Game | null;
  /** Null if the server is not polled. */
  readonly facts: ServerFactRow | null;
}

/** `Minecraft 1.21.4 · Java and Bedrock · 99.8% uptime over 90 days`; nothing until something is known. */
export function ServerFacts({ game, facts }: ServerFactsProps) {
  const t = useTranslations();
  if (!game || !facts) return null;
  const version = shownVersion(game, facts);
  const uptime = sumUptime(facts.days, now());
  const texts = [
    version && (game === 'fivem' ? version : `${gameName(game)} ${version}`),
    t.list(shownEditions(facts.editions)),
    uptime && t('charts.uptimeOfDays', { percent: percent(t, uptime.share), days: uptime.days }),
  ].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <ul class="server-facts" aria-label={t('charts.aboutServer')}>
      {texts.map((text) => (
        <li>{text}</li>
      ))}
    </ul>
  );
}

/** `99.8%`. */
function percent(t: Translations, share: number): string {
  return t.number(share, { style: 'percent', maximumFractionDigits: 1 });
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
  const t = useTranslations();
  const uptime = facts && sumUptime(facts.days, now());
  if (!uptime) return null;
  const days = fillStrip(facts.days, UPTIME_DAYS, now());
  const down = days.filter((day) => day.uptime && day.uptime.online < day.uptime.polls).length;
  const share = percent(t, uptime.share);
  const label = t('charts.uptimeByDay', { days: UPTIME_DAYS, percent: share, down, polled: facts.days.length });
  return (
    <figure class="chart uptime">
      <span class="chart-most">
        {t.rich('charts.uptime', { percent: share, days: uptime.days, b: (text) => <b>{text}</b> })}
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
        <span>{t('charts.daysAgo', { days: UPTIME_DAYS })}</span>
        <span>{t('charts.today')}</span>
      </div>
      <details>
        <summary>{t('charts.asTable')}</summary>
        <UptimeTable days={days} />
      </details>
    </figure>
  );
}

/** The part of the day on which the server was down hangs from the top. */
function DayBar({ day, x }: { day: StripDay; x: number }) {
  const t = useTranslations();
  const { uptime } = day;
  const words = uptime
    ? t('charts.dayOnline', { day: day.day, percent: percent(t, shareOnline(uptime)) })
    : t('charts.dayNotPolled', { day: day.day });
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

function UptimeTable({ days }: { days: readonly StripDay[] }) {
  const t = useTranslations();
  return (
    <table class="narrow">
      <TableHead columns={[t('charts.dayUtc'), { numeric: t('charts.online') }]} />
      <tbody>
        {days
          .filter((day) => day.uptime !== null)
          .toReversed()
          .map((day) => (
            <tr>
              <td>{day.day}</td>
              <td class="num">{day.uptime && percent(t, shareOnline(day.uptime))}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
