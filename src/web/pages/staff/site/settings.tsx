// GET and POST /staff/site/settings: the settings that need no restart. A variable that is set in the environment wins,
// and its control is disabled.

import { byPerson } from '../../../../access/audit.ts';
import type { Person } from '../../../../access/person.ts';
import type { SettingControl, SettingGroup, SettingKey } from '../../../../config/settings.ts';
import { PLANS } from '../../../../listings/plans.ts';
import type { FieldError } from '../../../../messages/field-error.ts';
import type { MessageKey } from '../../../../messages/message.ts';
import { listSettings, type SettingTexts, type ShownSetting, saveSettings } from '../../../../site/save-settings.ts';
import { Button } from '../../../components/button.tsx';
import { Choices, ErrorSummary, Field } from '../../../components/field.tsx';
import { formPage } from '../../../components/form-page.tsx';
import { planName } from '../../../components/plan-names.ts';
import type { WebContext } from '../../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../../flash.ts';
import { type FormState, prefilled, rejected } from '../../../form-state.ts';
import { type Form, readForm } from '../../../read-form.ts';
import { useTranslations } from '../../../translations.ts';
import { SAVE_REFUSALS, toVersion } from './preview.tsx';
import { SiteHeading } from './site-heading.tsx';

const PATH = '/staff/site/settings';

const GROUPS = [
  ['listings', 'siteSettings.groupListings'],
  ['people', 'siteSettings.groupPeople'],
  ['votes', 'siteSettings.groupVotes'],
  ['plans', 'siteSettings.groupPlans'],
] as const satisfies readonly (readonly [SettingGroup, MessageKey])[];

export async function showSettingsForm(context: WebContext) {
  const { version, settings } = await listSettings(context.var.app);
  return settingsForm(context, { settings, edited: version, state: prefilled(toFields(settings)) });
}

/** The settings of plans have a field for each plan. */
function toFields(settings: readonly ShownSetting[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    settings.flatMap(({ key, text, control }): (readonly [string, string])[] =>
      control.kind === 'plans'
        ? text.split(',').map((entry) => {
            const [plan = '', value = ''] = entry.split('=');
            return [`${key}_${plan}`, value];
          })
        : [[key, text]],
    ),
  );
}

/** Disabled controls are not sent, and what is not sent keeps its value. */
function readTexts(form: Form, settings: readonly ShownSetting[]): SettingTexts {
  const open = settings.filter(({ source }) => source !== 'environment');
  const sent = open.filter(({ key, control }) => namesOf(key, control.kind).some((name) => form.all(name).length > 0));
  return Object.fromEntries(sent.map(({ key, control }) => [key, readText(form, key, control.kind)]));
}

function namesOf(key: SettingKey, kind: SettingControl['kind']): readonly string[] {
  return kind === 'plans' ? PLANS.map((plan) => `${key}_${plan}`) : [key];
}

function readText(form: Form, key: SettingKey, kind: SettingControl['kind']): string {
  if (kind !== 'plans') return form.text(key);
  return PLANS.map((plan) => `${plan}=${form.text(`${key}_${plan}`).trim()}`).join(',');
}

export async function submitSettingsForm(context: WebContext, staff: Person) {
  const { app, t } = context.var;
  const form = await readForm(context);
  const edited = toVersion(form.text('edited'));
  const { settings } = await listSettings(app);
  const saved = await saveSettings(app, readTexts(form, settings), byPerson(staff), edited);
  if (saved.ok) return redirectWithSuccess(context, PATH, t('siteSettings.saved'));
  if (saved.reason === 'invalid')
    return settingsForm(context, { settings, edited, state: rejected(form, toFieldErrors(saved.errors, settings)) });
  if (saved.reason === 'overridden')
    return redirectWithError(context, PATH, t('siteSettings.overridden', { variable: saved.variable }));
  return redirectWithError(context, PATH, t.text(SAVE_REFUSALS[saved.reason]));
}

/** Points an error of a setting with several fields to the first of them. */
function toFieldErrors(errors: readonly FieldError[], settings: readonly ShownSetting[]) {
  return errors.map(({ field, message }) => {
    const isPerPlan = settings.some(({ key, control }) => key === field && control.kind === 'plans');
    return { field: isPerPlan ? `${field}_${PLANS[0]}` : field, message };
  });
}

interface SettingsForm {
  readonly settings: readonly ShownSetting[];
  readonly edited: number;
  readonly state: FormState;
}

function settingsForm(context: WebContext, { settings, edited, state }: SettingsForm) {
  const { t } = context.var;
  return formPage(context, state, {
    title: t('siteSettings.title'),
    staff: 'site',
    content: (
      <div class="stack site-form">
        <SiteHeading title={t('siteSettings.title')} part="settings" />
        <p class="dim">{t('siteSettings.intro')}</p>
        <form class="stack" method="post" action={PATH} novalidate>
          <ErrorSummary />
          <input type="hidden" name="edited" value={String(edited)} />
          {GROUPS.map(([group, title]) => (
            <section class="card stack close">
              <h2>{t(title)}</h2>
              {settings
                .filter((setting) => setting.group === group)
                .map((setting) => (
                  <SettingControls setting={setting} />
                ))}
            </section>
          ))}
          <div>
            <Button text={t('siteSettings.saveSettings')} look="go" />
          </div>
        </form>
      </div>
    ),
  });
}

function SettingControls({ setting }: { setting: ShownSetting }) {
  const t = useTranslations();
  if (setting.source !== 'environment') return <Control setting={setting} />;
  return (
    <fieldset class="overridden" disabled>
      <Control setting={setting} />
      <p class="dim note">{t.rich('siteSettings.setByEnvironment', { variable: <code>{setting.variable}</code> })}</p>
    </fieldset>
  );
}

function Control({ setting }: { setting: ShownSetting }) {
  const t = useTranslations();
  const { key, control, text, source } = setting;
  const label = t.text(setting.label);
  const hint = setting.hint && t.text(setting.hint);
  switch (control.kind) {
    case 'choice': {
      const offered = control.choices.map((choice) => ({ value: choice.value, text: t.text(choice.text) }));
      const isOffered = offered.some(({ value }) => value === text);
      // A value that only the environment can set.
      const choices = isOffered || source !== 'environment' ? offered : [...offered, { value: text, text }];
      return (
        <div>
          <Choices
            name={key}
            legend={label}
            kind="radio"
            choices={choices}
            {...(source === 'environment' && { chosen: [text] })}
          />
          {hint && <p class="dim note">{hint}</p>}
        </div>
      );
    }
    case 'plans':
      return (
        <fieldset class="link-row of-plans">
          <legend>{label}</legend>
          {hint && <p class="dim note">{hint}</p>}
          {PLANS.map((plan) => (
            <Field
              name={`${key}_${plan}`}
              label={
                key === 'planWeights'
                  ? t('siteSettings.weightOfPlan', { plan: planName(plan) })
                  : t('siteSettings.nameOfPlan', { plan })
              }
              inputmode={key === 'planWeights' ? 'numeric' : 'text'}
            />
          ))}
        </fieldset>
      );
    case 'limit':
      return <Field name={key} label={label} hint={hint} />;
    case 'text':
      return <Field name={key} label={label} hint={hint} optional />;
  }
}
