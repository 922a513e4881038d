// An error in one field of a form, an API request or a command.
import type { Message } from './message.ts';

export interface FieldError {
  /** The field's name; empty if the error concerns the whole form. */
  readonly field: string;
  /** A sentence that says what to do and is clear even without the field next to it. */
  readonly message: Message | string;
}
