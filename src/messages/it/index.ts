// The messages in Italian.
import type { Translation } from '../message.ts';
import buttons from './buttons.ts';
import home from './home.ts';
import layout from './layout.ts';
import signIn from './sign-in.ts';
import time from './time.ts';

export default {
  buttons,
  home,
  layout,
  signIn,
  time,
} satisfies Translation;
