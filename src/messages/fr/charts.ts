// Charts, and numbers of game servers.
import type { AreaTranslation } from '../message.ts';

export default {
  noVotesOfDays: '{days, plural, one {Aucun vote depuis # jour.} other {Aucun vote depuis # jours.}}',
  noVotesOfHours: '{hours, plural, one {Aucun vote depuis # heure.} other {Aucun vote depuis # heures.}}',
  votesPerHour:
    'Votes par heure sur {bars, plural, one {# heure} other {# heures}} : {total, number} au total, au maximum {most, number} en une heure.',
  votesPerDay:
    'Votes par jour sur {bars, plural, one {# jour} other {# jours}} : {total, number} au total, au maximum {most, number} en un jour.',
  votesPerMonth:
    'Votes par mois sur {bars, plural, one {# mois} other {# mois}} : {total, number} au total, au maximum {most, number} en un mois.',
  now: 'maintenant',
  today: 'aujourd’hui',
  thisMonth: 'ce mois-ci',
  bar: '{label} : {votes, plural, one {# vote} other {# votes}}',
  hoursAsTable: 'Afficher en tableau <dim>(heures en {zone})</dim>',
  daysAsTable: 'Afficher en tableau <dim>(jours en {zone})</dim>',
  monthsAsTable: 'Afficher en tableau <dim>(mois en {zone})</dim>',
  hour: 'Heure ({zone})',
  day: 'Jour ({zone})',
  month: 'Mois ({zone})',
  votes: 'Votes',
  count:
    '{what} sur {days, plural, one {# jour} other {# jours}} : de {first, number} à {last, number}, au minimum {least, number}, au maximum {most, number}.',
  players: 'Joueurs',
  playersOnline: '<b>{count, number} en ligne</b><dim> · actualisé {time}</dim>',
  playersOfMost: '<b>{count, number} sur {most, number} en ligne</b><dim> · actualisé {time}</dim>',
  offlineSince: 'Hors ligne. A cessé de répondre {time}.',
  notKnownYet: 'Pas encore connu. Le serveur est interrogé pour la première fois.',
  notReported: 'Inconnu. Le serveur n’indique pas son nombre de joueurs, mais il est peut-être quand même en ligne.',
  noAddress: 'Cette fiche n’a pas encore d’adresse de serveur.',
  changeAddress: 'Changer l’adresse',
  addAddress: 'Ajouter une adresse',
  online: 'En ligne',
  offline: 'Hors ligne',
  unknown: 'Inconnu',
  aboutServer: 'À propos du serveur',
  uptimeOfDays:
    '{days, plural, =1 {{percent} de disponibilité aujourd’hui} one {{percent} de disponibilité sur # jour} other {{percent} de disponibilité sur # jours}}',
  uptime:
    '{days, plural, =1 {Disponibilité : <b>{percent}</b> aujourd’hui} one {Disponibilité : <b>{percent}</b> sur # jour} other {Disponibilité : <b>{percent}</b> sur # jours}}',
  uptimeByDay:
    '{down, plural, =0 {Disponibilité par jour sur {days, plural, one {# jour} other {# jours}} : en ligne {percent} du temps, aucun jour avec une panne.} one {Disponibilité par jour sur {days, plural, one {# jour} other {# jours}} : en ligne {percent} du temps, en panne # jour sur {polled, number}.} other {Disponibilité par jour sur {days, plural, one {# jour} other {# jours}} : en ligne {percent} du temps, des pannes # jours sur {polled, number}.}}',
  dayOnline: '{day} : en ligne {percent}',
  dayNotPolled: '{day} : non interrogé',
  daysAgo: '{days, plural, one {il y a # jour} other {il y a # jours}}',
  asTable: 'Afficher en tableau',
  dayUtc: 'Jour (UTC)',
} satisfies AreaTranslation<'charts'>;
