// The content of a snapshot for loading into another database, and the comparison of what arrived there with it.
import { OperatorError } from '../core/errors.ts';
import type { BulkSession } from '../db/bulk-session.ts';
import { PART_BYTES } from './archive-format.ts';
import type { LoadableContent } from './load-database.ts';
import type { ReportProgress } from './progress.ts';
import { RowChecksum } from './row-checksum.ts';
import { cutIntoParts } from './row-parts.ts';
import type { Snapshot } from './snapshot.ts';

export interface ComparableContent extends LoadableContent {
  /** Reads the target's tables. Throws OperatorError if a row is missing, doubled or different. */
  compare(target: BulkSession): Promise<void>;
}

export function snapshotContent(snapshot: Snapshot, report: ReportProgress): ComparableContent {
  const { header, session } = snapshot;
  const sums = new Map<string, string>();
  let bytes = 0;
  let rows = 0;
  const reportStep = (step: string) => report({ step, bytes, totalBytes: Math.max(bytes, snapshot.tableBytes), rows });
  return {
    header,
    readSequences: () => snapshot.readSequences(),
    async *tables() {
      for (const from of header.tables) {
        const sum = new RowChecksum();
        const parts = async function* () {
          for await (const part of cutIntoParts(session.copyOut(from), PART_BYTES)) {
            sum.add(part.bytes);
            bytes += part.bytes.length;
            rows += part.rows;
            reportStep(from.table);
            yield part.bytes;
          }
        };
        yield { ...from, rows: parts() };
        sums.set(from.table, String(sum));
      }
    },
    async compare(target) {
      for (const from of header.tables) {
        const sum = new RowChecksum();
        for await (const part of cutIntoParts(target.copyOut(from), PART_BYTES)) sum.add(part.bytes);
        reportStep(`comparing ${from.table}`);
        if (String(sum) !== sums.get(from.table))
          throw new OperatorError(
            `The rows of the table ${from.table} arrived differently from how they were sent, so nothing was moved. Try again, and report this if it happens again.`,
          );
      }
    },
  };
}
