// Times relative to now; `{duration}` has short units, such as 4 min or 11 h 20 min.
import type { AreaTranslation } from '../message.ts';

export default {
  justNow: '刚刚',
  ago: '{duration}前',
  in: '{duration}后',
} satisfies AreaTranslation<'time'>;
