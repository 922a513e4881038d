// The fields of a changelog entry.
import { useContext } from 'hono/jsx';
import { now } from '../../core/clock.ts';
import { isTimeZone, zoneOffset } from '../../core/time-zone.ts';
import { parseWallTime } from '../../core/wall-time.ts';
import type { Translations } from '../../messages/translations.ts';
import { FormContext } from '../form-state.ts';
import type { Form } from '../read-form.ts';
import { useTranslations } from '../translations.ts';
import { Field } from './field.tsx';
import { TimeFormatContext } from './time.tsx';

/** `edits`: the version of the entry that is edited; it cannot be changed. */
export function EntryFields({ edits }: { edits: string | null }) {
  const t = useTranslations();
  const shown = useContext(TimeFormatContext).timeZone;
  const { form } = useContext(FormContext);
  const zone = entryZone(form, shown);
  const at = parseWallTime(form.text('releasedAt'), zone) ?? now();

  return (
    <>
      {edits === null && <Field name="version" label={t('forms.version')} hint={t('forms.versionHint')} />}
      <Field name="title" label={t('forms.headline')} optional hint={t('forms.headlineHint', { max: 120 })} />
      <Field name="body" label={t('forms.notes')} rows={14} hint={t('forms.notesHint', { max: 8_000 })} />
      <Field
        name="releasedAt"
        label={t('forms.releasedAt')}
        optional
        type="datetime-local"
        hint={t('forms.releasedAtHint', { zone: zoneSentence(t, zone, at), edits: edits === null ? 'no' : 'yes' })}
      />
      <input type="hidden" name="zone" value={zone} />
      {edits !== null && <input type="hidden" name="edits" value={edits} />}
    </>
  );
}

function zoneSentence(t: Translations, zone: string, at: Date): string {
  const name = zone.replaceAll('_', ' ');
  const offset = zoneOffset(at, zone).label;
  return name === offset ? t('forms.inZone', { name }) : t('forms.inTimeZone', { name, offset });
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
