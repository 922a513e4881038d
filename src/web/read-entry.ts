// A changelog entry as it was typed: the lengths of §4.1, counted as the API counts them.
import { type EntryInput, isBlank, parseReleaseTime, VERSION_PATTERN } from '../changelog/entry.ts';
import { NOTES_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '../core/limits.ts';
import { countCharacters, isStorable } from '../core/text.ts';
import type { Form } from './read-form.ts';
import type { FieldError } from './web-parts.ts';

type ReadEntry =
  | { readonly ok: true; readonly entry: EntryInput & { readonly version: string } }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** `edits`: the version that is edited; null for a new one, whose version is typed. */
export function parseEntryForm(form: Form, edits: string | null): ReadEntry {
  const version = edits ?? form.text('version').trim();
  const [title, body, time] = [form.text('title'), form.text('body'), form.text('releasedAt').trim()];
  const releasedAt = time === '' ? null : parseReleaseTime(time);
  const errors = [
    ...(VERSION_PATTERN.test(version) ? [] : [{ field: 'version', message: NO_VERSION }]),
    ...complaints('title', title, TITLE_MAX_CHARACTERS),
    ...(isBlank(body) ? [{ field: 'body', message: 'Write what changed.' }] : []),
    ...complaints('body', body, NOTES_MAX_CHARACTERS),
    ...(time !== '' && releasedAt === null ? [{ field: 'releasedAt', message: NO_TIME }] : []),
  ];
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, entry: { version, title: title === '' ? null : title, body, releasedAt } };
}

const NO_VERSION = 'Use 1 to 32 letters (A to Z), digits, . _ + or -, and begin with a letter or digit.';
const NO_TIME = 'Write a time with its offset, such as 2026-11-20T12:00Z.';

function complaints(field: string, text: string, most: number): readonly FieldError[] {
  if (!isStorable(text)) return [{ field, message: 'Contains a character that cannot be stored.' }];
  const length = countCharacters(text);
  return length > most ? [{ field, message: `At most ${most} characters; these are ${length}.` }] : [];
}
