// One review, as visitors and those who run the listing see it: plain text with paragraphs, the reply, and what can be
// done.
import type { Child } from 'hono/jsx';
import type { ShownReview } from '../../reviews/list-queries.ts';
import { splitParagraphs } from '../../reviews/review-text.ts';
import { useTranslations } from '../translations.ts';
import { describeStars, StarRow } from './stars.tsx';
import { Time } from './time.tsx';

export type CardReview = Pick<
  ShownReview,
  'id' | 'stars' | 'body' | 'createdAt' | 'editedAt' | 'name' | 'helpful' | 'reply'
>;

interface ReviewCardProps {
  readonly review: CardReview;
  /** Instead of the name: "You" for one's own. */
  readonly by?: Child;
  /** Below the text and the reply: buttons and links. */
  readonly children?: Child;
}

/** Not a landmark, because several reviews may have the same label. */
export function ReviewCard({ review, by, children }: ReviewCardProps) {
  const t = useTranslations();
  const { id, stars, body, createdAt, editedAt, name, reply } = review;
  const author = name ?? t('reviews.anonymousVoter');
  return (
    <article class="review" id={id} tabindex={-1} aria-label={t('reviews.byAndStars', { name: author, stars })}>
      <header class="review-head">
        <StarRow value={stars} label={describeStars(stars)} />
        <b class="clipped">{by ?? <bdi>{author}</bdi>}</b>
        <WrittenTime createdAt={createdAt} editedAt={editedAt} />
      </header>
      <ReviewText text={body} />
      {reply && <ReplyBox text={reply.text} time={reply} />}
      {children && <div class="row review-acts">{children}</div>}
    </article>
  );
}

export function WrittenTime({ createdAt, editedAt }: Pick<CardReview, 'createdAt' | 'editedAt'>) {
  const t = useTranslations();
  const time = <Time at={createdAt} />;
  return (
    <span class="dim note">
      {editedAt ? t.rich('reviews.editedAt', { time, editTime: <Time at={editedAt} /> }) : time}
    </span>
  );
}

export function ReviewText({ text }: { text: string }) {
  return (
    <div class="review-text" dir="auto">
      {splitParagraphs(text).map((paragraph) => (
        <p>{paragraph}</p>
      ))}
    </div>
  );
}

interface ReplyBoxProps {
  readonly text: string;
  readonly time?: { readonly at: Date; readonly isEdited: boolean };
}

export function ReplyBox({ text, time }: ReplyBoxProps) {
  const t = useTranslations();
  return (
    <div class="review-reply">
      <p class="note">
        <b>{t('reviews.replyFromTeam')}</b>
        {time && (
          <>
            {' '}
            <span class="dim">
              {time.isEdited ? t.rich('reviews.replyEdited', { time: <Time at={time.at} /> }) : <Time at={time.at} />}
            </span>
          </>
        )}
      </p>
      <ReviewText text={text} />
    </div>
  );
}

/** `3 people found this helpful`; nothing if nobody did. */
export function HelpfulCount({ helpful }: { helpful: number }) {
  const t = useTranslations();
  if (helpful === 0) return null;
  return <span class="dim note">{t('reviews.helpfulCount', { count: helpful })}</span>;
}
