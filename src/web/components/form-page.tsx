// A page with a form. `formPage` sets title, status and Retry-After, and provides the fields with submitted values and
// errors; `FormCard` and `ConfirmCard` are the two layouts that most forms use.
import type { Child } from 'hono/jsx';
import type { WebContext } from '../context.ts';
import { BLANK_FORM, FormContext, type FormState } from '../form-state.ts';
import { useTranslations } from '../translations.ts';
import { Button, ButtonLink } from './button.tsx';
import { ErrorSummary } from './field.tsx';
import { type Page, showPage } from './layout.tsx';

/** Shows the page. With errors, its title starts with "Error:" and its status is 422. */
export function formPage(context: WebContext, state: FormState, page: Omit<Page, 'status'>) {
  const { errors, retryAfterSeconds } = state;
  const isRejected = errors.length > 0;
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  return showPage(context, {
    ...page,
    title: isRejected ? context.var.t('forms.errorTitle', { title: page.title }) : page.title,
    status: state.status ?? (isRejected ? 422 : 200),
    content: <FormContext.Provider value={state}>{page.content}</FormContext.Provider>,
  });
}

interface FormCardProps {
  readonly title: string;
  /** Between the title and the card. */
  readonly intro?: Child;
  readonly action: string;
  readonly button: string;
  /** The action cannot be undone. */
  readonly danger?: boolean;
  /** Where Cancel leads; without it the button is as wide as the card. */
  readonly back?: string;
  /** The fields. */
  readonly children?: Child;
  /** Below the button. */
  readonly footer?: Child;
  /** Below the card. */
  readonly after?: Child;
}

/** A title with one form in a card below it. */
export function FormCard(props: FormCardProps) {
  const { title, intro, action, button, danger, back, children, footer, after } = props;
  return (
    <div class="narrow-page stack">
      <h1>{title}</h1>
      {intro}
      <form class="card stack close" method="post" action={action} novalidate>
        <ErrorSummary />
        {children}
        {back ? <FormButtons button={button} danger={danger} back={back} /> : <Button text={button} look="go full" />}
        {footer}
      </form>
      {after}
    </div>
  );
}

interface Confirmation extends Omit<Page, 'content' | 'status'> {
  /** An empty form by default. */
  readonly state?: FormState;
  readonly question: string;
  readonly action: string;
  readonly button: string;
  readonly back: string;
  /** Explains what will happen. */
  readonly text: Child;
  readonly fields?: Child;
}

/** A page that asks for confirmation, and shows errors in what had to be typed. */
export function confirmPage(context: WebContext, confirmation: Confirmation) {
  const { state = BLANK_FORM, question, action, button, back, text, fields, ...page } = confirmation;
  return formPage(context, state, {
    ...page,
    content: (
      <ConfirmCard title={question} action={action} button={button} back={back} fields={fields}>
        {typeof text === 'string' ? <p>{text}</p> : text}
      </ConfirmCard>
    ),
  });
}

interface ConfirmCardProps {
  readonly title: string;
  readonly action: string;
  readonly button: string;
  readonly back: string;
  /** Fields that must be filled in first, such as a reason or a name. */
  readonly fields?: Child;
  /** Explains what will happen. */
  readonly children?: Child;
}

/** Asks for confirmation before something that cannot be undone. It is a page, so it works without scripts. */
export function ConfirmCard({ title, action, button, back, fields, children }: ConfirmCardProps) {
  return (
    <section class="card confirm">
      <h1>{title}</h1>
      {children}
      <ErrorSummary />
      <form method="post" action={action} class="stack" novalidate>
        {fields}
        <FormButtons button={button} danger back={back} />
      </form>
    </section>
  );
}

function FormButtons(props: { button: string; danger?: boolean | undefined; back: string }) {
  const t = useTranslations();
  return (
    <div class="row">
      <button class={`btn ${props.danger ? 'danger' : 'go'}`} type="submit">
        {props.button}
      </button>
      <ButtonLink text={t('buttons.cancel')} href={props.back} />
    </div>
  );
}
