// Moves an installation between the embedded database and PostgreSQL: everything in one transaction, compared row by
// row before it is committed. The source keeps its content, and is marked as moved.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { requestFromService } from '../control/client.ts';
import { monotonicMs, now } from '../core/clock.ts';
import { OperatorError } from '../core/errors.ts';
import { VERSION } from '../core/version.ts';
import type { BulkSession } from '../db/bulk-session.ts';
import { FolderInUseError } from '../db/data-folder-lock.ts';
import { openPostgresBulkSession } from '../db/postgres-bulk-session.ts';
import { inspectTarget, type LoadedDatabase, loadDatabase } from './load-database.ts';
import { snapshotContent } from './move-content.ts';
import { prepareMark, refuseMovedDatabase } from './moved-mark.ts';
import type { ReportProgress } from './progress.ts';
import { restoreToEmbedded, restoreToPostgres } from './restore.ts';
import { openSnapshot } from './snapshot.ts';
import { findSecretKey, type Installation, openEmbeddedSource, postgresAddress } from './source.ts';
import { commit } from './source-queries.ts';

export type MoveTarget = { readonly databaseUrl: string } | { readonly folder: string };

export interface MoveRequest {
  readonly config: Installation & Pick<Config, 'secretKeys'>;
  readonly target: MoveTarget;
  readonly report: ReportProgress;
}

/** If this throws, the target is as before, and the source is not marked. */
export async function moveInstallation(request: MoveRequest): Promise<LoadedDatabase> {
  const { config, target } = request;
  refuseSamePlace(config, target);
  const source = await openQuietSource(config);
  try {
    await refuseMovedDatabase({ ...source, dataDir: config.dataDir });
    return await moveFrom(source, request);
  } finally {
    await source.close();
  }
}

async function moveFrom(source: BulkSession, { config, target, report }: MoveRequest): Promise<LoadedDatabase> {
  const snapshot = await openSnapshot(source, 'locked');
  const mark = prepareMark({ ...source, dataDir: config.dataDir }, { to: placeOf(target), at: now().toISOString() });
  try {
    const content = snapshotContent(snapshot, report);
    const steps = {
      confirmReplace: async () => {
        throw notEmpty(target);
      },
      load: (session: BulkSession) =>
        loadDatabase(session, content, {
          mayReplace: false,
          migrates: true,
          check: () => content.compare(session),
          onStep: (step) => report({ step, bytes: snapshot.tableBytes, totalBytes: snapshot.tableBytes }),
        }),
    };
    const loaded =
      'folder' in target
        ? await restoreToEmbedded({ dataDir: target.folder, secretKey: findSecretKey(config) }, steps)
        : await restoreToPostgres(target.databaseUrl, steps);
    // In the transaction that locks the source, so that nothing is written between the copy and the mark.
    await mark.put();
    await commit(source.db);
    return loaded;
  } finally {
    mark.discard();
    await snapshot.end();
  }
}

/** The address or folder, without a password. */
export function placeOf(target: MoveTarget): string {
  if ('folder' in target) return target.folder;
  if (!URL.canParse(target.databaseUrl)) return 'postgres://…';
  const url = new URL(target.databaseUrl);
  url.password = '';
  url.search = '';
  return url.href;
}

function refuseSamePlace(config: MoveRequest['config'], target: MoveTarget): void {
  if ('folder' in target && config.databaseUrl === null)
    throw new OperatorError(
      'Both are the embedded database. To move it, stop the service, move the whole folder DATA_DIR, and set DATA_DIR.',
    );
  if (
    'databaseUrl' in target &&
    config.databaseUrl !== null &&
    placeOf(target) === placeOf({ databaseUrl: config.databaseUrl })
  )
    throw new OperatorError('--to is the database that DATABASE_URL names already.');
}

function notEmpty(target: MoveTarget): OperatorError {
  return new OperatorError(
    `There is an installation of Plaudit in ${placeOf(target)} already. Move into an empty ${'folder' in target ? 'folder' : 'database'}. Nothing was changed.`,
  );
}

/** Nobody else uses the source once this returns. */
async function openQuietSource(config: MoveRequest['config']): Promise<BulkSession> {
  const address = postgresAddress(config);
  if (address === null) return openStoppedEmbedded(config.dataDir);
  const session = await openPostgresBulkSession(address, 'move');
  try {
    await inspectTarget(session);
    return session;
  } catch (error) {
    await session.close();
    throw error;
  }
}

const STOP_WAIT_MS = 30_000;
const RETRY_MS = 200;

/** Asks a running service to stop, so that no accepted vote is left behind. */
async function openStoppedEmbedded(dataDir: string): Promise<BulkSession> {
  if (!existsSync(join(dataDir, 'database'))) throw new OperatorError(`There is no database in ${dataDir}.`);
  const startedMs = monotonicMs();
  await requestFromService({ dataDir, version: VERSION }, { name: 'stop', input: null });
  for (;;) {
    try {
      return await openEmbeddedSource(dataDir);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      if (monotonicMs() - startedMs > STOP_WAIT_MS) throw stillInUse(dataDir);
      await setTimeoutPromise(RETRY_MS);
    }
  }
}

function stillInUse(dataDir: string): OperatorError {
  return new OperatorError(
    `The database in ${dataDir} is still in use: by another move, or by a service that was started again. Stop it first, in your service manager. Nothing was changed.`,
  );
}
