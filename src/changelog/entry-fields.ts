// The fields of a changelog entry (§4.1), each defined once with its rule and error message.
import type { FieldError } from '../core/field-error.ts';
import { NOTES_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '../core/limits.ts';
import { countCharacters, isStorable } from '../core/text.ts';
import { type EntryInput, isBlank, parseReleaseTime, VERSION_PATTERN } from './entry.ts';

/** The raw input. */
export interface EntryDraft {
  readonly version: string;
  readonly title: string;
  readonly body: string;
  /** Empty: now for a new entry, unchanged for an existing one. */
  readonly releasedAt: string;
}

export type EntryDraftResult =
  | { readonly ok: true; readonly entry: EntryInput & { readonly version: string } }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Lengths count code points, as in the API. */
export function parseEntryDraft(draft: EntryDraft): EntryDraftResult {
  const [version, time] = [draft.version.trim(), draft.releasedAt.trim()];
  const { title, body } = draft;
  const releasedAt = time === '' ? null : parseReleaseTime(time);
  const messages = {
    version: VERSION_PATTERN.test(version) ? null : INVALID_VERSION,
    title: checkText('headline', title, TITLE_MAX_CHARACTERS),
    body: isBlank(body) ? 'Describe what changed.' : checkText('notes', body, NOTES_MAX_CHARACTERS),
    releasedAt: time !== '' && releasedAt === null ? INVALID_TIME : null,
  };
  const errors = Object.entries(messages).flatMap(([field, message]) => (message ? [{ field, message }] : []));
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, entry: { version, title: title === '' ? null : title, body, releasedAt } };
}

export const INVALID_VERSION =
  'Use 1 to 32 letters (A to Z), digits, periods, underscores, plus signs and hyphens for the version, and begin with a letter or digit.';
const INVALID_TIME = 'Choose a date and a time for the release, or leave the field empty.';

function checkText(name: string, text: string, max: number): string | null {
  if (!isStorable(text)) return `The ${name} cannot be saved: a character in it cannot be stored.`;
  const length = countCharacters(text);
  return length > max
    ? `Use at most ${max.toLocaleString('en')} characters for the ${name}; there are ${length.toLocaleString('en')}.`
    : null;
}
