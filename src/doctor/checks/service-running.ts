// Is the service running?
import type { DoctorCheck } from '../check.ts';
import { okFinding, unknownFinding, warningFinding } from '../finding.ts';

export const SERVICE: DoctorCheck = {
  id: 'service',
  name: 'Service',
  question: 'Is the service running?',
  async run(context) {
    const isRunning = await context.isServiceRunning();
    if (isRunning === null) return unknownFinding('Not known, because the database is not open.');
    return isRunning
      ? okFinding('The service is running.')
      : warningFinding('The service is not running.', 'Start it. What needs a running service was not checked.');
  },
};
