// The empty state of a list or page: says that there is nothing yet, and what to do next.
import type { Child } from 'hono/jsx';

export function EmptyState({ title, text, children }: { title: string; text: string; children?: Child }) {
  return (
    <div class="empty card">
      <span class="empty-mark" aria-hidden="true" />
      <h2>{title}</h2>
      <p class="dim">{text}</p>
      {children && <div class="row middle">{children}</div>}
    </div>
  );
}
