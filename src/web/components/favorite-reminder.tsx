// The one reminder of all favorites: when, and how.

import type { Translations } from '../../messages/translations.ts';
import type { FavoriteReminderSettings } from '../../reminders/favorite-reminder-queries.ts';
import { useTranslations } from '../translations.ts';
import { Button } from './button.tsx';
import { type Choice, Choices } from './field.tsx';
import { remindTexts } from './vote-confirmation.tsx';

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

/** Works without JavaScript; the script `remind` offers to notify this browser, too. */
export function FavoriteReminderCard(props: FavoriteReminderProps) {
  const t = useTranslations();
  const { reminder, browsers, pushKey } = props;
  const moments = [
    { value: 'first', text: t('reminders.whenFirst') },
    { value: 'all', text: t('reminders.whenAll') },
  ];
  return (
    <section class="card stack" id="remind" tabindex={-1}>
      <div class="stack close">
        <h2>{t('reminders.forFavorites')}</h2>
        <p class="dim">{t('reminders.forFavoritesText')}</p>
      </div>
      <form
        class="stack"
        method="post"
        action="/favorites/reminder"
        {...remindTexts(t)}
        data-remind={browsers > 0 ? 'on' : 'off'}
        data-key={pushKey}
      >
        <input type="hidden" name="endpoint" />
        <input type="hidden" name="p256dh" />
        <input type="hidden" name="auth" />
        <Choices
          name="how"
          legend={t('reminders.how')}
          kind="checkbox"
          choices={waysFor(t, props)}
          chosen={[
            ...(reminder?.byPush ? ['push'] : []),
            ...(reminder?.byMail ? ['mail'] : []),
            ...(reminder?.inCalendar ? ['calendar'] : []),
          ]}
        />
        <Choices
          name="moment"
          legend={t('reminders.when')}
          kind="radio"
          choices={moments}
          chosen={[reminder?.moment ?? 'first']}
        />
        <p class="dim note">{t('reminders.forNone')}</p>
        <div class="row">
          <Button text={t('reminders.save')} />
          <a href="/reminders">{t('reminders.all')}</a>
        </div>
        <p class="note" role="status" />
      </form>
    </section>
  );
}

/** The browser itself can only be chosen where the script finds that it can be notified, and is not yet. */
function waysFor(t: Translations, { browsers, canMail, hasCalendar }: FavoriteReminderProps): readonly Choice[] {
  return [
    ...(browsers > 0 ? [{ value: 'push', text: t('reminders.byBrowsers') }] : []),
    {
      value: 'browser',
      text: t(browsers > 0 ? 'reminders.alsoNotifyHere' : 'reminders.notifyHere'),
      isHidden: true,
    },
    ...(canMail ? [{ value: 'mail', text: t('reminders.byEmail') }] : []),
    {
      value: 'calendar',
      text: t('reminders.inCalendar'),
      hint: hasCalendar ? undefined : t('reminders.calendarHint'),
    },
  ];
}
