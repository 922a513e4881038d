// What the script `countdown` shows, as attributes of the line that counts down.
import type { Translations } from '../messages/translations.ts';

export function countdownTexts(t: Translations) {
  return { 'data-in': t('vote.inTime', { time: '{}' }), 'data-again-text': t('vote.voteAgain') };
}
