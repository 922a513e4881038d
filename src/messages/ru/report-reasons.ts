// Why something is reported, as choices of a form and in lists of reports.
import type { AreaTranslation } from '../message.ts';

export default {
  impersonation: 'Выдаёт себя за других',
  scam: 'Мошенничество или вредоносная программа',
  votes: 'Похоже на накрутку голосов',
  illegal: 'Оскорбительный или незаконный контент',
  broken: 'Не работает или больше не существует',
  spam: 'Реклама или спам',
  untrue: 'Не об этом боте или сервере',
  private: 'Раскрывает личные данные',
  other: 'Другое',
} satisfies AreaTranslation<'reportReasons'>;
