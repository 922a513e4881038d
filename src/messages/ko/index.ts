// The messages in Korean.
import browse from './browse.ts';
import buttons from './buttons.ts';
import categories from './categories.ts';
import categoryPages from './category-pages.ts';
import changelog from './changelog.ts';
import charts from './charts.ts';
import errors from './errors.ts';
import home from './home.ts';
import layout from './layout.ts';
import leaderboards from './leaderboards.ts';
import listing from './listing.ts';
import ownVotes from './own-votes.ts';
import reminders from './reminders.ts';
import reportReasons from './report-reasons.ts';
import reports from './reports.ts';
import reviews from './reviews.ts';
import time from './time.ts';
import vote from './vote.ts';
import voterCheck from './voter-check.ts';
import voters from './voters.ts';
import type { Translation } from '../message.ts';

export default {
  browse,
  buttons,
  categories,
  categoryPages,
  changelog,
  charts,
  errors,
  home,
  layout,
  leaderboards,
  listing,
  ownVotes,
  reminders,
  reportReasons,
  reports,
  reviews,
  time,
  vote,
  voterCheck,
  voters,
} satisfies Translation;
