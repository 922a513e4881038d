// What the delivery log is narrowed by, as it stands in the page's address: read leniently, so that no address is an error, and
// written back the same, so that every view can be shared.
import { z } from 'zod';
import { storableMoment } from '../core/moments.ts';
import { countCharacters } from '../core/text.ts';
import type { WebContext } from './context.ts';
import { type AnswerFilter, DELIVERY_STATES, type LogSearch } from './integration-parts.ts';

const text = (most: number) =>
  z
    .string()
    .trim()
    .refine((value) => countCharacters(value) <= most)
    .catch('');

const querySchema = z.object({
  state: z.enum(DELIVERY_STATES).or(z.literal('')).catch(''),
  answer: text(60),
  event: text(64),
  who: text(64),
  since: text(40),
  until: text(40),
  cursor: text(64),
});
export type LogQuery = z.infer<typeof querySchema>;

export const WHOLE_LOG: LogQuery = {
  ...{ state: '', answer: '', event: '', who: '' },
  ...{ since: '', until: '', cursor: '' },
};

export function readLogQuery(context: WebContext): LogQuery {
  const names = Object.keys(WHOLE_LOG) as (keyof LogQuery)[];
  const read = (name: string) => (context.req.query(name) ?? '').replaceAll('\0', '');
  const query = querySchema.parse(Object.fromEntries(names.map((name) => [name, read(name)])));
  // A moment that is none would be shown as narrowing the log and not do it.
  const moment = (typed: string) => (readMoment(typed) ? typed : '');
  return { ...query, since: moment(query.since), until: moment(query.until) };
}

/** The address of a view of the log. */
export function logPath(base: string, query: Partial<LogQuery>): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) fields.set(name, value);
  return fields.size > 0 ? `${base}?${fields}` : base;
}

/** Whether anything but the place in the log is chosen. */
export function isNarrowed({ cursor: _, ...chosen }: LogQuery): boolean {
  return Object.values(chosen).some((value) => value !== '');
}

/** The query in the words of the log. */
export function searchOf(listingId: string, query: LogQuery): LogSearch {
  const answer = readAnswer(query.answer);
  const since = readMoment(query.since);
  const until = readMoment(query.until);
  return {
    listingId,
    ...(query.state && { state: query.state }),
    ...(answer && { answer }),
    ...(query.event && { eventId: query.event.toLowerCase().replaceAll('-', '') }),
    ...(query.who && { who: query.who }),
    ...(since && { since }),
    ...(until && { until }),
    ...(query.cursor && { cursor: query.cursor }),
  };
}

/** `502`, `HTTP 502`, `5xx`, `connect_refused` or `connect refused`. */
export function readAnswer(typed: string): AnswerFilter | null {
  const words = typed
    .trim()
    .toLowerCase()
    .replace(/^http[\s_]*(?=\d)/, '');
  if (words === '') return null;
  if (/^\d{3}$/.test(words)) return { status: Number(words) };
  const [, hundreds] = /^([1-5])(xx|\.\.)$/.exec(words) ?? [];
  return hundreds ? { statusClass: Number(hundreds) } : { code: words.replace(/[\s-]+/g, '_') };
}

/** As the field for a moment wants it, to the second. */
export function momentShown(typed: string): string {
  return readMoment(typed)?.toISOString().slice(0, 19) ?? typed;
}

/** `2026-11-21T20:25`, as browsers send what is chosen, is UTC; a date alone begins at midnight. Null: no moment. */
export function readMoment(typed: string): Date | null {
  const [, date, time = '00:00'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)Z?)?$/.exec(typed) ?? [];
  const at = date ? new Date(`${date}T${time}Z`) : null;
  const storable = storableMoment(at);
  return storable?.toISOString().startsWith(date ?? '') ? storable : null;
}
