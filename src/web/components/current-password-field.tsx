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
  return (
    <p class="hint">
      Your account has no password. More than ten minutes after signing in, you have to confirm first that it’s you.
    </p>
  );
}
