// The routes of reminders for voters.
import type { Hono } from 'hono';
import type { WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
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
  const { form, get, post } = pageRoutes(web);
  get('/listings/:id/vote/reminder.ics', 'reminders.manage', downloadNextVote);
  post('/listings/:id/vote/remind', 'reminders.manage', submitBrowserReminder);
  post('/listings/:id/vote/remind/off', 'reminders.manage', submitStopReminder);
  get('/reminders', 'reminders.manage', showReminders);
  post('/reminders/browsers/off', 'reminders.manage', submitStopAllBrowsers);
  post('/reminders/calendar', 'reminders.manage', submitCreateCalendarFeed);
  form('/reminders/calendar/renew', 'reminders.manage', [confirmRenewCalendarFeed, submitRenewCalendarFeed]);
  form('/reminders/calendar/remove', 'reminders.manage', [confirmRemoveCalendarFeed, submitRemoveCalendarFeed]);
}
