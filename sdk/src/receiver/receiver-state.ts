// What all requests to a receiver share.
import type { DedupeStore } from './dedupe/dedupe-store.ts';
import type { ReceiverOptions } from './receiver-options.ts';
import type { Reports } from './reports.ts';

export interface ReceiverState<Transaction> {
  readonly options: ReceiverOptions<Transaction>;
  readonly dedupe: DedupeStore<Transaction>;
  readonly reports: Reports;
}
