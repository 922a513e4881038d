// What is wrong with one field of a form, an API request or a command.

export interface FieldError {
  /** The field's name; empty when the error concerns the whole form. */
  readonly field: string;
  /** A sentence that says what to do, readable away from the field too. */
  readonly message: string;
}
