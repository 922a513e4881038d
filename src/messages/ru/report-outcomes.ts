// What came of a report, for those who sent it: on their page, and in an email.
import type { AreaTranslation } from '../message.ts';

export default {
  open: 'Администрация рассматривает её снова.',
  dismissed: 'Администрация рассмотрела её и решила ничего не менять.',
  hidden: 'Администрация рассмотрела её и скрыла проект.',
  removed: 'Администрация рассмотрела её и удалила запись.',
  suspended: 'Администрация рассмотрела её и заблокировала аккаунт владельца.',
  gone: 'Того, на что вы пожаловались, больше нет.',
  reviewRemoved: 'Администрация рассмотрела её и удалила отзыв.',
  reviewSuspended: 'Администрация рассмотрела её и заблокировала аккаунт автора.',
  profileHidden: 'Администрация рассмотрела её и скрыла профиль.',
  profileNameCleared: 'Администрация рассмотрела её и сбросила имя.',
  profileSuspended: 'Администрация рассмотрела её и заблокировала аккаунт.',
} satisfies AreaTranslation<'reportOutcomes'>;
