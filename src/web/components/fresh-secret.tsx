// A secret that was just created and is shown only once: a signing secret, a token, a link.
import type { Child } from 'hono/jsx';
import { CopyField } from './copy-button.tsx';

interface FreshSecretProps {
  readonly title: string;
  readonly value: string;
  /** The kind of secret, for the copy button. */
  readonly label: string;
  /** Explains what to do with it. */
  readonly children?: Child;
}

export function FreshSecret({ title, value, label, children }: FreshSecretProps) {
  return (
    <section class="card fresh" aria-labelledby="fresh-title" tabindex={-1} autofocus>
      <h2 id="fresh-title">{title}</h2>
      <p>{children}</p>
      <CopyField value={value} label={label} wide />
    </section>
  );
}
