// The one reminder of all favorites: when, and how.
import type { FavoriteReminderSettings } from '../../reminders/favorite-reminder-queries.ts';
import { Button } from './button.tsx';
import { type Choice, Choices } from './field.tsx';

interface FavoriteReminderProps {
  readonly reminder: FavoriteReminderSettings | null;
  /** How many browsers of the person get notifications. */
  readonly browsers: number;
  readonly pushKey: string;
  /** Whether the site sends email and the person's address is confirmed. */
  readonly canMail: boolean;
  /** Whether the person has a calendar address. */
  readonly hasCalendar: boolean;
}

const MOMENTS = [
  { value: 'first', text: 'When the first favorite is ready' },
  { value: 'all', text: 'When all favorites are ready' },
];

/** Works without JavaScript; the script `remind` offers to notify this browser, too. */
export function FavoriteReminderCard(props: FavoriteReminderProps) {
  const { reminder, browsers, pushKey } = props;
  return (
    <section class="card stack" id="remind" tabindex={-1}>
      <div class="stack close">
        <h2>One reminder for all favorites</h2>
        <p class="dim">
          You get one reminder for all of them instead of one for each, and the next one after you have voted for a
          favorite again.
        </p>
      </div>
      <form
        class="stack"
        method="post"
        action="/favorites/reminder"
        data-remind={browsers > 0 ? 'on' : 'off'}
        data-key={pushKey}
      >
        <input type="hidden" name="endpoint" />
        <input type="hidden" name="p256dh" />
        <input type="hidden" name="auth" />
        <Choices
          name="how"
          legend="How"
          kind="checkbox"
          choices={waysFor(props)}
          chosen={[
            ...(reminder?.byPush ? ['push'] : []),
            ...(reminder?.byMail ? ['mail'] : []),
            ...(reminder?.inCalendar ? ['calendar'] : []),
          ]}
        />
        <Choices name="moment" legend="When" kind="radio" choices={MOMENTS} chosen={[reminder?.moment ?? 'first']} />
        <p class="dim note">For no reminder, choose no way.</p>
        <div class="row">
          <Button text="Save reminder" />
          <a href="/reminders">All reminders</a>
        </div>
        <p class="note" role="status" />
      </form>
    </section>
  );
}

/** The browser itself can only be chosen where the script finds that it can be notified, and is not yet. */
function waysFor({ browsers, canMail, hasCalendar }: FavoriteReminderProps): readonly Choice[] {
  const setUp = 'After you save, you create an address for your calendar app.';
  return [
    ...(browsers > 0 ? [{ value: 'push', text: 'Notify me in my browsers' }] : []),
    {
      value: 'browser',
      text: browsers > 0 ? 'Also notify me in this browser' : 'Notify me in this browser',
      isHidden: true,
    },
    ...(canMail ? [{ value: 'mail', text: 'Send me an email' }] : []),
    { value: 'calendar', text: 'Show it in my calendar', hint: hasCalendar ? undefined : setUp },
  ];
}
