// `plaudit backup`, `plaudit verify-backup` and `plaudit restore`.
import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type ArchiveFile, openArchive } from '../backup/archive-file.ts';
import type { BackupTarget, MadeBackup } from '../backup/backup.ts';
import { type RestoredBackup, restoreArchive } from '../backup/restore-archive.ts';
import { runBackup } from '../backup/run-backup.ts';
import { findSecretKey } from '../backup/source.ts';
import { type VerifiedArchive, verifyArchive } from '../backup/verify-archive.ts';
import { callerFolder, readConfig } from '../config.ts';
import { createFolder } from '../core/create-folder.ts';
import { formatBytes } from '../core/format-bytes.ts';
import { type CommandOutput, fail, type OutputOptions, writeOutput } from './output.ts';
import { PASSPHRASE_SOURCE, readNewPassphrase, readPassphrase } from './passphrase.ts';
import { showProgress } from './show-progress.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';

interface BackupOptions extends OutputOptions {
  readonly to?: string;
  readonly withKey?: boolean;
  readonly encryptTo?: string;
}

interface ReadOptions extends OutputOptions {
  readonly passphrase?: string;
}

interface RestoreOptions extends ReadOptions {
  readonly replace?: string;
  /** False with `--no-migrate`. */
  readonly migrate: boolean;
}

export function addBackupCommands(program: Command, terminal: Terminal): void {
  subcommand(program, 'backup', 'installation.run')
    .description('back up the database while the service runs; the secret key is not included unless you ask for it')
    .option('--to <file|folder|->', 'where to write it; `-` is stdout', undefined)
    .option('--with-key', 'include the secret key, which decrypts every secret in the backup')
    .option(`--encrypt-to ${PASSPHRASE_SOURCE}`, 'encrypt with a passphrase')
    .option('--json', 'print JSON')
    .action((options: BackupOptions) => backUp(options, terminal));
  subcommand(program, 'verify-backup', 'installation.run')
    .description('check every byte of a backup, and whether this version can restore it')
    .argument('<file>', 'the backup')
    .option(`--passphrase ${PASSPHRASE_SOURCE}`, 'the passphrase of an encrypted backup')
    .option('--key-to <file>', 'also write the secret key in the backup to this new file')
    .option('--json', 'print JSON')
    .action((path: string, options: ReadOptions & { keyTo?: string }) => verify(path, options, terminal));
  subcommand(program, 'restore', 'installation.run')
    .description('restore a backup into an empty database')
    .argument('<file>', 'the backup')
    .option(
      '--replace <name>',
      'replace the database with this name, which is not empty (`embedded` without DATABASE_URL)',
    )
    .option(`--passphrase ${PASSPHRASE_SOURCE}`, 'the passphrase of an encrypted backup')
    .option('--no-migrate', 'keep the schema of the backup, to go back to an older version')
    .option('--json', 'print JSON')
    .action((path: string, options: RestoreOptions) => restore(path, options, terminal));
}

async function backUp(options: BackupOptions, terminal: Terminal): Promise<void> {
  const config = readConfig(terminal.environment);
  const secretKey = options.withKey ? findSecretKey(config) : null;
  if (options.withKey && secretKey === null) fail('There is no secret key to include yet.');
  const passphrase = options.encryptTo === undefined ? null : await readNewPassphrase(options.encryptTo, terminal);
  const target = chooseTarget(options.to, config.backupDir, terminal);
  const progress = showProgress('Backing up', terminal);
  try {
    const made = await runBackup(config, target, { passphrase, secretKey, report: progress.report });
    progress.end();
    if (made.file !== null) writeOutput(describeMade(made, options), options, terminal);
  } finally {
    progress.end();
  }
}

function chooseTarget(to: string | undefined, backupDir: string, terminal: Terminal): BackupTarget {
  if (to === '-') return stdoutTarget(terminal);
  if (to === undefined) {
    createFolder(backupDir);
    return { folder: backupDir };
  }
  const path = resolve(callerFolder(), to);
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? { folder: path } : { file: path };
}

function stdoutTarget({ binaryOutput }: Terminal): BackupTarget {
  if (binaryOutput) return { stream: binaryOutput };
  if (process.stdout.isTTY)
    fail('A backup is binary: redirect stdout to a file or a program, or name a file with --to.');
  return { stream: process.stdout };
}

function describeMade({ file, createdAt, manifest }: MadeBackup, { withKey, encryptTo }: BackupOptions): CommandOutput {
  const bytes = statSync(file ?? '').size;
  const key = withKey
    ? encryptTo === undefined
      ? 'It contains the secret key: whoever has the file can decrypt every secret in it.'
      : 'It contains the secret key.'
    : 'It does not contain the secret key: keep SECRET_KEY, or the file secret.key in DATA_DIR, in another place.';
  return {
    json: { file, createdAt, bytes, rows: manifest.rows, tables: manifest.tables.length },
    text: `Backed up ${manifest.rows} rows to ${file} (${formatBytes(bytes)}).\n${key}`,
  };
}

async function verify(path: string, options: ReadOptions & { keyTo?: string }, terminal: Terminal): Promise<void> {
  const archive = await withArchive(path, options, terminal, async (file) => {
    const progress = showProgress('Verifying', terminal);
    return verifyArchive(file, progress.report).finally(() => progress.end());
  });
  if (options.keyTo !== undefined) writeKey(archive, resolve(callerFolder(), options.keyTo));
  writeOutput(
    { json: summary(archive), text: `The backup is complete and undamaged.\n${describe(archive)}` },
    options,
    terminal,
  );
}

function writeKey({ secretKey }: VerifiedArchive, path: string): void {
  if (secretKey === null) fail('The backup does not contain the secret key.');
  try {
    writeFileSync(path, `${secretKey}\n`, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    fail(code === 'EEXIST' ? `${path} exists already. Choose another name.` : `${path} cannot be written (${code}).`);
  }
}

async function restore(path: string, options: RestoreOptions, terminal: Terminal): Promise<void> {
  const config = readConfig(terminal.environment);
  const progress = showProgress('Restoring', terminal);
  const restored = await withArchive(path, options, terminal, (file) =>
    restoreArchive(file, {
      config,
      report: progress.report,
      migrates: options.migrate,
      confirmReplace: async ({ name }) => {
        progress.end();
        await confirmReplace(name, options.replace, terminal);
      },
    }).finally(() => progress.end()),
  );
  writeOutput(describeRestored(restored), options, terminal);
}

async function confirmReplace(name: string, given: string | undefined, { ask }: Terminal): Promise<void> {
  const question = `The database ${name} is not empty, and restoring replaces everything in it. Type its name to go on:`;
  const typed = given ?? (ask ? await ask(question, false) : undefined);
  if (typed === name) return;
  fail(
    typed === undefined
      ? `The database ${name} is not empty. To replace everything in it, add: --replace ${name}. Nothing was changed.`
      : `The database is called ${name}, not ${typed}. Nothing was changed.`,
  );
}

async function withArchive<Result>(
  path: string,
  { passphrase }: ReadOptions,
  terminal: Terminal,
  work: (file: ArchiveFile) => Promise<Result>,
): Promise<Result> {
  const file = await openArchive(resolve(callerFolder(), path), () => readPassphrase(passphrase, terminal));
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

function summary({ header, manifest }: VerifiedArchive) {
  const { createdAt, plauditVersion, source, withKey } = header;
  const tables = Object.fromEntries(manifest.tables.map(({ table, rows }) => [table, rows]));
  return { createdAt, plauditVersion, source, withKey, rows: manifest.rows, tables };
}

function describe({ header, manifest }: VerifiedArchive): string {
  const count = (name: string) => manifest.tables.find(({ table }) => table === name)?.rows ?? 0;
  const source = header.source === 'postgres' ? 'PostgreSQL' : 'the embedded database';
  return [
    `  Made       ${header.createdAt} by version ${header.plauditVersion}, from ${source}`,
    `  Contains   accounts: ${count('person')}, listings: ${count('listing')}, votes: ${count('vote')}, rows in all: ${manifest.rows}`,
    `  Secret key ${header.withKey ? 'included' : 'not included'}`,
  ].join('\n');
}

function describeRestored({ archive, loaded, key }: RestoredBackup): CommandOutput {
  const sentences = {
    configured: 'The secret key fits.',
    'from-backup': 'The secret key from the backup is in DATA_DIR/secret.key.',
    missing:
      'The backup does not contain the secret key. Before you start the service, set SECRET_KEY to the key that the installation used, or put its secret.key into DATA_DIR. Without the key, the service does not start.',
  };
  const migrated = loaded.migrated.length > 0 ? [`Applied ${loaded.migrated.length} migrations of this version.`] : [];
  return {
    json: { ...summary(archive), key, migrated: loaded.migrated },
    text: ['Restored.', describe(archive), ...migrated, sentences[key]].join('\n'),
  };
}
