// The addresses of voters' reminders.
import type { Hono } from 'hono';
import { signedIn, type WebEnv } from './context.ts';
import { downloadReminder } from './pages/calendar.ts';
import { remindInBrowser, stopAllBrowsers, stopReminding } from './pages/remind.ts';
import {
  askRemoveCalendar,
  askRenewCalendar,
  makeCalendar,
  removeCalendar,
  renewCalendar,
  showReminders,
} from './pages/reminders.tsx';

export function votersPages(web: Hono<WebEnv>): void {
  web.get('/listings/:id/vote/reminder.ics', signedIn(downloadReminder));
  web.post('/listings/:id/vote/remind', signedIn(remindInBrowser));
  web.post('/listings/:id/vote/remind/off', signedIn(stopReminding));
  web.get('/reminders', signedIn(showReminders));
  web.post('/reminders/browsers/off', signedIn(stopAllBrowsers));
  web.post('/reminders/calendar', signedIn(makeCalendar));
  web.get('/reminders/calendar/renew', signedIn(askRenewCalendar)).post(signedIn(renewCalendar));
  web.get('/reminders/calendar/remove', signedIn(askRemoveCalendar)).post(signedIn(removeCalendar));
}
