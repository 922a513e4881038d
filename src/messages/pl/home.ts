// The home page.
import type { AreaTranslation } from '../message.ts';

export default {
  description: 'Boty i serwery gier na {site}: znajdź coś dla siebie i zagłosuj, a właściciel od razu się o tym dowie.',
  title: 'Znajdź boty i serwery gier, które ludzie uwielbiają',
  lead: 'Głosuj na te, które lubisz. Właściciele dowiadują się o każdym głosie w kilka sekund i mogą cię za niego nagrodzić.',

  categories: 'Kategorie',
  discordBots: 'Boty Discorda',

  topServers: 'Top serwery',
  allServers: 'Wszystkie serwery gier',
  topBots: 'Top boty',
  allBots: 'Wszystkie boty',
  rising: 'Na fali',
  risingNote: 'Największy wzrost w tym tygodniu w porównaniu z poprzednim.',
  allRising: 'Wszystkie na fali',
  new: 'Nowe',
  newNote: 'Ostatnio dodane boty i serwery.',
  newServers: 'Nowe serwery',
  newBots: 'Nowe boty',
  updated: 'Ostatnio aktualizowane',
  updatedNote: 'Boty z nową notką o wydaniu.',
  allUpdated: 'Wszystkie aktualizacje',

  ownersTitle: 'Prowadzisz bota lub serwer?',
  ownersText:
    'Każdy głos dostajesz jako podpisany webhook. Gdy twój endpoint nie działa, ponawiamy próby. Jeśli nie wstanie, nic nie przepada: każdy głos dostarczysz ponownie jednym kliknięciem. Gdy coś się nie uda, zobaczysz, co poszło nie tak i jak to naprawić.',
  addYours: 'Dodaj swojego bota lub serwer',
  stepVote: '<b>Ktoś głosuje.</b> Głos i jego dostawa zapisują się razem, w jednej transakcji.',
  stepCall:
    '<b>Wywołujemy twój endpoint.</b> Żądanie jest podpisane, wychodzi w kilka sekund, a gdy się nie uda, ponawiamy je.',
  stepReward: '<b>Nagradzasz głosującego.</b> Dziennik pokazuje każdą próbę i odpowiedź na nią.',

  latestDescription: '{title} na {site}. {text}',
  risingTitle: 'Boty i serwery na fali',
  risingText: 'Największy wzrost z ostatnich siedmiu dni w porównaniu z siedmioma wcześniejszymi.',
  updatedTitle: 'Ostatnio aktualizowane boty',
  updatedText: 'Boty z nową notką o wydaniu, od najnowszych.',
  nothingYet: 'Na razie nic tu nie ma',
  nothingYetText: 'Zajrzyj za kilka dni albo przejrzyj wszystkie wpisy.',
  bots: 'Boty',
  gameServers: 'Serwery gier',

  draft: 'To szkic, który widzi tylko administracja. <link>Edytuj go</link>, żeby go opublikować.',
} satisfies AreaTranslation<'home'>;
