// What the drivers of both databases execute.
import type { CompiledQuery } from 'kysely';

/**
 * A compiled query with two properties that Kysely does not have: the name it is prepared under, and its own timeout.
 */
export interface Statement extends CompiledQuery {
  readonly name?: string;
  readonly timeoutMs?: number;
}

/** For the drivers: a query whose rows are the results of these statements. */
export interface Together extends CompiledQuery {
  readonly statements: readonly CompiledQuery[];
  /** COMMIT is sent with them. */
  readonly commits: boolean;
}

export const isTogether = (query: CompiledQuery): query is Together => 'statements' in query;
