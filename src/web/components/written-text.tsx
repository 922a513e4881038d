// Text that somebody wrote, as plain text with its line ends; a long one can be scrolled, also with the keyboard.
import { useTranslations } from '../translations.ts';

export function WrittenText({ text }: { text: string }) {
  const t = useTranslations();
  if (text === '') return <p class="dim">{t('layout.emptyText')}</p>;
  return (
    <div dir="auto" class="kept-lines written" tabindex={0}>
      {text}
    </div>
  );
}
