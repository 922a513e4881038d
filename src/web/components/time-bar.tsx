// How long each phase of an attempt took, as one bar with a legend.
import type { Timings } from '../../channels/channel.ts';
import { useTranslations } from '../translations.ts';

const WIDTH = 400;
const HEIGHT = 12;
/** Keeps phases visible that took almost no time. */
const MIN_WIDTH = 2;

interface Phase {
  readonly name: 'dns' | 'connect' | 'tls' | 'wait' | 'rest';
  readonly key: `attempts.${'dns' | 'connect' | 'tls' | 'wait' | 'read' | 'untilEnd'}`;
  readonly tookMs: number;
}

/** Each timing is the moment at which a step was completed; a step that was not reached has no phase. */
export function phasesOf(timings: Timings, totalMs: number): Phase[] {
  const steps = [
    { name: 'dns', key: 'attempts.dns', atMs: timings.dnsMs },
    { name: 'connect', key: 'attempts.connect', atMs: timings.connectMs },
    { name: 'tls', key: 'attempts.tls', atMs: timings.tlsMs },
    { name: 'wait', key: 'attempts.wait', atMs: timings.firstByteMs },
    { name: 'rest', key: timings.firstByteMs === null ? 'attempts.untilEnd' : 'attempts.read', atMs: totalMs },
  ] as const;
  let doneMs = 0;
  return steps.flatMap(({ name, key, atMs }) => {
    if (atMs === null) return [];
    const tookMs = Math.max(0, atMs - doneMs);
    doneMs = Math.max(doneMs, atMs);
    return [{ name, key, tookMs }];
  });
}

export function TimeBar({ timings, totalMs }: { timings: Timings; totalMs: number | null }) {
  const t = useTranslations();
  if (totalMs === null) return null;
  const phases = phasesOf(timings, totalMs);
  const scale =
    (WIDTH - phases.length * MIN_WIDTH) /
    Math.max(
      1,
      phases.reduce((sum, { tookMs }) => sum + tookMs, 0),
    );
  let x = 0;
  return (
    <figure class="time-bar">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {phases.map(({ name, tookMs }) => {
          const width = tookMs * scale + MIN_WIDTH;
          const bar = <rect class={`phase-${name}`} x={x} y={0} width={width} height={HEIGHT} />;
          x += width;
          return bar;
        })}
      </svg>
      <ul class="time-words">
        {phases.map(({ name, key, tookMs }) => (
          <li class={`phase-${name}`}>
            {t.rich(key, { b: (text) => <b>{text}</b>, duration: t.milliseconds(tookMs) })}
          </li>
        ))}
      </ul>
    </figure>
  );
}
