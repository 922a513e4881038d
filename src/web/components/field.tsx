// Form fields with their label, hint and error. Within a `FormContext`, a field shows the submitted value and its error
// automatically.

import { type Child, useContext } from 'hono/jsx';
import { FormContext } from '../form-state.ts';
import { toDateTimeInput } from '../log-filters.ts';
import { useTranslations } from '../translations.ts';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  /** The submitted value by default; a password is never shown again. */
  readonly value?: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'file' | 'date' | 'datetime-local';
  readonly rows?: number;
  readonly autocomplete?: string;
  readonly placeholder?: string;
  readonly inputmode?: 'url' | 'numeric' | 'email' | 'text';
  /** The accepted types of files. */
  readonly accept?: string;
}

/** One line, or `rows` lines. The server checks the length, because `maxlength` would silently truncate pasted text. */
export function Field(props: FieldProps) {
  const { name, label, hint, optional, rows, type = 'text' } = props;
  const { form } = useContext(FormContext);
  const isKept = type !== 'password' && type !== 'file';
  const value = props.value ?? (isKept ? form.text(name) : undefined);
  const shared = {
    ...useInputAttributes(name, hint),
    required: !optional,
    autocomplete: props.autocomplete ?? 'off',
    placeholder: props.placeholder,
  };
  return (
    <FieldBox name={name} label={label} hint={hint} optional={optional}>
      {rows ? (
        <textarea {...shared} rows={rows}>
          {value}
        </textarea>
      ) : (
        <input {...shared} type={type} value={value} inputmode={props.inputmode} accept={props.accept} />
      )}
    </FieldBox>
  );
}

interface FieldBoxProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean | undefined;
  /** The input. */
  readonly children: Child;
}

/** Label, hint and error above an input, which has the attributes of `useInputAttributes`. */
export function FieldBox({ name, label, hint, optional, children }: FieldBoxProps) {
  const t = useTranslations();
  const error = useError(name);
  return (
    <div class={error ? 'field wrong' : 'field'}>
      <label for={name}>
        {label} {optional && <span class="optional">{t('forms.optional')}</span>}
      </label>
      {hint && (
        <span class="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      <FieldErrorText name={name} error={error} />
      {children}
    </div>
  );
}

export function useInputAttributes(name: string, hint: string | undefined) {
  const error = useError(name);
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? 'true' : undefined,
    // Without an error summary above the form, the first field with an error takes the focus.
    autofocus: Boolean(error),
  } as const;
}

export function useError(name: string): string | undefined {
  const t = useTranslations();
  const error = useContext(FormContext).errors.find(({ field }) => field === name);
  return error && t.text(error.message);
}

function FieldErrorText({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span class="complaint" id={`${name}-error`}>
      {error}
    </span>
  );
}

interface FilterFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'search' | 'datetime-local';
  /** The ID of a list of suggestions. */
  readonly list?: string;
  readonly placeholder?: string;
  readonly mono?: boolean;
}

/** A filter of a list, which may stay empty and needs no hint. Times are to the second. */
export function FilterField({ type = 'search', mono, ...props }: FilterFieldProps) {
  const { name, label, value, list, placeholder } = props;
  const error = useError(name);
  const isTime = type === 'datetime-local';
  return (
    <div class={error ? 'field wrong' : 'field'}>
      <label for={name}>{label}</label>
      <FieldErrorText name={name} error={error} />
      <input
        id={name}
        name={name}
        type={type}
        step={isTime ? '1' : undefined}
        value={isTime ? toDateTimeInput(value) : value}
        list={list}
        placeholder={placeholder}
        class={mono ? 'mono' : undefined}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        autocomplete="off"
      />
    </div>
  );
}

interface ChoicesProps {
  readonly name: string;
  readonly legend: string;
  readonly kind: 'radio' | 'checkbox';
  readonly choices: readonly Choice[];
  /** The submitted choice by default. */
  readonly chosen?: readonly string[];
}

export interface Choice {
  readonly value: string;
  readonly text: string;
  readonly hint?: string | undefined;
  /** Shown by a script, where the browser can do it. */
  readonly isHidden?: true;
}

/** Several choices, of which any number or exactly one can be selected, each with an explanation. */
export function Choices({ name, legend, kind, choices, ...props }: ChoicesProps) {
  const { form } = useContext(FormContext);
  const chosen = props.chosen ?? form.all(name);
  const error = useError(name);
  return (
    <fieldset
      class={error ? 'choices wrong' : 'choices'}
      id={name}
      tabindex={error ? -1 : undefined}
      autofocus={Boolean(error)}
    >
      <legend>{legend}</legend>
      <FieldErrorText name={name} error={error} />
      {choices.map(({ value, text, hint, isHidden }) => (
        <label class="choice" hidden={isHidden}>
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

/**
 * All errors above the form, each with a link to its field. It takes the focus, so that nobody has to look for the
 * errors.
 */
export function ErrorSummary() {
  const t = useTranslations();
  const { errors } = useContext(FormContext);
  if (errors.length === 0) return null;
  return (
    <div class="summary" role="alert" id="errors" tabindex={-1} autofocus>
      <b>{t('forms.problems', { count: errors.length })}</b>
      <ul>
        {errors.map(({ field, message }) => (
          <li>{field ? <a href={`#${field}`}>{t.text(message)}</a> : t.text(message)}</li>
        ))}
      </ul>
    </div>
  );
}
