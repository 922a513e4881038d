// A form field with one choice of a long list. Within a `FormContext`, it shows the submitted value and its error.
import { useContext } from 'hono/jsx';
import { FormContext } from '../form-state.ts';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** The first choice, whose value is empty. */
  readonly any?: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

export function SelectField({ name, label, hint, optional, any, choices }: SelectFieldProps) {
  const { form, errors } = useContext(FormContext);
  const chosen = form.text(name);
  const error = errors.find(({ field }) => field === name)?.message;
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div class={error ? 'field wrong' : 'field'}>
      <label for={name}>
        {label} {optional && <span class="optional">optional</span>}
      </label>
      {hint && (
        <span class="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span class="complaint" id={`${name}-error`}>
          {error}
        </span>
      )}
      <select
        id={name}
        name={name}
        required={any !== undefined && !optional}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? 'true' : undefined}
        autofocus={Boolean(error)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {choices.map(({ value, text }) => (
          <option value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
