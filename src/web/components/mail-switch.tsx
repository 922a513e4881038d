// Whether a person gets mails of one kind: what holds now, in words, and the button for the other.
import type { Child } from 'hono/jsx';

/** Sends `mails`: on or off. `children`: what else is to be said of them. */
export function MailSwitch(props: { action: string; mails: boolean; words: string; children?: Child }) {
  const { action, mails, words, children } = props;
  return (
    <form class="card stack close" method="post" action={action}>
      <h2>Mails</h2>
      <p>{words}</p>
      {children}
      <input type="hidden" name="mails" value={mails ? 'off' : 'on'} />
      <div>
        <button class="btn" type="submit">
          {mails ? 'Send me no mails' : 'Send me mails'}
        </button>
      </div>
    </form>
  );
}
