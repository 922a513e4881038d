// Asks for the password where something cannot be taken back; who has none is told what counts instead.
import type { FieldError } from '../web-parts.ts';
import { Field } from './field.tsx';

export function CurrentPasswordField({ has, errors }: { has: boolean; errors: readonly FieldError[] }) {
  if (has)
    return (
      <Field
        name="password"
        label="Your password"
        type="password"
        errors={errors}
        autocomplete="current-password"
        hint="To be sure that it is you."
      />
    );
  return (
    <p class="hint">
      Your account has no password. To be sure that it is you, this works only within ten minutes after you
      signed in.
    </p>
  );
}
