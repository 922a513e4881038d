// The fields of a changelog entry (§4.1), each defined once with its rule and error message.

import { NOTES_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '../core/limits.ts';
import { countCharacters, isStorable } from '../core/text.ts';
import type { FieldError } from '../messages/field-error.ts';
import { type Message, message } from '../messages/message.ts';
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
  const problems = {
    version: VERSION_PATTERN.test(version) ? null : message('listingValidation.versionInvalid'),
    title: checkText('headline', title, TITLE_MAX_CHARACTERS),
    body: isBlank(body) ? message('listingValidation.notesMissing') : checkText('notes', body, NOTES_MAX_CHARACTERS),
    releasedAt: time !== '' && releasedAt === null ? message('listingValidation.releaseTimeInvalid') : null,
  };
  const errors = Object.entries(problems).flatMap(([field, problem]) => (problem ? [{ field, message: problem }] : []));
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, entry: { version, title: title === '' ? null : title, body, releasedAt } };
}

function checkText(field: 'headline' | 'notes', text: string, max: number): Message | null {
  if (!isStorable(text)) return message('listingValidation.entryUnstorable', { field });
  const length = countCharacters(text);
  return length > max ? message('listingValidation.entryTooLong', { max, field, length }) : null;
}
