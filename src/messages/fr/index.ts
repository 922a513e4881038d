// The messages in French.
import type { Translation } from '../message.ts';
import browse from './browse.ts';
import buttons from './buttons.ts';
import categories from './categories.ts';
import changelog from './changelog.ts';
import charts from './charts.ts';
import errors from './errors.ts';
import home from './home.ts';
import layout from './layout.ts';
import leaderboards from './leaderboards.ts';
import listing from './listing.ts';
import reminders from './reminders.ts';
import reportOutcomes from './report-outcomes.ts';
import reportReasons from './report-reasons.ts';
import reports from './reports.ts';
import reviews from './reviews.ts';
import time from './time.ts';
import vote from './vote.ts';
import voteSelection from './vote-selection.ts';
import voterCheck from './voter-check.ts';
import voters from './voters.ts';

export default {
  browse,
  buttons,
  categories,
  changelog,
  charts,
  errors,
  home,
  layout,
  leaderboards,
  listing,
  reminders,
  reportOutcomes,
  reportReasons,
  reports,
  reviews,
  time,
  vote,
  voteSelection,
  voterCheck,
  voters,
} satisfies Translation;
