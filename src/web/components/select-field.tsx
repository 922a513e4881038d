// A field that chooses one of many values from a list.
import { useContext } from 'hono/jsx';
import { FormContext } from '../form-state.ts';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

export function SelectField({ name, label, hint, options }: SelectFieldProps) {
  const { form, errors } = useContext(FormContext);
  const error = errors.find(({ field }) => field === name)?.message;
  const chosen = form.text(name);
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div class={error ? 'field wrong' : 'field'}>
      <label for={name}>{label}</label>
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
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? 'true' : undefined}
        autofocus={Boolean(error)}
      >
        {options.map(({ value, text }) => (
          <option value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
