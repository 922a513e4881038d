// The messages in simplified Chinese.
import type { Translation } from '../message.ts';
import browse from './browse.ts';
import buttons from './buttons.ts';
import categories from './categories.ts';
import errors from './errors.ts';
import gameServers from './game-servers.ts';
import home from './home.ts';
import layout from './layout.ts';
import leaderboards from './leaderboards.ts';
import time from './time.ts';

export default {
  browse,
  buttons,
  categories,
  errors,
  gameServers,
  home,
  layout,
  leaderboards,
  time,
} satisfies Translation;
