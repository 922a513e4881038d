// Whether the chat channel of staff gets alerts, and why not.
import type { StaffChatStatus } from '../../notices/staff-alerts.ts';
import { useTranslations } from '../translations.ts';
import { Facts } from './facts.tsx';
import { ExactTime, Time } from './time.tsx';

export function StaffChatFacts({ chat }: { chat: StaffChatStatus }) {
  const t = useTranslations();
  const { sentAt, failedAt, problem, waiting } = chat;
  return (
    <>
      {problem && (
        <div class="doctor warn">
          <b>{t('system.alertNotSent')}</b>
          <p>{t('system.alertProblem', { happened: problem.happened, todo: problem.todo })}</p>
        </div>
      )}
      <Facts
        facts={[
          [t('system.alertSent'), sentAt ? <ExactTime at={sentAt} /> : t('system.alertNeverSent')],
          problem && failedAt && [t('system.alertAttempt'), <Time at={failedAt} />],
          [t('system.alertsWaiting'), t.number(waiting)],
        ]}
      />
    </>
  );
}
