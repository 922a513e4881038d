// The words that schemas of the API are made of, each with its rule (decisions A11, N2, N3) and its description.
import { z } from '@hono/zod-openapi';
import { ID_PATTERN } from '../core/ids.ts';
import { countCharacters, isStorable } from '../core/text.ts';

/** Text of `least` to `most` code points, without NUL and halves of surrogate pairs. */
export function text(least: number, most: number) {
  return z
    .string()
    .superRefine((given, context) => {
      const length = given.length > 2 * most ? most + 1 : countCharacters(given);
      const message = !isStorable(given)
        ? 'Contains NUL or half of a surrogate pair.'
        : length < least
          ? 'Must not be empty.'
          : length > most
            ? `At most ${most} characters.`
            : null;
      if (message) context.addIssue({ code: 'custom', message });
    })
    .openapi({ minLength: least, maxLength: most });
}

/** An ID, opaque to clients. */
export function id() {
  return z.string().regex(ID_PATTERN, 'An ID is 1 to 32 letters (A to Z), digits, `_` or `-`.');
}

/** ISO 8601, UTC, milliseconds (decision N3), in answers. */
export function time() {
  return z.string().openapi({ format: 'date-time', example: '2026-11-20T12:34:56.789Z' });
}
