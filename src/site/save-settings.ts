// Changes the settings that need no restart. They are stored as texts in the form of their environment variables, and
// only those that differ from the default. A variable that is set in the environment cannot be overridden here.

import type { Actor } from '../access/audit.ts';
import { SETTING_KEYS, SETTINGS, type SettingDescriptor, type SettingKey, type Settings } from '../config/settings.ts';
import type { Config } from '../config.ts';
import type { FieldError } from '../messages/field-error.ts';
import { message } from '../messages/message.ts';
import { readPart, type SavePartResult, type SiteChanges, savePart } from './save-part.ts';

/** The texts of settings by key; an empty text means the default. */
export type SettingTexts = { readonly [Key in SettingKey]?: string };

export interface ShownSetting extends SettingDescriptor<unknown> {
  readonly key: SettingKey;
  /** In effect: the environment’s, what staff chose, or the default; empty: nothing. */
  readonly text: string;
  readonly source: 'environment' | 'staff' | 'default';
}

export interface SettingsContext extends SiteChanges {
  readonly config: Pick<Config, 'settings'>;
  readonly site: SiteChanges['site'] & Settings;
}

export async function listSettings({ db, config }: Pick<SettingsContext, 'db' | 'config'>): Promise<{
  readonly version: number;
  readonly settings: readonly ShownSetting[];
}> {
  const { version, content } = await readPart(db, 'settings');
  return { version, settings: SETTING_KEYS.map((key) => describeSetting(key, config, content ?? {})) };
}

function describeSetting(
  key: SettingKey,
  { settings: overrides }: Pick<Config, 'settings'>,
  stored: Readonly<Record<string, string>>,
): ShownSetting {
  const descriptor: SettingDescriptor<unknown> = SETTINGS[key];
  const text = stored[key];
  if (overrides[key] !== undefined)
    return { ...descriptor, key, source: 'environment', text: writeSetting(descriptor, overrides[key]) };
  if (text !== undefined && descriptor.schema.safeParse(text).success)
    return { ...descriptor, key, source: 'staff', text };
  return { ...descriptor, key, source: 'default', text: descriptor.fallback ?? '' };
}

/** A value as its variable has it. */
function writeSetting({ control, schema }: SettingDescriptor<unknown>, value: unknown): string {
  const choices = control.kind === 'choice' ? control.choices : [];
  const choice = choices.find((offered) => schema.parse(offered.value) === value);
  if (choice) return choice.value;
  if (value === null) return 'off';
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${name}=${part}`)
      .join(',');
  return String(value);
}

export type SaveSettingsResult =
  | SavePartResult
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly ok: false; readonly reason: 'overridden'; readonly variable: string };

/** Settings that are not named keep their value. */
export async function saveSettings(
  context: SettingsContext,
  texts: SettingTexts,
  actor: Actor,
  edited?: number,
): Promise<SaveSettingsResult> {
  const given = SETTING_KEYS.filter((key) => texts[key] !== undefined);
  const overridden = given.find((key) => context.config.settings[key] !== undefined);
  if (overridden) return { ok: false, reason: 'overridden', variable: SETTINGS[overridden].variable };
  const errors = given.flatMap((key) => checkSetting(key, texts[key]?.trim() ?? ''));
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  // What is not named stays as it was read, so nobody else may save in between.
  const { version, content: stored } = await readPart(context.db, 'settings');
  const content: Record<string, string> = { ...stored };
  for (const key of given) {
    const text = texts[key]?.trim() ?? '';
    if (text === '' || text === SETTINGS[key].fallback) delete content[key];
    else content[key] = text;
  }
  // Nobody has stored anything, and nothing is to be stored.
  if (stored === null && Object.keys(content).length === 0) return { ok: false, reason: 'unchanged' };
  return savePart(context, { part: 'settings', content, edited: edited ?? version }, actor);
}

function checkSetting(key: SettingKey, text: string): readonly FieldError[] {
  const { schema, label, control }: SettingDescriptor<unknown> = SETTINGS[key];
  if (text === '') return [];
  if (control.kind === 'choice') {
    const isOffered = control.choices.some(({ value }) => value === text);
    return isOffered ? [] : [{ field: key, message: message('validation.settingNotOffered', { label }) }];
  }
  if (schema.safeParse(text).success) return [];
  return [{ field: key, message: message('validation.labelled', { label, problem: control.invalid }) }];
}
