// A form's fields: label, hint and complaint belong together, and what was typed stays.
import type { FieldError } from '../web-parts.ts';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
  readonly errors?: readonly FieldError[];
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'search';
  readonly rows?: number;
  readonly maxlength?: number;
  readonly autocomplete?: string;
  readonly placeholder?: string;
  readonly inputmode?: 'url' | 'numeric' | 'email' | 'text';
}

/** One line, or `rows` of them. Lengths are checked by us, so that nothing typed is silently cut off. */
export function Field(props: FieldProps) {
  const { name, label, hint, optional, rows } = props;
  const error = props.errors?.find((one) => one.field === name)?.message;
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? 'true' : undefined,
    required: !optional,
    // Where no summary stands above the form, the first field in error is where one goes on.
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
      {error && (
        <span class="complaint" id={`${name}-error`}>
          {error}
        </span>
      )}
      {rows ? (
        <textarea {...shared} rows={rows}>
          {props.value}
        </textarea>
      ) : (
        <input {...shared} type={props.type ?? 'text'} value={props.value} inputmode={props.inputmode} />
      )}
    </div>
  );
}

interface Choice {
  readonly value: string;
  readonly text: string;
  readonly hint?: string;
}

/** Some of several, or exactly one, each with a line that explains it. */
export function Choices(props: {
  readonly name: string;
  readonly legend: string;
  readonly kind: 'radio' | 'checkbox';
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly errors?: readonly FieldError[];
}) {
  const { name, kind } = props;
  const error = props.errors?.find((one) => one.field === name)?.message;
  return (
    <fieldset
      class={error ? 'choices wrong' : 'choices'}
      id={name}
      tabindex={error ? -1 : undefined}
      autofocus={Boolean(error)}
    >
      <legend>{props.legend}</legend>
      {error && (
        <span class="complaint" id={`${name}-error`}>
          {error}
        </span>
      )}
      {props.choices.map(({ value, text, hint }) => (
        <label class="choice">
          <input type={kind} name={name} value={value} checked={props.chosen.includes(value)} />
          <span>
            <b>{text}</b>
            {hint && <span class="hint">{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** All complaints above the form, each a link to its field; they take the focus, so that nobody looks for what went wrong. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  if (errors.length === 0) return null;
  return (
    <div class="summary" role="alert" id="errors" tabindex={-1} autofocus>
      <b>
        {errors.length === 1 ? 'One thing needs another look.' : `${errors.length} things need another look.`}
      </b>
      <ul>
        {errors.map(({ field, message }) => (
          <li>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}
