// Times relative to now; `{duration}` has short units, such as 4 min or 11 h 20 min.
import type { AreaTranslation } from '../message.ts';

export default {
  justNow: '数秒前',
  ago: '{duration}前',
  in: '{duration}後',
} satisfies AreaTranslation<'time'>;
