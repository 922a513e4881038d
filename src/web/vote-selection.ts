// The votes that staff selects, in the fields of a form or of a URL. Nothing invalid is ignored, because a condition
// that has no effect would select more votes.
import { z } from 'zod';
import { now } from '../core/clock.ts';
import { parseEventId } from '../core/ids.ts';
import type { VoteSelection } from '../integrity/selection-queries.ts';
import type { FieldError } from '../messages/field-error.ts';
import { zodMessage } from '../messages/zod-messages.ts';
import { parseDateTime } from './log-filters.ts';
import { type Form, zodFieldErrors } from './read-form.ts';

/** As many as one page shows. */
export const SELECTABLE_VOTES = 50;

const dateTime = z.string().transform((typed, check) => {
  const at = parseDateTime(typed);
  if (!at) check.addIssue({ code: 'custom', message: zodMessage('voteSelection.dateTime') });
  return at ?? z.NEVER;
});
const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, zodMessage('voteSelection.wholeNumber'))
    .transform(Number)
    .refine((number) => number >= 1 && number <= most, zodMessage('voteSelection.numberTo', { most }));

const eventId = z.string().transform((shown, check) => {
  const stored = parseEventId(shown);
  if (!stored) check.addIssue({ code: 'custom', message: zodMessage('voteSelection.noVote') });
  return stored ?? z.NEVER;
});

const schema = z
  .object({
    since: dateTime.optional(),
    until: dateTime.optional(),
    younger: wholeNumber(10_000).optional(),
    flag: wholeNumber(Number.MAX_SAFE_INTEGER).optional(),
    group: wholeNumber(1_000_000).optional(),
    vote: z.array(eventId).max(SELECTABLE_VOTES, zodMessage('voteSelection.atMost', { most: SELECTABLE_VOTES })),
  })
  .refine(({ group, flag }) => group === undefined || flag !== undefined, {
    path: ['group'],
    message: zodMessage('voteSelection.networkNeedsFlag'),
  });

export type ReadSelection =
  | { readonly ok: true; readonly selection: VoteSelection; readonly isNarrowed: boolean }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** `isNarrowed`: whether there is any condition beside `until`. */
export function readSelection(listingId: string, form: Form): ReadSelection {
  const text = (name: string) => form.text(name).trim() || undefined;
  const read = schema.safeParse({
    since: text('since'),
    until: text('until'),
    younger: text('younger'),
    flag: text('flag'),
    group: text('group'),
    vote: form.all('vote'),
  });
  if (!read.success) return { ok: false, errors: zodFieldErrors(read.error) };
  const { since, until = now(), younger, flag, group, vote } = read.data;
  const conditions = {
    ...(since && { since }),
    ...(younger !== undefined && { youngerThanHours: younger }),
    ...(flag !== undefined && { flagId: flag }),
    ...(group !== undefined && { networkGroup: group }),
    ...(vote.length > 0 && { eventIds: vote }),
  };
  return { ok: true, selection: { listingId, until, ...conditions }, isNarrowed: Object.keys(conditions).length > 0 };
}

/** The fields of a selection, to be sent again: by name and value. */
export function selectionFields(selection: VoteSelection): readonly (readonly [name: string, value: string])[] {
  const { since, until, youngerThanHours, flagId, networkGroup, eventIds = [] } = selection;
  return [
    ...(since ? ([['since', since.toISOString()]] as const) : []),
    ['until', until.toISOString()] as const,
    ...(youngerThanHours === undefined ? [] : ([['younger', String(youngerThanHours)]] as const)),
    ...(flagId === undefined ? [] : ([['flag', String(flagId)]] as const)),
    ...(networkGroup === undefined ? [] : ([['group', String(networkGroup)]] as const)),
    ...eventIds.map((id) => ['vote', id.replaceAll('-', '')] as const),
  ];
}

export function selectionQuery(selection: VoteSelection): string {
  return new URLSearchParams(
    selectionFields(selection).map(([name, value]): [string, string] => [name, value]),
  ).toString();
}
