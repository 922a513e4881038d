// The configuration as a check: whoever runs the others has read it already.
import type { CheckResult, DoctorCheck } from '../check.ts';
import { okFinding } from '../finding.ts';

export const CONFIGURATION: DoctorCheck = {
  id: 'configuration',
  name: 'Configuration',
  question: 'Are all environment variables valid?',
  run: async () => okFinding('All environment variables are valid.'),
};

/** Nothing else can be checked without a configuration. `sentence` names the variable and what it accepts. */
export function invalidConfiguration(sentence: string): CheckResult {
  const { id, name, question } = CONFIGURATION;
  const todo = 'Correct it where the service gets its environment from. Nothing else was checked.';
  return { id, name, question, status: 'problem', found: sentence, todo };
}
