// Building blocks for the API's schemas, each with its rule (decisions A11, N2, N3) and its description.
import { z } from '@hono/zod-openapi';
import { ID_PATTERN } from '../core/ids.ts';
import { countCharacters, isStorable } from '../core/text.ts';
import { toStorableTimestamp } from '../core/timestamps.ts';

/** The rule for all text in requests, for use in descriptions. */
export const STORABLE_TEXT_RULE = 'Must not contain NUL or unpaired surrogates.';

/** Text of `least` to `most` code points, without NUL and halves of surrogate pairs. */
export function text(least: number, most: number) {
  return z
    .string()
    .superRefine((given, context) => {
      const length = given.length > 2 * most ? most + 1 : countCharacters(given);
      const message = !isStorable(given)
        ? 'Contains NUL or an unpaired surrogate.'
        : length < least
          ? 'Must not be empty.'
          : length > most
            ? `At most ${most} characters.`
            : null;
      if (message) context.addIssue({ code: 'custom', message });
    })
    .openapi({ minLength: least, maxLength: most, description: STORABLE_TEXT_RULE });
}

/** An ID, opaque to clients. */
export function id() {
  return z.string().regex(ID_PATTERN, 'An ID is 1 to 32 letters (A to Z), digits, `_` or `-`.');
}

/** A time in a response, which JSON represents as ISO 8601 in UTC with milliseconds (decision N3). */
export function time() {
  return z.date().openapi({ type: 'string', format: 'date-time', example: '2026-11-20T12:34:56.789Z' });
}

export function timeOrNull() {
  return time()
    .nullable()
    .openapi({ type: ['string', 'null'] });
}

/** The same for a value that is already text. */
export function timeText() {
  return z.string().openapi({ format: 'date-time', example: '2026-11-20T12:34:56.789Z' });
}

/** An integer in a body, from `least` to `most` inclusive; -0 becomes 0. */
export function wholeNumber(least: number, most: number) {
  const message = `Must be a whole number from ${least} to ${most}.`;
  return z
    .int(message)
    .min(least, message)
    .max(most, message)
    .overwrite((given) => given + 0);
}

/** An integer in a query string, in decimal digits. */
export function digits(least: number, most: number) {
  return z
    .string()
    .regex(/^(0|[1-9]\d{0,8})$/, `Must be a whole number from ${least} to ${most}.`)
    .transform(Number)
    .refine((given) => given >= least && given <= most, `Must be a whole number from ${least} to ${most}.`)
    .openapi({ type: 'integer', minimum: least, maximum: most });
}

/** A time in a request: ISO 8601 with `Z` or an offset, of an existing day. */
export function moment() {
  return z.iso
    .datetime({
      offset: true,
      message: 'A time such as 2026-11-20T12:34:56Z. Write the + of an offset as %2B. The day must exist.',
    })
    .transform((given) => new Date(given))
    .openapi({ type: 'string', format: 'date-time', example: '2026-11-20T12:34:56.789Z' });
}

export const STORABLE_YEARS_RULE = 'In the years 1970 to 9999.';

/** A time in the range at which events can have been recorded. */
export function recordedMoment() {
  return moment().refine((given) => toStorableTimestamp(given) !== null, {
    message: STORABLE_YEARS_RULE,
    abort: true,
  });
}
