// The frame of the documentation; the guides themselves are in English.
import type { AreaTranslation } from '../message.ts';

export default {
  pageTitle: '{title} · Документация',
  navigation: 'Документация',
  overview: 'Обзор',
  apiReference: 'Справочник API',
  downloads: 'Загрузки',
  quickStarts: 'Быстрый старт',
  topics: 'Темы',
  title: 'Документация',
  description: 'Получайте голоса, проверяйте их и публикуйте обновления на {site}.',
  lead: 'Получайте каждый голос подписанным вебхуком или через поток событий, проверяйте, кто проголосовал, и передавайте статистику бота. Каждое руководство начинается с рабочего кода и заканчивается разбором проблем.',
  quickStartsLead: 'Пять минут до первого голоса. Выберите, что у вас:',
  apiReferenceText: 'Все эндпоинты с полями, ошибками и запросом, который можно скопировать.',
  machineReadable: 'Машиночитаемые форматы',
  machineReadableText:
    'API и вебхук описаны в <openapi>OpenAPI 3.1</openapi>, по которому можно сгенерировать клиент. Каждое руководство доступно и в Markdown: добавьте <code>.md</code> к его URL. В <llms>llms.txt</llms> перечислены все руководства.',
  examplesNote:
    'Время, ID и секреты в примерах вымышлены, а JSON отформатирован для удобства. Всё остальное — ровно то, что возвращает API.',
  asMarkdown: 'Эта страница в Markdown',
} satisfies AreaTranslation<'docs'>;
