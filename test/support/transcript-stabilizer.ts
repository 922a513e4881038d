// Makes a transcript identical on every run: each time, ID, secret, port and duration is replaced with a sample value.
import { createHash } from 'node:crypto';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The time in all transcripts. */
const SAMPLE_TIME = Date.UTC(2026, 1, 1, 12);
/** Times further away than this were entered by the caller and are not replaced. */
const NEAR_MS = 40 * DAY_MS;
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

export interface TranscriptStabilizer {
  /** Replaces the values that change from run to run. */
  stabilise(text: string): string;
}

/** `hosts`: the addresses of this run, with their replacements. */
export function createStabilizer(startedAt: Date, hosts: Readonly<Record<string, string>>): TranscriptStabilizer {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  /** Returns the same sample for the same value, and the next sample for another value of its kind. */
  const sample = (kind: string, value: string, make: (seed: Buffer, count: number) => string): string => {
    const given = known.get(kind + value);
    if (given !== undefined) return given;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    const made = make(createHash('sha256').update(`${kind} ${count}`).digest(), count);
    known.set(kind + value, made);
    return made;
  };
  const id = (prefix: string, letters: string) => sample(prefix, letters, (seed) => lettersOf(seed, 20));
  const near = (time: number) => Math.abs(time - startedAt.getTime()) < NEAR_MS;
  const rules: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
    [/\b127\.0\.0\.1\b/g, () => '203.0.113.7'],
    [
      /plt_([0-9a-z]{20})_([0-9a-z]{40})/g,
      (_, letters = '', secret = '') =>
        `plt_${id('tok', letters)}_${sample('plt', secret, (seed) => lettersOf(seed, 20) + lettersOf(seed.reverse(), 20))}`,
    ],
    [
      /\b(usr|lst|end|tok|chg)_([0-9a-hjkmnp-tv-z]{20})\b/g,
      (_, prefix = '', letters = '') => `${prefix}_${id(prefix, letters)}`,
    ],
    [/whsec_[\w+/]{43}=/g, (all) => sample('whsec', all, (seed) => `whsec_${seed.toString('base64')}`)],
    [/\b0[0-9a-f]{11}7[0-9a-f]{19}\b/g, (all) => sample('event', all, (_, count) => eventId(count))],
    [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, (all) => sample('uuid', all, uuid)],
    [
      /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g,
      (all) => {
        const time = Date.parse(all);
        const hours = Math.floor((time - startedAt.getTime()) / HOUR_MS) * HOUR_MS;
        return near(time) ? new Date(SAMPLE_TIME + hours).toISOString() : all;
      },
    ],
    [
      /"(\d{4}-\d\d-\d\d)"/g,
      (all, day = '') => {
        const time = Date.parse(day);
        const days = Math.round((time - Math.floor(startedAt.getTime() / DAY_MS) * DAY_MS) / DAY_MS);
        return near(time) ? `"${new Date(SAMPLE_TIME + days * DAY_MS).toISOString().slice(0, 10)}"` : all;
      },
    ],
    [/[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT/g, () => new Date(SAMPLE_TIME).toUTCString()],
    [/("webhook-timestamp": )"\d+"/g, (_, key = '') => `${key}"${SAMPLE_TIME / 1000}"`],
    [/("durationMs": )\d+/g, (_, key = '') => `${key}86`],
    // A reused connection has no connect time; shown as if each connection were new.
    [/("(dns|connect|firstByte)Ms": )(\d+|null)/g, (_, key = '') => `${key}21`],
    [/("nextCursor": )"(?![0-9a-f]{32}")[^"]+"/g, (_, key = '') => `${key}"AZwYV6gAer2AAAAAAAAAAg"`],
    [/(RateLimit: .*;t=)\d+/g, (_, start = '') => `${start}42`],
    [/(Retry-After: )\d+/g, (_, start = '') => `${start}42`],
    [/(try again in )\d+/g, (_, start = '') => `${start}42`],
  ];
  return {
    stabilise(text) {
      const named = Object.entries(hosts).reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
      return rules.reduce((changed, [pattern, change]) => changed.replace(pattern, change), named);
    },
  };
}

function lettersOf(seed: Buffer, count: number): string {
  return [...seed.subarray(0, count)].map((byte) => LETTERS[byte & 31]).join('');
}

function eventId(count: number): string {
  return `${SAMPLE_TIME.toString(16).padStart(12, '0')}7abc8${(count + 1).toString(16).padStart(15, '0')}`;
}

function uuid(seed: Buffer): string {
  const hex = seed.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
