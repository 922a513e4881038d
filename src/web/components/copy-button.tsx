// A value or a block of code to copy: selectable by hand, with a button where scripts run.
import { useTranslations } from '../translations.ts';

export function CopyField({ value, label, wide = false }: { value: string; label: string; wide?: boolean }) {
  return (
    <div class={wide ? 'copy wide' : 'copy'}>
      <code class="copy-value">{value}</code>
      <CopyButton value={value} label={label} />
    </div>
  );
}

/** The contents of a file or a command; the button copies the code next to it. */
export function CopyBlock({ text, label }: { text: string; label: string }) {
  return (
    <div class="code">
      <pre tabindex={0}>{text}</pre>
      <CopyButton value="" label={label} />
    </div>
  );
}

/** The script `copy` shows it, and whether copying worked. */
function CopyButton({ value, label }: { value: string; label: string }) {
  const t = useTranslations();
  return (
    <button
      class="btn small"
      type="button"
      data-copy={value}
      data-copied={t('buttons.copied')}
      data-failed={t('forms.selectAndCopy')}
      aria-label={t('forms.copyWhat', { what: label })}
      hidden
    >
      {t('buttons.copy')}
    </button>
  );
}
