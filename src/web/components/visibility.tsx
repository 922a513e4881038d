// Who can see a listing: as a pill for staff, and as a notice for its owner and managers.
import type { ShownListing } from '../../listings/shown-listings.ts';
import type { MessageKey } from '../../messages/message.ts';
import { useTranslations } from '../translations.ts';
import { Pill, type Tone } from './pill.tsx';
import { Time } from './time.tsx';

type State = ShownListing['visibility']['state'];

export const VISIBILITY_LABELS = {
  public: { tone: 'good', word: 'forms.public' },
  pending: { tone: 'warn', word: 'forms.pending' },
  refused: { tone: 'bad', word: 'forms.refused' },
  hidden: { tone: 'bad', word: 'forms.hidden' },
} as const satisfies Readonly<Record<State, { readonly tone: Tone; readonly word: MessageKey }>>;

export function VisibilityPill({ visibility }: Pick<ShownListing, 'visibility'>) {
  const t = useTranslations();
  const { tone, word } = VISIBILITY_LABELS[visibility.state];
  return <Pill tone={tone}>{t(word)}</Pill>;
}

const NOTICES = {
  pending: { title: 'forms.pending', text: 'forms.pendingText' },
  refused: { title: 'forms.refusedTitle', text: 'forms.refusedText' },
  hidden: { title: 'forms.hidden', text: 'forms.hiddenText' },
} as const satisfies Readonly<
  Record<Exclude<State, 'public'>, { readonly title: MessageKey; readonly text: MessageKey }>
>;

/** Nothing if the listing is public. */
export function VisibilityNotice({ visibility }: Pick<ShownListing, 'visibility'>) {
  const t = useTranslations();
  if (visibility.state === 'public') return null;
  const { title, text } = NOTICES[visibility.state];
  return (
    <section class={`card notice ${VISIBILITY_LABELS[visibility.state].tone}`} aria-label={t('forms.whoSees')}>
      <p>
        <b>{t(title)}</b>{' '}
        <span class="dim">
          <Time at={visibility.since} />
        </span>
      </p>
      {'reason' in visibility && (
        <p class="said">{t.rich('forms.reason', { reason: <bdi>{visibility.reason}</bdi> })}</p>
      )}
      <p>{t(text)}</p>
    </section>
  );
}
