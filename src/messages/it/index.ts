// The messages in Italian.
import type { Translation } from '../message.ts';
import browse from './browse.ts';
import buttons from './buttons.ts';
import categories from './categories.ts';
import categoryPages from './category-pages.ts';
import charts from './charts.ts';
import errors from './errors.ts';
import home from './home.ts';
import layout from './layout.ts';
import leaderboards from './leaderboards.ts';
import listing from './listing.ts';
import signIn from './sign-in.ts';
import time from './time.ts';
import vote from './vote.ts';
import voteSelection from './vote-selection.ts';
import voterCheck from './voter-check.ts';

export default {
  browse,
  buttons,
  categories,
  categoryPages,
  charts,
  errors,
  home,
  layout,
  leaderboards,
  listing,
  signIn,
  time,
  vote,
  voteSelection,
  voterCheck,
} satisfies Translation;
