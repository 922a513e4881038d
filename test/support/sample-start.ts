// What the start page of staff reads, in memory: an installation that is set up, and one that was just started.
import type { StartParts, StartState } from '../../src/web/start-parts.ts';
import { ago, HOUR } from './sample-data.ts';
import type { Sample } from './sample-state.ts';

export const SET_UP: StartState = {
  serviceUrl: 'https://votes.example',
  isPublic: true,
  voters: 'anybody',
  mail: { isSet: true, acceptedAt: ago(HOUR), trouble: null },
  hasContact: true,
  hasListing: true,
  approval: true,
  backupsSince: ago(30 * HOUR),
  staffCount: 2,
};

export const JUST_STARTED: StartState = {
  serviceUrl: 'http://localhost:3000',
  isPublic: false,
  voters: 'nobody',
  mail: { isSet: false, acceptedAt: null, trouble: null },
  hasContact: false,
  hasListing: false,
  approval: false,
  backupsSince: null,
  staffCount: 1,
};

export function sampleStart(state: Sample): StartParts {
  return {
    state: async () => state.start,
    confirmBackups: async (are) => void state.calls.push(`confirmBackups ${are}`),
    sendTestMail: state.mail
      ? async (address) => {
          state.calls.push(`sendTestMail ${address}`);
          return true;
        }
      : null,
  };
}
