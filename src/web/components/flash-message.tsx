// What the page before had to say. It takes the focus, without script too: a page that was answered by a form begins where
// the answer stands, for whoever hears it and for whoever goes on by keyboard.
import type { Flash } from '../flash-content.ts';

export function FlashMessage({ flash }: { flash: Flash }) {
  if (!flash.message) return null;
  const bad = flash.tone === 'bad';
  return (
    <p class={bad ? 'flash bad' : 'flash good'} role={bad ? 'alert' : 'status'} tabindex={-1} autofocus>
      {flash.message}
    </p>
  );
}
