// What the delivery log is narrowed by, as it stands in the page's address: read leniently, so that no address is an error, and
// written back the same, so that every view can be shared.
import { z } from 'zod';
import { countCharacters } from '../core/text.ts';
import { toStorableTimestamp } from '../core/timestamps.ts';
import type { WebContext } from './context.ts';
import { DELIVERY_STATES, type LogSearch, type ResponseFilter } from './integration-parts.ts';

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
export type LogFilters = z.infer<typeof querySchema>;

export const NO_FILTERS: LogFilters = {
  ...{ state: '', answer: '', event: '', who: '' },
  ...{ since: '', until: '', cursor: '' },
};

export function readLogFilters(context: WebContext): LogFilters {
  const names = Object.keys(NO_FILTERS) as (keyof LogFilters)[];
  const read = (name: string) => (context.req.query(name) ?? '').replaceAll('\0', '');
  const query = querySchema.parse(Object.fromEntries(names.map((name) => [name, read(name)])));
  // A moment that is none would be shown as narrowing the log and not do it.
  const moment = (typed: string) => (parseDateTime(typed) ? typed : '');
  return { ...query, since: moment(query.since), until: moment(query.until) };
}

/** The address of a view of the log. */
export function logPath(base: string, query: Partial<LogFilters>): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) fields.set(name, value);
  return fields.size > 0 ? `${base}?${fields}` : base;
}

/** Whether anything but the place in the log is chosen. */
export function isFiltered({ cursor: _, ...chosen }: LogFilters): boolean {
  return Object.values(chosen).some((value) => value !== '');
}

/** The query in the words of the log. */
export function toLogSearch(listingId: string, query: LogFilters): LogSearch {
  const answer = parseResponseFilter(query.answer);
  const since = parseDateTime(query.since);
  const until = parseDateTime(query.until);
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
export function parseResponseFilter(typed: string): ResponseFilter | null {
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
export function toDateTimeInput(typed: string): string {
  return parseDateTime(typed)?.toISOString().slice(0, 19) ?? typed;
}

/** `2026-11-21T20:25`, as browsers send what is chosen, is UTC; a date alone begins at midnight. Null: no moment. */
export function parseDateTime(typed: string): Date | null {
  const [, date, time = '00:00'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)Z?)?$/.exec(typed) ?? [];
  const at = date ? new Date(`${date}T${time}Z`) : null;
  const storable = toStorableTimestamp(at);
  return storable?.toISOString().startsWith(date ?? '') ? storable : null;
}
