// Times relative to now.
import type { AreaTranslation } from '../message.ts';

export default {
  justNow: 'agora mesmo',
  ago: 'há {duration}',
  in: 'em {duration}',
} satisfies AreaTranslation<'time'>;
