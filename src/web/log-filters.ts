// The filters of the delivery log in the page's URL. They are read leniently, so that no URL is an error, and written
// back unchanged, so that every view can be shared.
import { z } from 'zod';
import { countCharacters } from '../core/text.ts';
import { toStorableTimestamp } from '../core/timestamps.ts';
import type { ResponseFilter } from '../deliveries/delivery-log-queries.ts';
import type { DeliverySearch } from '../votes/vote-deliveries.ts';
import type { WebContext } from './context.ts';
import { SHOWN_STATES } from './delivery-states.ts';

const text = (maxCharacters: number) =>
  z
    .string()
    .trim()
    .refine((value) => countCharacters(value) <= maxCharacters)
    .catch('');

const querySchema = z.object({
  // `undelivered` is what the API calls some of the failed ones; earlier links have it.
  state: z
    .preprocess((typed) => (typed === 'undelivered' ? 'failed' : typed), z.enum(SHOWN_STATES).or(z.literal('')))
    .catch(''),
  answer: text(60),
  event: text(64),
  who: text(64),
  since: text(40),
  until: text(40),
  cursor: text(64),
});
export type LogFilters = z.infer<typeof querySchema>;

export const NO_FILTERS: LogFilters = {
  state: '',
  answer: '',
  event: '',
  who: '',
  since: '',
  until: '',
  cursor: '',
};

export function readLogFilters(context: WebContext): LogFilters {
  const names = Object.keys(NO_FILTERS) as (keyof LogFilters)[];
  const read = (name: string) => (context.req.query(name) ?? '').replaceAll('\0', '');
  const query = querySchema.parse(Object.fromEntries(names.map((name) => [name, read(name)])));
  // An invalid date would be displayed as a filter although it has no effect.
  const validOrEmpty = (typed: string) => (parseDateTime(typed) ? typed : '');
  return { ...query, since: validOrEmpty(query.since), until: validOrEmpty(query.until) };
}

/** Whether any filter is set; the cursor is not a filter. */
export function isFiltered({ cursor: _, ...filters }: LogFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}

export function toLogSearch(listingId: string, filters: LogFilters): DeliverySearch {
  const response = parseResponseFilter(filters.answer);
  const since = parseDateTime(filters.since);
  const until = parseDateTime(filters.until);
  return {
    listingId,
    ...(filters.state && { state: filters.state === 'failed' ? 'not_delivered' : filters.state }),
    ...(response && { response }),
    ...(filters.event && { eventId: filters.event.toLowerCase().replaceAll('-', '') }),
    ...(filters.who && { who: filters.who }),
    ...(since && { since }),
    ...(until && { until }),
    ...(filters.cursor && { cursor: filters.cursor }),
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

/** The value of a `datetime-local` field, to the second; invalid text is returned unchanged. */
export function toDateTimeInput(typed: string): string {
  return parseDateTime(typed)?.toISOString().slice(0, 19) ?? typed;
}

/** `2026-11-21T20:25`, as browsers send it, in UTC; a date alone means midnight. Null if invalid. */
export function parseDateTime(typed: string): Date | null {
  const [, date, time = '00:00'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)Z?)?$/.exec(typed) ?? [];
  const at = date ? new Date(`${date}T${time}Z`) : null;
  const storable = toStorableTimestamp(at);
  return storable?.toISOString().startsWith(date ?? '') ? storable : null;
}
