// What a check found, and what to do about it.

/**
 * `problem`: something does not work. `warning`: it works, but not as it should. `unknown`: it could not be checked.
 * `not_applicable`: it does not matter for this installation, or the operator decided against it.
 */
export type CheckStatus = 'ok' | 'warning' | 'problem' | 'unknown' | 'not_applicable';

export interface Finding {
  readonly status: CheckStatus;
  /** What was found: one or two sentences. */
  readonly found: string;
  /** What the operator should do: one or two sentences. */
  readonly todo?: string;
}

export const okFinding = (found: string): Finding => ({ status: 'ok', found });
export const warningFinding = (found: string, todo: string): Finding => ({ status: 'warning', found, todo });
export const problemFinding = (found: string, todo: string): Finding => ({ status: 'problem', found, todo });
export const notApplicable = (found: string): Finding => ({ status: 'not_applicable', found });
export const unknownFinding = (found: string, todo?: string): Finding => ({
  status: 'unknown',
  found,
  ...(todo !== undefined && { todo }),
});
