// The one reminder of all favorites: when, and how.
import type { FavoriteReminderSettings } from '../../reminders/favorite-reminder-queries.ts';
import { Button } from './button.tsx';
import { Choices } from './field.tsx';

interface FavoriteReminderProps {
  readonly reminder: FavoriteReminderSettings | null;
  /** How many browsers of the person get notifications. */
  readonly browsers: number;
  readonly pushKey: string;
  /** Whether the site sends email and the person's address is confirmed. */
  readonly canMail: boolean;
}

const MOMENTS = [
  { value: 'off', text: 'Never' },
  { value: 'first', text: 'When the first favorite is ready' },
  { value: 'all', text: 'When all favorites are ready' },
];

/** Works without JavaScript; the script `remind` offers to notify this browser, too. */
export function FavoriteReminderCard({ reminder, browsers, pushKey, canMail }: FavoriteReminderProps) {
  const channels = [
    ...(browsers > 0 ? [{ value: 'push', text: 'Notify me in my browsers' }] : []),
    ...(canMail ? [{ value: 'mail', text: 'Send me an email' }] : []),
    { value: 'calendar', text: 'Show it in my calendar', hint: 'You can set up your calendar under Reminders.' },
  ];
  const chosen = [
    ...(reminder?.byPush ? ['push'] : []),
    ...(reminder?.byMail ? ['mail'] : []),
    ...(reminder?.inCalendar ? ['calendar'] : []),
  ];
  return (
    <section class="card stack" id="remind" tabindex={-1}>
      <div class="stack close">
        <h2>One reminder for all favorites</h2>
        <p class="dim">
          You get one reminder for all of them instead of one for each, and the next one after you have voted for a
          favorite again.
        </p>
      </div>
      <form class="stack" method="post" action="/favorites/reminder">
        <Choices name="moment" legend="When" kind="radio" choices={MOMENTS} chosen={[reminder?.moment ?? 'off']} />
        <Choices name="how" legend="How" kind="checkbox" choices={channels} chosen={chosen} />
        <div class="row">
          <Button text="Save reminder" />
          <a href="/reminders">All reminders</a>
        </div>
      </form>
      <form
        method="post"
        action="/favorites/reminder/browser"
        data-remind={reminder?.byPush && browsers > 0 ? 'on' : 'off'}
        data-key={pushKey}
        hidden
      >
        <input type="hidden" name="endpoint" />
        <input type="hidden" name="p256dh" />
        <input type="hidden" name="auth" />
        <button class="btn" type="button">
          Notify me in this browser
        </button>
        <p class="note" role="status" />
      </form>
    </section>
  );
}
