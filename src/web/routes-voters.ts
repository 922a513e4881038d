// The routes of voters' reminders.
import type { Hono } from 'hono';
import { allowed, type WebEnv } from './context.ts';
import {
  confirmRemoveCalendarFeed,
  confirmRenewCalendarFeed,
  showReminders,
  submitCreateCalendarFeed,
  submitRemoveCalendarFeed,
  submitRenewCalendarFeed,
} from './pages/account/reminders.tsx';
import { submitBrowserReminder, submitStopAllBrowsers, submitStopReminder } from './pages/public/browser-reminders.ts';
import { downloadNextVote } from './pages/public/calendar.ts';

export function addReminderRoutes(web: Hono<WebEnv>): void {
  web.get('/listings/:id/vote/reminder.ics', allowed('reminders.manage', downloadNextVote));
  web.post('/listings/:id/vote/remind', allowed('reminders.manage', submitBrowserReminder));
  web.post('/listings/:id/vote/remind/off', allowed('reminders.manage', submitStopReminder));
  web.get('/reminders', allowed('reminders.manage', showReminders));
  web.post('/reminders/browsers/off', allowed('reminders.manage', submitStopAllBrowsers));
  web.post('/reminders/calendar', allowed('reminders.manage', submitCreateCalendarFeed));
  web
    .get('/reminders/calendar/renew', allowed('reminders.manage', confirmRenewCalendarFeed))
    .post(allowed('reminders.manage', submitRenewCalendarFeed));
  web
    .get('/reminders/calendar/remove', allowed('reminders.manage', confirmRemoveCalendarFeed))
    .post(allowed('reminders.manage', submitRemoveCalendarFeed));
}
