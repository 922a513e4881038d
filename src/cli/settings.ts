// `plaudit settings`: the settings that staff can also change in the browser, without a restart.

import type { Command } from 'commander';
import { OPERATOR } from '../access/audit.ts';
import { SETTING_KEYS, SETTINGS } from '../config/settings.ts';
import type { AppContext } from '../context.ts';
import { ENGLISH } from '../messages/translations.ts';
import { listSettings, type ShownSetting, saveSettings } from '../site/save-settings.ts';
import { type CommandOutput, fail, type OutputOptions } from './output.ts';
import { databaseCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface SetOptions extends OutputOptions {
  readonly name: string;
  readonly value: string;
}

export function addSettingsCommands(program: Command, terminal: Terminal): void {
  const settings = program.command('settings').description('the settings that need no restart');
  databaseCommand(settings, 'list', 'site.manage')
    .description('list the settings that staff can change, with their values and where those come from')
    .action(withContext(terminal, list));
  databaseCommand(settings, 'set', 'site.manage')
    .description('change a setting, in all running processes')
    .requiredOption('--name <name>', 'the name of its variable, such as LISTING_APPROVAL')
    .requiredOption('--value <value>', 'the value, as the variable has it; empty for the default')
    .action(withContext(terminal, set));
}

async function list(app: AppContext): Promise<CommandOutput> {
  const { settings } = await listSettings(app);
  return {
    json: settings.map(({ variable, text, source }) => ({ name: variable, value: text, source })),
    text: settings.map(describeSetting).join('\n'),
  };
}

const SOURCES: Readonly<Record<ShownSetting['source'], string>> = {
  environment: 'set in the environment',
  staff: 'changed here',
  default: 'the default',
};

function describeSetting({ variable, text, source }: ShownSetting): string {
  return `${variable}=${text} (${SOURCES[source]})`;
}

async function set(app: AppContext, { name, value }: SetOptions): Promise<CommandOutput> {
  const key = SETTING_KEYS.find((candidate) => SETTINGS[candidate].variable === name);
  if (!key) fail(`There is no setting ${name}. \`plaudit settings list\` lists them.`);
  const saved = await saveSettings(app, { [key]: value }, OPERATOR);
  if (!saved.ok && saved.reason === 'invalid') {
    const problem = SETTINGS[key].schema.safeParse(value.trim()).error?.issues[0]?.message;
    if (problem) fail(`${name} must be ${problem}.`);
    fail(saved.errors.map(({ message }) => ENGLISH.text(message)).join(' '));
  }
  if (!saved.ok && saved.reason === 'overridden')
    fail(`${name} is set in the environment, which takes precedence. Remove it there first.`);
  if (!saved.ok && saved.reason !== 'unchanged') fail('The setting could not be saved. Try again.');
  return { json: { name, value }, text: saved.ok ? `${name} is changed.` : `${name} has this value already.` };
}
