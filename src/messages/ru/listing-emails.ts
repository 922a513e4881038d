// Emails about listings, as plain text. `{site}` is the name of the site, `{listing}` the name of a listing, `{url}` an
// address on the site. Each line is a paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  inviteSubject: 'Управление проектом на {site}',
  invite: '{person} приглашает вас управлять проектом {listing}.',
  offerSubject: 'Предложение принять проект на {site}',
  offer: '{person} хочет передать вам владение проектом {listing}.',
  inviteHow: 'Чтобы узнать, что это значит, и принять или отклонить предложение, откройте ссылку:',
  inviteEnd:
    'Ссылка работает один раз, в течение семи дней и только для этого адреса. Если вы этого не ждали, просто не обращайте внимания на письмо.',
  lostSubject: '{listing}: новый владелец',
  lost: 'Кто-то другой подтвердил, что проект {listing} на {site} принадлежит ему, а вы этого не сделали. Теперь это его проект.',
  lostRemoved: 'Менеджеры, токены API, вебхук и приёмник голосов проекта удалены. Голоса вам больше не отправляются.',
  lostEnd: 'Если вы считаете, что это ошибка, напишите администрации сайта.',
  transferredSubject: '{listing}: проект теперь ваш',
  transferred:
    'Вы подтвердили, что {listing} на {site} — ваш проект, и теперь он принадлежит вам. Настройте вебхук или приёмник голосов: те, что были у прежнего владельца, удалены.',
  dismissedSubject: '{listing}: ваша заявка отклонена',
  dismissed: 'Администрация {site} отклонила вашу заявку на проект {listing}. Владелец проекта остаётся прежним.',
  lapsedSubject: '{listing}: ваша заявка закрыта',
  lapsed:
    'Ваша заявка на проект {listing} на {site} закрыта: к нужному сроку подтверждение не нашлось. Опубликуйте код снова и подайте заявку ещё раз.',
  replySubject: 'Ответ на ваш отзыв о проекте {listing}',
  reply: 'Команда проекта {listing} ответила на ваш отзыв на {site}:',
  replyEnd: 'Отключить письма об ответах можно здесь:\n{url}',
  reviewRemovedSubject: 'Ваш отзыв о проекте {listing} удалён',
  reviewRemoved: 'Администрация {site} удалила ваш отзыв о проекте {listing}.',
  reason: 'Причина: {reason}',
  reviewRemovedEnd:
    'Его по-прежнему видите только вы и администрация. Новый отзыв о проекте {listing} можно написать через {days, number} дн.',
  reviewShownSubject: 'Ваш отзыв о проекте {listing} снова виден',
  reviewShown: 'Администрация {site} восстановила ваш отзыв о проекте {listing}. Его снова видят все.',
  reportSubject: 'Ваша жалоба: {listing}',
  reportedListing: 'Вы пожаловались на проект {listing} на {site}.',
  reportedEntry: 'Вы пожаловались на версию {version} проекта {listing} на {site}.',
  reportedReview: 'Вы пожаловались на отзыв о проекте {listing} на {site}.',
  reportedProfile: 'Вы пожаловались на профиль пользователя {listing} на {site}.',
  profileHiddenSubject: 'Ваш профиль скрыт',
  profileHidden: 'Администрация {site} скрыла ваш публичный профиль. Другие его больше не видят.',
  nameClearedSubject: 'Ваше имя сброшено',
  nameCleared: 'Администрация {site} сбросила ваше имя. Выберите другое в своём аккаунте.',
  profileShownSubject: 'Ваш профиль больше не скрыт',
  profileShown: 'Администрация {site} больше не скрывает ваш профиль. Он публичный, если вы его включили.',
} satisfies AreaTranslation<'listingEmails'>;
