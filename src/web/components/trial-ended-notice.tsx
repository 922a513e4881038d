// Tells staff on each of their pages that trial mode has ended, because others can reach the service (decision D16).
import type { TrialModeEnd } from '../../outbound/trial-mode.ts';
import { useTranslations } from '../translations.ts';
import { Time } from './time.tsx';

export function TrialEndedNotice({ closing }: { closing: TrialModeEnd | null }) {
  const t = useTranslations();
  if (!closing) return null;
  return (
    <div class="doctor warn">
      <b>{t('layout.trialEnded')}</b>
      <p>
        {t.rich('layout.trialEndedText', {
          time: <Time at={closing.at} />,
          sign: closing.sign,
          code: (text) => <code>{text}</code>,
        })}
      </p>
    </div>
  );
}
