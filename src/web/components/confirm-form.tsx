// Asks before something that needs more than a yes: a reason, a name. What was typed stays.
import type { Child } from 'hono/jsx';
import type { FieldError } from '../../core/field-error.ts';
import { FormButtons } from './confirm-page.tsx';
import { ErrorSummary } from './field.tsx';

export function ConfirmFormPage(props: {
  readonly title: string;
  readonly action: string;
  readonly button: string;
  readonly back: string;
  readonly keep?: string;
  readonly errors: readonly FieldError[];
  /** What will happen. */
  readonly text: Child;
  /** The fields. */
  readonly children?: Child;
}) {
  return (
    <section class="card confirm">
      <h1>{props.title}</h1>
      {props.text}
      <ErrorSummary errors={props.errors} />
      <form method="post" action={props.action} class="stack" novalidate>
        {props.children}
        <div class="row">
          <FormButtons button={props.button} danger back={props.back} keep={props.keep} />
        </div>
      </form>
    </section>
  );
}
