// The settings of a vote listener: host, port, protocol, and the secret, which is never shown again.
import { useContext } from 'hono/jsx';
import type { Listener } from '../../endpoints/listener-settings.ts';
import type { Listing } from '../../listings/listing.ts';
import type { Translations } from '../../messages/translations.ts';
import { FormContext, type FormState, prefilled } from '../form-state.ts';
import type { Form } from '../read-form.ts';
import { useTranslations } from '../translations.ts';
import { Button } from './button.tsx';
import { Choices, ErrorSummary, Field } from './field.tsx';

/** The default of every Votifier plugin (§1). */
export const LISTENER_PORT = 8192;

function protocols(t: Translations) {
  return [
    { value: 'v2', text: t('listener.version2'), hint: t('listener.version2Hint') },
    { value: 'v1', text: t('listener.version1'), hint: t('listener.version1Hint') },
  ];
}

/** The settings as they are stored; the secret is not among them. */
export function listenerFields(listener: Listener | null): FormState {
  const { host = '', port = LISTENER_PORT, protocol = 'v2' } = listener ?? {};
  return prefilled({ host, port: String(port), protocol });
}

export function ListenerForm({ listing, listener }: { listing: Listing; listener: Listener | null }) {
  const t = useTranslations();
  const { form } = useContext(FormContext);
  return (
    <form class="card stack close" method="post" action={`/dashboard/${listing.id}/listener`} novalidate>
      <ErrorSummary />
      <Field name="host" label={t('listener.host')} placeholder="play.server.example" hint={t('listener.hostHint')} />
      <Field
        name="port"
        label={t('listener.port')}
        inputmode="numeric"
        hint={t('listener.portHint', { port: String(LISTENER_PORT) })}
      />
      <Choices
        name="protocol"
        legend={t('listener.protocol')}
        kind="radio"
        choices={protocols(t)}
        chosen={[form.text('protocol') === 'v1' ? 'v1' : 'v2']}
      />
      <Field
        name="secret"
        label={t('listener.secret')}
        rows={4}
        value=""
        optional={listener !== null}
        hint={secretHint(t, listener, form)}
      />
      <div>
        <Button text={t('buttons.save')} look="go" />
      </div>
    </form>
  );
}

function secretHint(t: Translations, listener: Listener | null, form: Form): string {
  if (form.text('secret')) return t('listener.secretAgain');
  if (!listener) return t('listener.secretHint');
  return t(listener.protocol === 'v2' ? 'listener.tokenStored' : 'listener.keyStored');
}
