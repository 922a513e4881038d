// Asks for the current password before a change that cannot be undone.
import { Field } from './field.tsx';

export function CurrentPasswordField({ hasPassword }: { hasPassword: boolean }) {
  if (hasPassword)
    return (
      <Field
        name="password"
        label="Current password"
        type="password"
        autocomplete="current-password"
        hint="To confirm that it’s you."
      />
    );
  return <p class="hint">Your account has no password, so you can do this only within ten minutes of signing in.</p>;
}
