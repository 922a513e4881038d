// The choice of one to five stars in the form of a review: radio buttons, which need no script.
import { useContext } from 'hono/jsx';
import { STARS } from '../../reviews/review-text.ts';
import { FormContext } from '../form-state.ts';
import { useTranslations } from '../translations.ts';
import { useError } from './field.tsx';
import { StarRow } from './stars.tsx';

const WORDS = {
  1: 'reviews.oneStar',
  2: 'reviews.twoStars',
  3: 'reviews.threeStars',
  4: 'reviews.fourStars',
  5: 'reviews.fiveStars',
} as const;

export function StarChoices() {
  const t = useTranslations();
  const { form } = useContext(FormContext);
  const error = useError('stars');
  return (
    <fieldset
      class={error ? 'choices star-choice wrong' : 'choices star-choice'}
      id="stars"
      tabindex={error ? -1 : undefined}
      autofocus={Boolean(error)}
    >
      <legend>{t('reviews.rating')}</legend>
      {error && <span class="complaint">{error}</span>}
      {STARS.toReversed().map((stars) => (
        <label class="choice">
          <input type="radio" name="stars" value={String(stars)} checked={form.text('stars') === String(stars)} />
          <span class="row">
            <StarRow value={stars} label={t('reviews.stars', { stars })} />
            {t(WORDS[stars])}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
