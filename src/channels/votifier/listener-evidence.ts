// The known facts about an ended attempt at a vote listener, for its diagnosis.
import type { Diagnosis } from '../evidence.ts';
import type { VotifierProtocol } from './interpret-response.ts';
import type { ListenerOutcome } from './listener-codes.ts';

export interface ListenerEvidence {
  /** The stored code. A code from a later version still gets a diagnosis, by its outcome. */
  readonly code: string;
  readonly end: ListenerOutcome;
  readonly protocol: VotifierProtocol;
  readonly host?: string;
  readonly port?: number;
  /** The listener's response, from the result's `responseBody`. */
  readonly words?: string | null;
  /** Our service name, as it must appear in the listener's settings. */
  readonly serviceName?: string;
}

/** The diagnosis of one code; a function if it depends on other evidence. */
export type ListenerDiagnosis = Diagnosis | ((evidence: ListenerEvidence) => Diagnosis);

/** ` at mc.example, port 8192`, as far as these are known. */
export function describeAddress({ host, port }: ListenerEvidence): string {
  if (host === undefined) return '';
  return port === undefined ? ` at ${host}` : ` at ${host}, port ${port}`;
}

/** The port, for use in advice. */
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
