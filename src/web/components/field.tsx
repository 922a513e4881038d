// Form fields: label, hint and error belong together. Inside `formPage` a field shows what was typed and its error by itself.
import { useContext } from 'hono/jsx';
import type { FieldError } from '../../core/field-error.ts';
import { FormContext } from '../form-state.ts';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  /** By default what was typed; a password is never shown again. */
  readonly value?: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
  readonly errors?: readonly FieldError[];
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'search';
  readonly rows?: number;
  readonly autocomplete?: string;
  readonly placeholder?: string;
  readonly inputmode?: 'url' | 'numeric' | 'email' | 'text';
}

/** One line, or `rows` of them. The server checks lengths, so that nothing typed is silently cut off. */
export function Field(props: FieldProps) {
  const { name, label, hint, optional, rows, type = 'text' } = props;
  const { form } = useContext(FormContext);
  const error = useError(name, props.errors);
  const value = props.value ?? ((type !== 'password' && form.text(name)) || undefined);
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? 'true' : undefined,
    required: !optional,
    // Without an error summary above the form, the first field with an error takes the focus.
    autofocus: Boolean(error),
    autocomplete: props.autocomplete ?? 'off',
    placeholder: props.placeholder,
  };
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
      <FieldErrorText name={name} error={error} />
      {rows ? (
        <textarea {...shared} rows={rows}>
          {value}
        </textarea>
      ) : (
        <input {...shared} type={type} value={value} inputmode={props.inputmode} />
      )}
    </div>
  );
}

function useError(name: string, given: readonly FieldError[] | undefined): string | undefined {
  const { errors } = useContext(FormContext);
  return (given ?? errors).find(({ field }) => field === name)?.message;
}

function FieldErrorText({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span class="complaint" id={`${name}-error`}>
      {error}
    </span>
  );
}

interface ChoicesProps {
  readonly name: string;
  readonly legend: string;
  readonly kind: 'radio' | 'checkbox';
  readonly choices: readonly { readonly value: string; readonly text: string; readonly hint?: string }[];
  /** By default what was chosen in the form. */
  readonly chosen?: readonly string[];
  readonly errors?: readonly FieldError[];
}

/** Any of several choices, or exactly one, each with a line that explains it. */
export function Choices({ name, legend, kind, choices, ...props }: ChoicesProps) {
  const { form } = useContext(FormContext);
  const chosen = props.chosen ?? form.all(name);
  const error = useError(name, props.errors);
  return (
    <fieldset
      class={error ? 'choices wrong' : 'choices'}
      id={name}
      tabindex={error ? -1 : undefined}
      autofocus={Boolean(error)}
    >
      <legend>{legend}</legend>
      <FieldErrorText name={name} error={error} />
      {choices.map(({ value, text, hint }) => (
        <label class="choice">
          <input type={kind} name={name} value={value} checked={chosen.includes(value)} />
          <span>
            <b>{text}</b>
            {hint && <span class="hint">{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** All errors above the form, each linking to its field. It takes the focus, so that nobody searches for what went wrong. */
export function ErrorSummary(props: { errors?: readonly FieldError[] }) {
  const state = useContext(FormContext);
  const errors = props.errors ?? state.errors;
  if (errors.length === 0) return null;
  return (
    <div class="summary" role="alert" id="errors" tabindex={-1} autofocus>
      <b>{errors.length === 1 ? 'Please fix one problem.' : `Please fix ${errors.length} problems.`}</b>
      <ul>
        {errors.map(({ field, message }) => (
          <li>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}
