// Whether a person gets emails of one kind, and the button that switches them.
import type { Child } from 'hono/jsx';
import { useTranslations } from '../translations.ts';
import { Button } from './button.tsx';

/** Posts `mails`: `on` or `off`. */
export function MailSwitch(props: { action: string; mails: boolean; words: string; children?: Child }) {
  const { action, mails, words, children } = props;
  const t = useTranslations();
  return (
    <form class="card stack close" method="post" action={action}>
      <h2>{t('forms.email')}</h2>
      <p>{words}</p>
      {children}
      <input type="hidden" name="mails" value={mails ? 'off' : 'on'} />
      <div>
        <Button text={t(mails ? 'forms.turnOffEmails' : 'forms.turnOnEmails')} />
      </div>
    </form>
  );
}
