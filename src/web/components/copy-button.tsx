// A value or a block of code to copy: selectable by hand, with a button where scripts run.
import { useTranslations } from '../translations.ts';

export function CopyField({ value, label, wide = false }: { value: string; label: string; wide?: boolean }) {
  const t = useTranslations();
  return (
    <div class={wide ? 'copy wide' : 'copy'}>
      <code class="copy-value">{value}</code>
      <button
        class="btn small"
        type="button"
        data-copy={value}
        aria-label={t('forms.copyWhat', { what: label })}
        hidden
      >
        {t('buttons.copy')}
      </button>
    </div>
  );
}

/** The contents of a file or a command; the button copies the code next to it. */
export function CopyBlock({ text, label }: { text: string; label: string }) {
  const t = useTranslations();
  return (
    <div class="code">
      <pre tabindex={0}>{text}</pre>
      <button class="btn small" type="button" data-copy="" aria-label={t('forms.copyWhat', { what: label })} hidden>
        {t('buttons.copy')}
      </button>
    </div>
  );
}
