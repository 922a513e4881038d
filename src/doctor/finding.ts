// What a check found, and what to do about it.

/**
 * `problem`: something does not work. `warning`: it works, but not as it should. `unknown`: it could not be checked.
 * `not_applicable`: it does not matter for this installation, or the operator decided against it.
 */
export type CheckStatus = 'ok' | 'warning' | 'problem' | 'unknown' | 'not_applicable';

/** `Text`: a message for the setup checklist, which pages show; a sentence in English for the command line. */
export interface Finding<Text = string> {
  readonly status: CheckStatus;
  /** What was found: one or two sentences. */
  readonly found: Text;
  /** What the operator should do: one or two sentences. */
  readonly todo?: Text;
}

export const okFinding = <Text>(found: Text): Finding<Text> => ({ status: 'ok', found });
export const warningFinding = <Text>(found: Text, todo: Text): Finding<Text> => ({ status: 'warning', found, todo });
export const problemFinding = <Text>(found: Text, todo: Text): Finding<Text> => ({ status: 'problem', found, todo });
export const notApplicable = <Text>(found: Text): Finding<Text> => ({ status: 'not_applicable', found });
export const unknownFinding = <Text>(found: Text, todo?: Text): Finding<Text> => ({
  status: 'unknown',
  found,
  ...(todo !== undefined && { todo }),
});
