// Asks before something that cannot be taken back; works without script because it is a page.
import type { Child } from 'hono/jsx';

export function ConfirmPage(props: {
  readonly title: string;
  readonly action: string;
  readonly button: string;
  readonly back: string;
  readonly keep?: string;
  readonly children?: Child;
}) {
  return (
    <section class="card confirm">
      <h1>{props.title}</h1>
      {props.children}
      <form method="post" action={props.action} class="row">
        <FormButtons button={props.button} danger back={props.back} keep={props.keep} />
      </form>
    </section>
  );
}

/** The button that does it, and the way back beside it. */
export function FormButtons(props: {
  readonly button: string;
  /** What the button does is not taken back lightly. */
  readonly danger: boolean | undefined;
  readonly back: string;
  readonly keep: string | undefined;
}) {
  return (
    <>
      <button class={`btn ${props.danger ? 'danger' : 'go'}`} type="submit">
        {props.button}
      </button>
      <a class="btn" href={props.back}>
        {props.keep ?? 'Cancel'}
      </a>
    </>
  );
}
