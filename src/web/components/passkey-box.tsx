// A button that asks the device for a passkey and submits the response with its form. It needs JavaScript.
import { useTranslations } from '../translations.ts';

interface PasskeyBoxProps {
  /** For the browser. */
  readonly options: object;
  /** The hidden field for the response. */
  readonly field: string;
  readonly text: string;
  /** Whether a new passkey is created; otherwise one is used. */
  readonly creates?: boolean;
  /** Whether browsers also offer passkeys in the field for the email address. */
  readonly conditional?: boolean;
  /** The main button of its form. */
  readonly main?: boolean;
}

export function PasskeyBox({ options, field, text, creates, conditional, main }: PasskeyBoxProps) {
  const t = useTranslations();
  return (
    <div
      class="stack close"
      data-passkey={creates ? 'create' : 'get'}
      data-options={JSON.stringify(options)}
      data-conditional={conditional ? '' : undefined}
      data-known={t('forms.passkeyKnown')}
      data-wrong-address={t('forms.passkeyAddress')}
      data-unsuitable={t('forms.passkeyUnsuitable')}
      data-stopped={t(creates ? 'forms.passkeyNotAdded' : 'forms.passkeyNotUsed')}
      data-failed={t('forms.passkeyFailed')}
    >
      <input type="hidden" name={field} value="" />
      <button class={main ? 'btn go' : 'btn full'} type="button" hidden>
        {text}
      </button>
      <p class="complaint" role="alert" hidden />
      <noscript>
        <p class="hint">{t('forms.passkeysNeedScripts')}</p>
      </noscript>
    </div>
  );
}
