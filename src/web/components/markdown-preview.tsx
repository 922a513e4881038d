// A preview of Markdown that is being written: shown after "Preview" was pressed, and live where scripts run.
import { raw } from 'hono/html';
import { useTranslations } from '../translations.ts';

interface MarkdownPreviewProps {
  /** Renders the text of the field, for the script. */
  readonly action: string;
  /** The ID of the field with the Markdown. */
  readonly field: string;
  /** HTML. */
  readonly rendered: string;
  readonly isShown: boolean;
  /** Line breaks are kept in descriptions, and not in release notes. */
  readonly look: 'notes' | 'notes described';
}

export function MarkdownPreview({ action, field, rendered, isShown, look }: MarkdownPreviewProps) {
  const t = useTranslations();
  return (
    <section
      class="card stack close"
      aria-label={t('buttons.preview')}
      data-preview={action}
      data-preview-of={field}
      hidden={!isShown}
      tabindex={-1}
      autofocus={isShown}
    >
      <h2>{t('buttons.preview')}</h2>
      <div class={look} dir="auto" data-preview-notes="">
        {raw(rendered)}
      </div>
    </section>
  );
}
