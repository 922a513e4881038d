// A form field with one choice of a long list. Within a `FormContext`, it shows the submitted value and its error.
import { useContext } from 'hono/jsx';
import { FormContext } from '../form-state.ts';
import { FieldBox, useInputAttributes } from './field.tsx';

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
  const { form } = useContext(FormContext);
  const chosen = form.text(name);
  return (
    <FieldBox name={name} label={label} hint={hint} optional={optional}>
      <select {...useInputAttributes(name, hint)} required={any !== undefined && !optional}>
        {any !== undefined && <option value="">{any}</option>}
        {choices.map(({ value, text }) => (
          <option value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </FieldBox>
  );
}
