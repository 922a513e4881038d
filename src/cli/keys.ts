// `plaudit key …`: shows which keys encrypt the stored secrets, and re-encrypts them with a new key.
import type { Command } from 'commander';
import type { AppContext } from '../context.ts';
import { hasPreviousKeys, isKeyFileLink, readKeyFile } from '../db/key-file.ts';
import { type KeyStatus, readKeyStatus } from '../keys/key-status.ts';
import { introduceKey, type NewKey, type Rotation, type RotationProgress, rotateKeys } from '../keys/rotate.ts';
import { type CommandOutput, fail, type OutputOptions } from './output.ts';
import { databaseCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface RotateOptions extends OutputOptions {
  readonly newKey?: boolean;
}

export function addKeyCommands(program: Command, terminal: Terminal): void {
  const key = program.command('key').description('the keys that encrypt secrets in the database');
  databaseCommand(key, 'status', 'installation.run')
    .description('show how many secrets each key encrypts, and whether previous keys can be removed')
    .action(withContext(terminal, status));
  databaseCommand(key, 'rotate', 'installation.run')
    .description('re-encrypt every secret with the current key, while everything runs; can be interrupted and repeated')
    .option('--new-key', 'create a new key in DATA_DIR first; only without SECRET_KEY and SECRET_KEYS')
    .action(withContext(terminal, (app, options: RotateOptions) => rotate(app, options, terminal)));
}

const secretsOf = (count: number) => `${count} ${count === 1 ? 'secret' : 'secrets'}`;

async function status({ db, vault, config }: AppContext): Promise<CommandOutput> {
  const found = await readKeyStatus(db, vault);
  const lines = [
    ...found.keys.map(
      ({ id, isCurrent, secrets }) => `${id}  ${isCurrent ? 'current ' : 'previous'}  ${secretsOf(secrets)}`,
    ),
    ...found.missing.map(({ id, secrets }) => `${id}  missing   ${secretsOf(secrets)}`),
  ];
  if (found.unreadable > 0) lines.push(`${secretsOf(found.unreadable)} cannot be decrypted with any configured key.`);
  if (found.keys.length > 1) lines.push(adviceOnPreviousKeys(found, config));
  return { json: found, text: lines.join('\n') };
}

const REMOVE_FROM_LINK =
  'You can remove the previous keys from the file that secret.key links to, and restart the service.';

/** A service that rotated the generated key keeps the previous one in memory until it stops, for pages in use. */
function adviceOnPreviousKeys({ isRotated }: KeyStatus, { secretKeys, dataDir }: AppContext['config']): string {
  if (!isRotated) return 'The previous keys are still needed. Run `plaudit key rotate`.';
  if (secretKeys) return 'The previous keys can be removed.';
  if (isKeyFileLink(dataDir)) return REMOVE_FROM_LINK;
  return readKeyFile(dataDir)?.length === 1
    ? 'The previous keys are no longer in the file secret.key.'
    : 'The previous keys are no longer needed. `plaudit key rotate` removes them from the file secret.key.';
}

async function rotate(app: AppContext, options: RotateOptions, terminal: Terminal): Promise<CommandOutput> {
  const isForPrograms = options.json ?? !terminal.isInteractive;
  const tell = (line: string) => isForPrograms || terminal.print(line);
  const introduced = options.newKey ? await introduceKey(app) : null;
  if (introduced?.ok === false) fail(NEW_KEY_REFUSALS[introduced.reason]);
  if (introduced?.isContinued) tell('An earlier rotation was not complete. It continues with its own new key.');
  const rotation = await rotateKeys(app, (progress) => tell(lineOf(progress)));
  if (!rotation.ok) fail(ROTATION_REFUSALS[rotation.reason]);
  const { keyId, rotated, unreadable } = rotation;
  return { json: { keyId, rotated, unreadable }, text: summary(app, rotation) };
}

function lineOf({ title, done, total }: RotationProgress): string {
  return `${title}: ${done} of ${Math.max(done, total)}`;
}

function summary(
  { config, vault }: AppContext,
  { keyId, rotated, unreadable }: Extract<Rotation, { ok: true }>,
): string {
  const lines = [`All secrets are encrypted with the key ${keyId}. ${secretsOf(rotated)} changed.`];
  if (unreadable > 0)
    lines.push(`${secretsOf(unreadable)} cannot be decrypted with any configured key and did not change.`);
  if (!config.secretKeys && isKeyFileLink(config.dataDir)) lines.push(REMOVE_FROM_LINK);
  else if (!config.secretKeys) lines.push('The file secret.key contains only this key now.');
  else if (vault.keyIds().length > 1)
    lines.push(
      'You can remove the previous keys: set SECRET_KEYS to the current key alone, and restart every process.',
    );
  const place =
    !config.secretKeys && hasPreviousKeys(config.dataDir) ? ' They are in the file secret.key.previous.' : '';
  return [...lines, `Keep previous keys for as long as you keep backups that were made with them.${place}`].join('\n');
}

const NEW_KEY_REFUSALS: Readonly<Record<Extract<NewKey, { ok: false }>['reason'], string>> = {
  configured:
    '--new-key is for the generated key in DATA_DIR, but the key is set by SECRET_KEY or SECRET_KEYS. Create one with `openssl rand -base64 32`, set SECRET_KEYS=NEW,PREVIOUS instead, restart, and run `plaudit key rotate`.',
  changed:
    'The file secret.key in DATA_DIR has changed since the service started, and a key that is still needed is missing from it. Restore the file before you restart the service: without that key, it does not start. Nothing was changed.',
  link: 'The file secret.key in DATA_DIR is a link, so its target belongs to another program. Put the new key on the first line of that file and keep the previous one on the second, restart, and run `plaudit key rotate`.',
};

const ROTATION_REFUSALS: Readonly<Record<Extract<Rotation, { ok: false }>['reason'], string>> = {
  no_key_ids:
    'Only SECRET_KEY is set, so there is no other key to rotate to. Create one with `openssl rand -base64 32`, set SECRET_KEYS=NEW,PREVIOUS instead of SECRET_KEY for every process, restart them, and run this again.',
  running: 'A rotation is already running.',
  still_written:
    'Another process still encrypts with an older key. Make the new key the first in SECRET_KEYS for every process, restart them, and run this again. Until then, keep the previous key.',
};
