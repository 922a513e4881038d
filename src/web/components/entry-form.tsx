// The fields of a changelog entry.
import { useContext } from 'hono/jsx';
import { now } from '../../core/clock.ts';
import { formatOffset, isTimeZone } from '../../core/format-time.ts';
import { parseWallTime } from '../../core/wall-time.ts';
import { FormContext } from '../form-state.ts';
import type { Form } from '../read-form.ts';
import { Field } from './field.tsx';
import { TimeFormatContext } from './time.tsx';

/** `edits`: the version of the entry that is edited; it cannot be changed. */
export function EntryFields({ edits }: { edits: string | null }) {
  const shown = useContext(TimeFormatContext).timeZone;
  const { form } = useContext(FormContext);
  const zone = entryZone(form, shown);
  const at = parseWallTime(form.text('releasedAt'), zone) ?? now();

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
        type="datetime-local"
        hint={`${zoneSentence(zone, at)} Leave empty ${edits === null ? 'for now' : 'to keep the current time'}. It cannot be in the future.`}
      />
      <input type="hidden" name="zone" value={zone} />
      {edits !== null && <input type="hidden" name="edits" value={edits} />}
    </>
  );
}

function zoneSentence(zone: string, at: Date): string {
  const name = zone.replaceAll('_', ' ');
  const offset = formatOffset(at, zone);
  return name === offset ? `In ${name}.` : `In the time zone ${name} (${offset}).`;
}

/** The time zone that the form showed when it was filled in; it may have changed since. */
export function entryZone(form: Form, shown: string): string {
  const typed = form.text('zone');
  return isTimeZone(typed) ? typed : shown;
}

/** The release time as the rules of an entry expect it: with its offset. What is not a time stays, to be refused. */
export function releaseTimeOf(form: Form, shown: string): string {
  const typed = form.text('releasedAt').trim();
  return parseWallTime(typed, entryZone(form, shown))?.toISOString() ?? typed;
}
