// The routes of voters' reminders.
import type { Hono } from 'hono';
import { signedIn, type WebEnv } from './context.ts';
import {
  confirmRemoveCalendarFeed,
  confirmRenewCalendarFeed,
  showReminders,
  submitCreateCalendarFeed,
  submitRemoveCalendarFeed,
  submitRenewCalendarFeed,
} from './pages/account/reminders.tsx';
import {
  submitBrowserReminder,
  submitStopAllBrowsers,
  submitStopReminder,
} from './pages/public/browser-reminders.ts';
import { downloadNextVote } from './pages/public/calendar.ts';

export function addReminderRoutes(web: Hono<WebEnv>): void {
  web.get('/listings/:id/vote/reminder.ics', signedIn(downloadNextVote));
  web.post('/listings/:id/vote/remind', signedIn(submitBrowserReminder));
  web.post('/listings/:id/vote/remind/off', signedIn(submitStopReminder));
  web.get('/reminders', signedIn(showReminders));
  web.post('/reminders/browsers/off', signedIn(submitStopAllBrowsers));
  web.post('/reminders/calendar', signedIn(submitCreateCalendarFeed));
  web
    .get('/reminders/calendar/renew', signedIn(confirmRenewCalendarFeed))
    .post(signedIn(submitRenewCalendarFeed));
  web
    .get('/reminders/calendar/remove', signedIn(confirmRemoveCalendarFeed))
    .post(signedIn(submitRemoveCalendarFeed));
}
