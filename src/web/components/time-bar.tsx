// How long each phase of an attempt took, as one bar with a legend.
import type { Timings } from '../../channels/channel.ts';
import { formatMilliseconds } from './time.tsx';

const WIDTH = 400;
const HEIGHT = 12;
/** Keeps phases visible that took almost no time. */
const MIN_WIDTH = 2;

interface Phase {
  readonly name: 'dns' | 'connect' | 'tls' | 'wait' | 'rest';
  readonly word: string;
  readonly tookMs: number;
}

/** Each timing is the moment at which a step was completed; a step that was not reached has no phase. */
export function phasesOf(timings: Timings, totalMs: number): Phase[] {
  const steps = [
    { name: 'dns', word: 'DNS', atMs: timings.dnsMs },
    { name: 'connect', word: 'Connect', atMs: timings.connectMs },
    { name: 'tls', word: 'TLS', atMs: timings.tlsMs },
    { name: 'wait', word: 'Wait for response', atMs: timings.firstByteMs },
    { name: 'rest', word: timings.firstByteMs === null ? 'Until it ended' : 'Read response', atMs: totalMs },
  ] as const;
  let doneMs = 0;
  return steps.flatMap(({ name, word, atMs }) => {
    if (atMs === null) return [];
    const tookMs = Math.max(0, atMs - doneMs);
    doneMs = Math.max(doneMs, atMs);
    return [{ name, word, tookMs }];
  });
}

export function TimeBar({ timings, totalMs }: { timings: Timings; totalMs: number | null }) {
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
        {phases.map(({ name, word, tookMs }) => (
          <li class={`phase-${name}`}>
            {word} <b>{formatMilliseconds(tookMs)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
