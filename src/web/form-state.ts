// The state of a form: the submitted values, the errors, and when to try again.
import { createContext } from 'hono/jsx';
import type { FieldError } from '../messages/field-error.ts';
import type { Page } from './components/layout.tsx';
import { EMPTY_FORM, type Form, toForm } from './read-form.ts';

export interface FormState {
  readonly form: Form;
  readonly errors: readonly FieldError[];
  /** By default 200, or 422 with errors. */
  readonly status?: Page['status'];
  readonly retryAfterSeconds?: number;
}

export const BLANK_FORM: FormState = { form: EMPTY_FORM, errors: [] };

/** Fields read their value and their error from here: see `field.tsx`. */
export const FormContext = createContext<FormState>(BLANK_FORM);

/** A form that shows the stored values. */
export function prefilled(values: Readonly<Record<string, string>>): FormState {
  return { form: toForm(new URLSearchParams(values)), errors: [] };
}

/** The submitted values are kept. An error without a field (`''`) is about the whole form. */
export function rejected(form: Form, errors: FieldError | readonly FieldError[], status?: Page['status']): FormState {
  return { form, errors: 'field' in errors ? [errors] : errors, ...(status && { status }) };
}

/** Too many attempts: 429, with Retry-After. */
export function rateLimited(form: Form, error: FieldError, retryAfterSeconds: number): FormState {
  return { form, errors: [error], status: 429, retryAfterSeconds };
}
