// Times relative to now; `{duration}` has short units, such as 4 min or 11 h 20 min.
import type { AreaTranslation } from '../message.ts';

export default {
  justNow: 'adesso',
  ago: '{duration} fa',
  in: 'tra {duration}',
} satisfies AreaTranslation<'time'>;
