// The choice of one to five stars in the form of a review: radio buttons, which need no script.
import { useContext } from 'hono/jsx';
import { STARS } from '../../reviews/review-text.ts';
import { FormContext } from '../form-state.ts';
import { useError } from './field.tsx';
import { formatCount } from './figures.tsx';
import { StarRow } from './stars.tsx';

const WORDS = { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent' } as const;

export function StarChoices() {
  const { form } = useContext(FormContext);
  const error = useError('stars');
  return (
    <fieldset
      class={error ? 'choices star-choice wrong' : 'choices star-choice'}
      id="stars"
      tabindex={error ? -1 : undefined}
      autofocus={Boolean(error)}
    >
      <legend>Your rating</legend>
      {error && <span class="complaint">{error}</span>}
      {STARS.toReversed().map((stars) => (
        <label class="choice">
          <input type="radio" name="stars" value={String(stars)} checked={form.text('stars') === String(stars)} />
          <span class="row">
            <StarRow value={stars} label={formatCount(stars, 'star')} />
            {WORDS[stars]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
