// The fields of a changelog entry.
import { RELEASE_TIME_TOLERANCE_SECONDS } from '../../changelog/entry.ts';
import { Field } from './field.tsx';

/** `edits`: the version of the entry that is edited; it cannot be changed. */
export function EntryFields({ edits }: { edits: string | null }) {
  return (
    <>
      {edits === null && (
        <Field
          name="version"
          label="Version"
          hint="Your own label, such as 2.4.0. Up to 32 letters, digits and the characters . _ + - are allowed. You cannot change it later."
        />
      )}
      <Field name="title" label="Headline" optional hint="At most 120 characters." />
      <Field
        name="body"
        label="Notes"
        rows={14}
        hint="Markdown: headings, bold, italic, lists, links and code. HTML is shown as text. At most 8,000 characters."
      />
      <Field
        name="releasedAt"
        label="Released at"
        optional
        placeholder="2026-11-20T12:00Z"
        hint={`Leave empty ${edits === null ? 'for now' : 'to keep the current time'}. Otherwise a time with its UTC offset, at most ${RELEASE_TIME_TOLERANCE_SECONDS} s in the future.`}
      />
      {edits !== null && <input type="hidden" name="edits" value={edits} />}
    </>
  );
}
