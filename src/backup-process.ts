// The process of a scheduled backup: it loads only what a backup needs, so that service and backup fit into little
// memory. It prints nothing if it succeeds, and one sentence on stderr if it fails.
import './core/umask.ts';
import { runScheduledBackup } from './backup/run-backup.ts';
import { readConfig } from './config.ts';
import { createFolder } from './core/create-folder.ts';
import { OperatorError } from './core/errors.ts';

const QUIET = { passphrase: null, secretKey: null, report: () => undefined };

try {
  const config = readConfig();
  createFolder(config.backupDir);
  await runScheduledBackup(config, { folder: config.backupDir }, QUIET);
} catch (error) {
  process.stderr.write(`${error instanceof OperatorError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
