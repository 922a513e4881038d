// GET and POST /account/times: the time zone and the clock in which the person sees times.
import type { Person } from '../../../access/person.ts';
import { saveTimeSettings, toHourCycle } from '../../../access/time-settings.ts';
import { now } from '../../../core/clock.ts';
import { formatExactTime } from '../../../core/format-time.ts';
import { listTimeZones } from '../../../core/time-zone.ts';
import type { Translations } from '../../../messages/translations.ts';
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
  const { t } = context.var;
  const form = await readForm(context);
  const typed = form.text('timeZone');
  const saved = await saveTimeSettings(context.var.app.db, person.id, {
    timeZone: typed === AUTOMATIC ? null : typed,
    hourCycle: toHourCycle(form.text('hourCycle')),
  });
  if (saved.ok) return redirectWithSuccess(context, '/account', t('account.timesSaved'));
  if (saved.reason === 'unknown_zone')
    return timesPage(context, rejected(form, { field: 'timeZone', message: t('account.unknownZone') }));
  // The account was deleted in another window a moment ago.
  return redirectWithError(context, '/sign-in', t('forms.accountGone'));
}

const clocks = (t: Translations) => [
  { value: AUTOMATIC, text: t('account.automatic'), hint: t('account.automaticHint') },
  { value: 'h23', text: t('account.clock24'), hint: t('account.clock24Hint') },
  { value: 'h12', text: t('account.clock12'), hint: t('account.clock12Hint') },
];

function timesPage(context: WebContext, state: FormState) {
  const { t, times } = context.var;
  const zones = listTimeZones().map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') }));
  return formPage(context, state, {
    title: t('account.timesTitle'),
    account: 'account',
    content: (
      <FormCard
        title={t('account.timesTitle')}
        intro={<p class="dim">{t('account.timesText', { example: formatExactTime(now(), times) })}</p>}
        action="/account/times"
        button={t('buttons.save')}
        back="/account"
      >
        <SelectField
          name="timeZone"
          label={t('account.timeZone')}
          hint={t('account.timeZoneHint')}
          choices={[{ value: AUTOMATIC, text: t('account.automatic') }, ...zones]}
        />
        <Choices name="hourCycle" legend={t('account.clock')} kind="radio" choices={clocks(t)} />
      </FormCard>
    ),
  });
}
