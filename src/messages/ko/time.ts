// Times relative to now; `{duration}` has short units, such as 4 min or 11 h 20 min.
import type { AreaTranslation } from '../message.ts';

export default {
  justNow: '방금',
  ago: '{duration} 전',
  in: '{duration} 후',
} satisfies AreaTranslation<'time'>;
