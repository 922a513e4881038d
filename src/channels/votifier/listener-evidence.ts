// The known facts about an ended attempt at a vote listener, for its diagnosis.
import { type Message, message } from '../../messages/message.ts';
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

/** Where a connection was tried, as far as that is known. */
export function triedPlace({ host, port }: ListenerEvidence) {
  const place = host === undefined ? 'other' : port === undefined ? 'host' : 'hostAndPort';
  return { place, host: host ?? '', port: String(port ?? '') } as const;
}

/** The port, for use in advice. */
export function describePort({ port }: ListenerEvidence): Message {
  return port === undefined
    ? message('listenerDiagnoses.portUnknown')
    : message('listenerDiagnoses.portKnown', { port: String(port) });
}

export function describeService({ serviceName }: ListenerEvidence): Message | string {
  return serviceName ?? message('listenerDiagnoses.thisService');
}
