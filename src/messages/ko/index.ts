// The messages in Korean.
import buttons from './buttons.ts';
import errors from './errors.ts';
import layout from './layout.ts';
import leaderboards from './leaderboards.ts';
import reminders from './reminders.ts';
import reportReasons from './report-reasons.ts';
import reports from './reports.ts';
import time from './time.ts';
import vote from './vote.ts';
import voterCheck from './voter-check.ts';
import voters from './voters.ts';
import type { Translation } from '../message.ts';

export default {
  buttons,
  errors,
  layout,
  leaderboards,
  reminders,
  reportReasons,
  reports,
  time,
  vote,
  voterCheck,
  voters,
} satisfies Translation;
