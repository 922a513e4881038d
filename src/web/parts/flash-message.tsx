// What the page before had to say: read out by a screen reader, without taking the focus.
import type { Flash } from '../flash-content.ts';

export function FlashMessage({ flash }: { flash: Flash }) {
  if (!flash.message) return null;
  const bad = flash.tone === 'bad';
  return (
    <p class={bad ? 'flash bad' : 'flash good'} role={bad ? 'alert' : 'status'}>
      {flash.message}
    </p>
  );
}
