// What is known of an attempt at a vote listener that ended, for the sentences about it.
import type { Diagnosis } from '../evidence.ts';
import type { VotifierProtocol } from './interpret-response.ts';
import type { ListenerOutcome } from './listener-codes.ts';

export interface ListenerEvidence {
  /** As it was stored; one from a later version is still said something about. */
  readonly code: string;
  readonly end: ListenerOutcome;
  readonly protocol: VotifierProtocol;
  readonly host?: string;
  readonly port?: number;
  /** What the listener said, as the answer's `responseBody` has it. */
  readonly words?: string | null;
  /** Ours, as a listener's settings must name it. */
  readonly serviceName?: string;
}

/** The sentences of one code; a function where they depend on what else is known. */
export type ListenerDiagnosis = Diagnosis | ((evidence: ListenerEvidence) => Diagnosis);

/** ` at mc.example, port 8192`, as far as it is known. */
export function describeAddress({ host, port }: ListenerEvidence): string {
  if (host === undefined) return '';
  return port === undefined ? ` at ${host}` : ` at ${host}, port ${port}`;
}

/** The port, to name it in a remedy; 8192 is what listeners use unless they are told otherwise. */
export function describePort({ port }: ListenerEvidence): string {
  return port === undefined ? 'the listener’s port (8192 unless it was changed)' : `port ${port}`;
}

/** ` It said: “…”.`, or nothing. */
export function quoteListener({ words }: ListenerEvidence): string {
  return words ? ` It said: “${words}”.` : '';
}

export function describeService({ serviceName }: ListenerEvidence): string {
  return serviceName ?? 'this service’s name';
}
