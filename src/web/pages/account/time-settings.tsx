// GET and POST /account/times: the time zone and the clock in which the person sees times.
import type { Person } from '../../../access/person.ts';
import { saveTimeSettings, toHourCycle } from '../../../access/time-settings.ts';
import { now } from '../../../core/clock.ts';
import { formatExactTime, listTimeZones } from '../../../core/format-time.ts';
import { Choices } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { SelectField } from '../../components/select-field.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { type FormState, prefilled, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';

const AUTOMATIC = 'automatic';

export function showTimeSettings(context: WebContext, { timeZone, hourCycle }: Person) {
  return timesPage(context, prefilled({ timeZone: timeZone ?? AUTOMATIC, hourCycle: hourCycle ?? AUTOMATIC }));
}

export async function submitTimeSettings(context: WebContext, person: Person) {
  const form = await readForm(context);
  const typed = form.text('timeZone');
  const saved = await saveTimeSettings(context.var.app.db, person.id, {
    timeZone: typed === AUTOMATIC ? null : typed,
    hourCycle: toHourCycle(form.text('hourCycle')),
  });
  if (saved.ok) return redirectWithSuccess(context, '/account', 'Your time settings were saved.');
  if (saved.reason === 'unknown_zone')
    return timesPage(context, rejected(form, { field: 'timeZone', message: 'Choose a time zone from the list.' }));
  // The account was deleted in another window a moment ago.
  return redirectWithError(context, '/sign-in', 'This account no longer exists.');
}

const CLOCKS = [
  { value: AUTOMATIC, text: 'Automatic', hint: 'Follows your browser’s language. Emails use 24 hours.' },
  { value: 'h23', text: '24 hours', hint: '18:30' },
  { value: 'h12', text: '12 hours', hint: '6:30 pm' },
];

function timesPage(context: WebContext, state: FormState) {
  const zones = listTimeZones().map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') }));
  return formPage(context, state, {
    title: 'Change how times are shown',
    account: 'account',
    content: (
      <FormCard
        title="Change how times are shown"
        intro={<p class="dim">At the moment, you see times like this: {formatExactTime(now(), context.var.times)}.</p>}
        action="/account/times"
        button="Save"
        back="/account"
      >
        <SelectField
          name="timeZone"
          label="Time zone"
          hint="Automatic uses your browser’s time zone. Emails then use UTC."
          choices={[{ value: AUTOMATIC, text: 'Automatic' }, ...zones]}
        />
        <Choices name="hourCycle" legend="Clock" kind="radio" choices={CLOCKS} />
      </FormCard>
    ),
  });
}
