// A card: a section with a heading, and optionally something next to the heading.
import type { Child } from 'hono/jsx';

interface CardProps {
  readonly title: string;
  /** At the other end of the heading's line, such as a status or a button. */
  readonly beside?: Child;
  readonly id?: string;
  readonly children?: Child;
}

export function Card({ title, beside, id, children }: CardProps) {
  return (
    <section class="card stack close" id={id} tabindex={id ? -1 : undefined}>
      {beside === undefined ? (
        <h2>{title}</h2>
      ) : (
        <div class="row between">
          <h2>{title}</h2>
          {beside}
        </div>
      )}
      {children}
    </section>
  );
}
