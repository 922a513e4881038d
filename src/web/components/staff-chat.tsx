// Whether the chat channel of staff gets alerts, and why not.

import type { StaffChatStatus } from '../../notices/staff-alerts.ts';
import { useTranslations } from '../translations.ts';
import { Facts } from './facts.tsx';
import { formatNumber } from './figures.tsx';
import { ExactTime, Time } from './time.tsx';

export function StaffChatFacts({ chat }: { chat: StaffChatStatus }) {
  const t = useTranslations();
  const { sentAt, failedAt, problem, waiting } = chat;
  return (
    <>
      {problem && (
        <div class="doctor warn">
          <b>The last alert was not sent.</b>
          <p>
            {t.text(problem.happened)} {t.text(problem.todo)} Alerts are retried for a day.
          </p>
        </div>
      )}
      <Facts
        facts={[
          ['Last sent', sentAt ? <ExactTime at={sentAt} /> : 'never'],
          problem && failedAt && ['Last attempt', <Time at={failedAt} />],
          ['Waiting', formatNumber(waiting)],
        ]}
      />
    </>
  );
}
