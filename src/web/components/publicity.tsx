// Who finds a listing: in a word for staff, and as a notice to those who run it.
import type { Listing } from '../web-parts.ts';
import { Pill, type Tone } from './pill.tsx';
import { Time } from './time.tsx';

type State = Listing['visibility']['state'];

export const PUBLICITY_LABELS: Readonly<Record<State, { readonly tone: Tone; readonly word: string }>> = {
  public: { tone: 'good', word: 'public' },
  pending: { tone: 'warn', word: 'waits for approval' },
  refused: { tone: 'bad', word: 'refused' },
  hidden: { tone: 'bad', word: 'hidden by staff' },
};

export function VisibilityPill({ visibility }: Pick<Listing, 'visibility'>) {
  const { tone, word } = PUBLICITY_LABELS[visibility.state];
  return <Pill tone={tone}>{word}</Pill>;
}

const NOTICES: Readonly<Record<Exclude<State, 'public'>, { readonly title: string; readonly text: string }>> =
  {
    pending: {
      title: 'Staff looks at this listing before others find it',
      text: 'Set everything up meanwhile: webhook, tokens and tests work. Nobody can vote yet.',
    },
    refused: {
      title: 'Staff did not approve this listing',
      text: 'Change what the reason names under Settings, and it is looked at again. Nobody else sees it meanwhile.',
    },
    hidden: {
      title: 'Staff has hidden this listing',
      text: 'Nobody else sees it and nobody can vote. Votes that were cast are kept and still delivered.',
    },
  };

/** Nothing while everybody finds it. */
export function VisibilityNotice({ visibility }: Pick<Listing, 'visibility'>) {
  if (visibility.state === 'public') return null;
  const { title, text } = NOTICES[visibility.state];
  return (
    <section
      class={`card notice ${PUBLICITY_LABELS[visibility.state].tone}`}
      aria-label="Who sees this listing"
    >
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
