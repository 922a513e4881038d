// Where an attempt's time went: name, connection, encryption, first byte, rest, as one bar with its words beside it.
import type { Timings } from '../../channels/channel.ts';
import { formatMilliseconds } from './time.tsx';

const WIDTH = 400;
const HEIGHT = 12;
/** What took no time at all is still seen. */
const LEAST = 2;

interface Phase {
  readonly name: 'dns' | 'connect' | 'tls' | 'wait' | 'rest';
  readonly word: string;
  readonly tookMs: number;
}

/** The times of an attempt are those at which a step was done; a step that was not reached has no part of its own. */
export function phasesOf(timings: Timings, totalMs: number): Phase[] {
  const steps = [
    { name: 'dns', word: 'name', atMs: timings.dnsMs },
    { name: 'connect', word: 'connection', atMs: timings.connectMs },
    { name: 'tls', word: 'TLS', atMs: timings.tlsMs },
    { name: 'wait', word: 'first byte', atMs: timings.firstByteMs },
    { name: 'rest', word: timings.firstByteMs === null ? 'until it ended' : 'rest', atMs: totalMs },
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
    (WIDTH - phases.length * LEAST) /
    Math.max(
      1,
      phases.reduce((sum, { tookMs }) => sum + tookMs, 0),
    );
  let x = 0;
  return (
    <figure class="time-bar">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {phases.map(({ name, tookMs }) => {
          const width = tookMs * scale + LEAST;
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
