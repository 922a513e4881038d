// What a poll of a server needs to know before, and what it finds.
import type { QueryResult } from './query-result.ts';

/** The editions of Minecraft. */
export const EDITIONS = ['java', 'bedrock'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface ServerToPoll {
  readonly address: string;
  /** Failures of the polls before this one. */
  readonly failures: number;
  /** The editions of Minecraft that are known so far. */
  readonly editions: readonly string[];
  /** Whether the questions that are asked once an hour are due. */
  readonly moreDue: boolean;
}

/** What a server says about itself, as it is stored. */
export interface ReportedFacts {
  readonly version: string | null;
  readonly versions: readonly string[];
  readonly editions: readonly Edition[];
}

export interface ServerPoll {
  readonly result: QueryResult;
  /** Null: what is known stays. */
  readonly facts: ReportedFacts | null;
  /** Whether the questions that are asked once an hour were asked. */
  readonly askedMore: boolean;
}

export function withoutFacts(result: QueryResult): ServerPoll {
  return { result, facts: null, askedMore: false };
}
