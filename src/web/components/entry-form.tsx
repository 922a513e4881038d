// The fields of a changelog entry.
import { RELEASE_TIME_TOLERANCE_SECONDS } from '../../changelog/entry.ts';
import type { FieldError } from '../../core/field-error.ts';
import type { Form } from '../read-form.ts';
import { Field } from './field.tsx';

/** `edits`: the version that is edited, which stays as it is. */
export function EntryFields(props: { form: Form; errors: readonly FieldError[]; edits: string | null }) {
  const { form, errors, edits } = props;
  return (
    <>
      {edits === null && (
        <Field
          name="version"
          label="Version"
          value={form.text('version')}
          errors={errors}
          hint="Your own label, such as 2.4.0: up to 32 letters, digits and . _ + - characters. It cannot be changed later."
        />
      )}
      <Field
        name="title"
        label="Headline"
        optional
        value={form.text('title')}
        errors={errors}
        hint="At most 120 characters."
      />
      <Field
        name="body"
        label="Notes"
        rows={14}
        value={form.text('body')}
        errors={errors}
        hint="Markdown: headings, bold, italic, lists, links and code. HTML is shown as text. At most 8,000 characters."
      />
      <Field
        name="releasedAt"
        label="Released at"
        optional
        value={form.text('releasedAt')}
        errors={errors}
        placeholder="2026-11-20T12:00Z"
        hint={`Leave empty ${edits === null ? 'for now' : 'to keep the current time'}. Otherwise a time with its UTC offset, at most ${RELEASE_TIME_TOLERANCE_SECONDS} s in the future.`}
      />
      {edits !== null && <input type="hidden" name="edits" value={edits} />}
    </>
  );
}
