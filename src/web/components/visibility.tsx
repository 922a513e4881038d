// Who can see a listing: as a pill for staff, and as a notice for its owner and managers.
import type { ShownListing } from '../../listings/shown-listings.ts';
import { Pill, type Tone } from './pill.tsx';
import { Time } from './time.tsx';

type State = ShownListing['visibility']['state'];

export const VISIBILITY_LABELS: Readonly<Record<State, { readonly tone: Tone; readonly word: string }>> = {
  public: { tone: 'good', word: 'Public' },
  pending: { tone: 'warn', word: 'Waiting for approval' },
  refused: { tone: 'bad', word: 'Rejected' },
  hidden: { tone: 'bad', word: 'Hidden by staff' },
};

export function VisibilityPill({ visibility }: Pick<ShownListing, 'visibility'>) {
  const { tone, word } = VISIBILITY_LABELS[visibility.state];
  return <Pill tone={tone}>{word}</Pill>;
}

const NOTICES: Readonly<Record<Exclude<State, 'public'>, { readonly title: string; readonly text: string }>> = {
  pending: {
    title: 'Waiting for approval',
    text: 'Staff reviews this listing before it becomes public. Until then, you can set everything up, but nobody can vote.',
  },
  refused: {
    title: 'Staff did not approve this listing',
    text: 'The reason is shown below. Fix the problem under Content to have the listing reviewed again. Until it is approved, nobody else can see it.',
  },
  hidden: {
    title: 'Hidden by staff',
    text: 'Nobody else can see it, and nobody can vote. Earlier votes are kept and still delivered.',
  },
};

/** Nothing if the listing is public. */
export function VisibilityNotice({ visibility }: Pick<ShownListing, 'visibility'>) {
  if (visibility.state === 'public') return null;
  const { title, text } = NOTICES[visibility.state];
  return (
    <section class={`card notice ${VISIBILITY_LABELS[visibility.state].tone}`} aria-label="Who sees this listing">
      <p>
        <b>{title}</b>{' '}
        <span class="dim">
          <Time at={visibility.since} />
        </span>
      </p>
      {'reason' in visibility && (
        <p class="said">
          Reason: <bdi>{visibility.reason}</bdi>
        </p>
      )}
      <p>{text}</p>
    </section>
  );
}
