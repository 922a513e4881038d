// Buttons, links that look like buttons, and forms that consist of one button.
import type { Child } from 'hono/jsx';
import { useTranslations } from '../translations.ts';

type Look =
  | 'go'
  | 'danger'
  | 'small'
  | 'full'
  | 'go small'
  | 'go full'
  | 'go big'
  | 'go big full'
  | 'small danger'
  | undefined;

interface ButtonProps {
  readonly text: Child;
  /** `go`: the main action of a page. */
  readonly look?: Look;
  /** Read by screen readers after the text, to distinguish several buttons with the same text. */
  readonly unseen?: string;
}

/** Submits its form. */
export function Button(button: ButtonProps) {
  return (
    <button class={classOf(button)} type="submit">
      {content(button)}
    </button>
  );
}

export function ButtonLink({ href, ...button }: ButtonProps & { href: string }) {
  return (
    <a class={classOf(button)} href={href}>
      {content(button)}
    </a>
  );
}

function classOf({ look }: ButtonProps): string {
  return look ? `btn ${look}` : 'btn';
}

function content({ text, unseen: afterwards }: ButtonProps): Child {
  if (afterwards === undefined) return text;
  return (
    <>
      {text} {unseen(afterwards)}
    </>
  );
}

/** What only screen readers read, for a tag in the text: `{ unseen }`. */
export function unseen(text: Child) {
  return <span class="unseen">{text}</span>;
}

interface PostButtonProps extends ButtonProps {
  readonly action: string;
  /** Sent with the form. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A form without fields to fill in. */
export function PostButton({ action, values = {}, ...button }: PostButtonProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(values).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <Button {...button} />
    </form>
  );
}

/** The end of a form that can be previewed before it is saved: the field `act` says which button was pressed. */
export function SaveOrPreview() {
  const t = useTranslations();
  return (
    <div class="row">
      <button class="btn go big" type="submit" name="act" value="save">
        {t('buttons.save')}
      </button>
      <button class="btn" type="submit" name="act" value="preview">
        {t('buttons.preview')}
      </button>
    </div>
  );
}
