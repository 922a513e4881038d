// GET /account/reviews: what a person has reviewed. POST …/dismiss dismisses a notice about a review, POST …/mails
// switches the emails about replies.
import type { Person } from '../../../access/person.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { splitPage } from '../../../core/split-page.ts';
import { dismissReviewNews, setReplyMails, wantsReplyMails } from '../../../reviews/notice-queries.ts';
import { selectOwnReviews } from '../../../reviews/own-review-queries.ts';
import { parsePosition, positionOf, writePosition } from '../../../reviews/review-order.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { MailSwitch } from '../../components/mail-switch.tsx';
import { NextPages } from '../../components/pager.tsx';
import { OwnReviewCard } from '../../components/review-news.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { localPath, withQuery } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';

const PATH = '/account/reviews';
const PER_PAGE = 10;

export async function showOwnReviews(context: WebContext, person: Person) {
  const { app, t } = context.var;
  const { db, outbox } = app;
  const after = parsePosition(context.req.query('after') ?? '');
  const [found, mails] = await Promise.all([
    selectOwnReviews(db, person.id, { after, limit: PER_PAGE + 1 }),
    wantsReplyMails(db, person.id),
  ]);
  const { rows: reviews, last } = splitPage(found, PER_PAGE);
  return showPage(context, {
    title: t('profileSettings.myReviews'),
    account: 'reviews',
    content: (
      <div class="narrow-page stack">
        <h1>{t('profileSettings.myReviews')}</h1>
        {reviews.length === 0 && (
          <EmptyState title={t('profileSettings.noReviews')} text={t('profileSettings.noReviewsText')} />
        )}
        {reviews.map((review) => (
          <OwnReviewCard review={review} />
        ))}
        <NextPages
          first={after && PATH}
          next={last && withQuery(PATH, { after: writePosition(positionOf('newest', { ...last, helpful: 0 })) })}
        />
        {outbox && (
          <MailSwitch
            action={`${PATH}/mails`}
            mails={mails}
            words={t(mails ? 'profileSettings.replyMailsOn' : 'profileSettings.replyMailsOff')}
          />
        )}
      </div>
    ),
  });
}

export async function submitDismissReviewNews(context: WebContext, person: Person) {
  const form = await readForm(context);
  const id = form.text('review');
  if (ID_PATTERN.test(id)) await dismissReviewNews(context.var.app.db, person.id, id);
  return redirectWithFlash(context, localPath(form.text('back'), PATH));
}

export async function submitReplyMails(context: WebContext, person: Person) {
  const mails = (await readForm(context)).text('mails') === 'on';
  await setReplyMails(context.var.app.db, person.id, mails);
  return redirectWithSuccess(
    context,
    PATH,
    context.var.t(mails ? 'profileSettings.replyMailsTurnedOn' : 'profileSettings.replyMailsTurnedOff'),
  );
}
