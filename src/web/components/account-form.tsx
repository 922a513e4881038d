// One thing of an account, changed in a form of its own: below its title, with the way back beside the button.
import type { Child } from 'hono/jsx';
import type { FieldError } from '../web-parts.ts';
import { FormButtons } from './confirm-page.tsx';
import { ErrorSummary } from './field.tsx';

export function AccountFormPage(props: {
  readonly title: string;
  /** What stands between the title and the form. */
  readonly intro?: Child;
  readonly action: string;
  readonly errors: readonly FieldError[];
  readonly button: string;
  /** What the button does cannot be taken back. */
  readonly danger?: boolean;
  readonly back: string;
  readonly keep?: string;
  /** The fields. */
  readonly children?: Child;
}) {
  return (
    <div class="narrow-page stack">
      <h1>{props.title}</h1>
      {props.intro}
      <form class="card stack close" method="post" action={props.action} novalidate>
        <ErrorSummary errors={props.errors} />
        {props.children}
        <div class="row">
          <FormButtons button={props.button} danger={props.danger} back={props.back} keep={props.keep} />
        </div>
      </form>
    </div>
  );
}
