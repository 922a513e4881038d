// The message that the previous page left. It takes the focus, even without JavaScript, so that people who use a screen
// reader or the keyboard continue from there after sending a form.
import type { Flash } from '../flash-content.ts';
import { useTranslations } from '../translations.ts';
import { PostButton } from './button.tsx';

export function FlashMessage({ flash }: { flash: Flash }) {
  const t = useTranslations();
  if (!flash.message) return null;
  const bad = flash.tone === 'bad';
  const message = (
    <p class={bad ? 'flash bad' : 'flash good'} role={bad ? 'alert' : 'status'} tabindex={-1} autofocus>
      {flash.message}
    </p>
  );
  if (!flash.undo) return message;
  return (
    <div class="with-undo">
      {message}
      <PostButton {...flash.undo} text={t('buttons.undo')} />
    </div>
  );
}
