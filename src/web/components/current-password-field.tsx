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
        hint="To confirm that it is you."
      />
    );
  return <p class="hint">Your account has no password, so this works only within ten minutes after signing in.</p>;
}
