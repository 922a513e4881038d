// Restores a backup file into the configured database: verifies all of it first, checks the secret key, then loads it.
import type { Config } from '../config.ts';
import { OperatorError } from '../core/errors.ts';
import { fitsInstallation } from '../db/key-check.ts';
import { parseKeys } from '../db/key-file.ts';
import { archiveContent } from './archive-content.ts';
import { rejectedContent } from './archive-error.ts';
import type { ArchiveFile } from './archive-file.ts';
import { type LoadedDatabase, loadDatabase } from './load-database.ts';
import type { ReportProgress } from './progress.ts';
import { type ConfirmReplace, restoreToEmbedded, restoreToPostgres } from './restore.ts';
import { findSecretKey, type Installation, postgresAddress } from './source.ts';
import { type VerifiedArchive, verifyArchive } from './verify-archive.ts';

export interface RestoreRequest {
  readonly config: Installation & Pick<Config, 'secretKeys'>;
  readonly confirmReplace: ConfirmReplace;
  /** False: the schema stays that of the backup, for an older version of Plaudit. */
  readonly migrates: boolean;
  readonly report: ReportProgress;
}

export interface RestoredBackup {
  readonly archive: VerifiedArchive;
  readonly loaded: LoadedDatabase;
  /** Where the key for the restored secrets is; `missing`: the operator has to provide it. */
  readonly key: 'configured' | 'from-backup' | 'missing';
}

/** If this throws, nothing was changed. */
export async function restoreArchive(file: ArchiveFile, request: RestoreRequest): Promise<RestoredBackup> {
  const { config, confirmReplace, migrates, report } = request;
  const archive = await verifyArchive(file, report);
  const key = chooseKey(archive, config);
  const load: Parameters<typeof restoreToPostgres>[1]['load'] = (session, mayReplace) =>
    loadDatabase(session, archiveContent(file, archive, report), {
      mayReplace,
      migrates,
      check: async (counts) => checkCounts(archive, counts),
      onStep: (step) => report({ step, bytes: archive.manifest.bytes, totalBytes: archive.manifest.bytes }),
    }).catch((error: unknown) => {
      throw rejectedContent(error, file.path);
    });
  const address = postgresAddress(config);
  const loaded = address
    ? await restoreToPostgres(address, { confirmReplace, load })
    : await restoreToEmbedded(
        { dataDir: config.dataDir, secretKey: key === 'from-backup' ? archive.secretKey : null },
        { confirmReplace, load },
      );
  return { archive, loaded, key };
}

/** Throws OperatorError if the configured key cannot decrypt the secrets in the backup. */
function chooseKey({ installation, secretKey: included }: VerifiedArchive, config: RestoreRequest['config']) {
  const fits = (keys: string) => fitsInstallation(parseKeys(keys), installation);
  const isGenerated = config.secretKeys === null;
  const found = findSecretKey(config);
  if (found !== null && fits(found)) return 'configured';
  if (included !== null && isGenerated) return 'from-backup';
  if (found === null) return 'missing';
  throw new OperatorError(
    included === null
      ? `The secrets in this backup were encrypted with another key than ${isGenerated ? 'the one in DATA_DIR/secret.key' : 'SECRET_KEY'}. Set SECRET_KEY to the key that the installation used when the backup was made.${isGenerated ? ' Keys that were replaced are in DATA_DIR/secret.key.previous.' : ''} Nothing was changed.`
      : 'The secrets in this backup were encrypted with another key than SECRET_KEY. The backup contains its key: write it to a file with `plaudit verify-backup FILE --key-to secret.key`, and set SECRET_KEY to its content, or SECRET_KEYS if it has several lines. Nothing was changed.',
  );
}

function checkCounts({ manifest }: VerifiedArchive, counts: ReadonlyMap<string, number>): void {
  for (const { table, rows } of manifest.tables) {
    const loaded = counts.get(table) ?? 0;
    if (loaded !== rows)
      throw new OperatorError(
        `Only ${loaded} of ${rows} rows of the table ${table} could be restored, so nothing was changed.`,
      );
  }
}
