// Tells staff on each of their pages that trial mode has ended, because others can reach the service (decision D16).
import type { TrialModeEnd } from '../../outbound/trial-mode.ts';
import { Time } from './time.tsx';

export function TrialEndedNotice({ closing }: { closing: TrialModeEnd | null }) {
  if (!closing) return null;
  return (
    <div class="doctor warn">
      <b>Trial mode has ended because others can reach this service.</b>
      <p>
        Detected <Time at={closing.at} />: {closing.sign}. Webhooks can no longer reach this machine. Set{' '}
        <code>BASE_URL</code> to the address that people use.
      </p>
    </div>
  );
}
