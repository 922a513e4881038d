// A number over time as a line: a bot's servers, a server's players. The SVG is stretched, so its labels are HTML text.
import { useContext } from 'hono/jsx';
import { now } from '../../core/clock.ts';
import { formatDate } from '../../core/format-time.ts';
import { useTranslations } from '../translations.ts';
import { TimeFormatContext } from './time.tsx';

const DAY_MS = 86_400_000;
const WIDTH = 300;
const HEIGHT = 100;
/** Space above and below the line, so that its stroke is not clipped. */
const MARGIN = 4;

export interface HourCount {
  readonly hour: Date;
  readonly count: number;
}

interface CountChartProps {
  /** Oldest first. */
  readonly hours: readonly HourCount[];
  readonly days: number;
  /** The thing that is counted, in the page's language, as the start of a sentence. */
  readonly what: string;
}

/** Shows nothing until there are two values, because one point is not a line. */
export function CountChart({ hours, days, what }: CountChartProps) {
  const t = useTranslations();
  const format = useContext(TimeFormatContext);
  const first = hours[0];
  const last = hours.at(-1);
  if (!first || !last || hours.length < 2) return null;
  const counts = hours.map(({ count }) => count);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const label = t('charts.count', { what, days, first: first.count, last: last.count, least, most });
  return (
    <figure class="chart">
      <span class="chart-most">{t.number(most)}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <polyline points={linePoints(hours, now())} />
      </svg>
      <div class="chart-days">
        <span>{formatDate(first.hour, format)}</span>
        <span>{t('charts.today')}</span>
      </div>
    </figure>
  );
}

/** From the first value on the left to the present on the right; the lowest value is at the bottom. */
function linePoints(hours: readonly HourCount[], until: Date): string {
  const counts = hours.map(({ count }) => count);
  const least = Math.min(...counts);
  const span = Math.max(...counts) - least || 1;
  const start = hours[0]?.hour.getTime() ?? 0;
  const length = Math.max(until.getTime() - start, DAY_MS / 24);
  return hours
    .map(({ hour, count }) => {
      const x = ((hour.getTime() - start) / length) * WIDTH;
      const y = HEIGHT - MARGIN - ((count - least) / span) * (HEIGHT - 2 * MARGIN);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
