// Emails to staff members. `{site}` is the name of the site, `{url}` an address on it, `{time}` a date with a time.
import type { AreaTranslation } from '../message.ts';

export default {
  waitingSubject: '{count, plural, one {Une fiche attend la validation} other {# fiches attendent la validation}}',
  waiting:
    '{count, plural, one {Une fiche attend la validation sur {site}, depuis le {time}.} other {# fiches attendent la validation sur {site}, la première depuis le {time}.}} Les visiteurs ne voient pas les fiches avant leur validation.',
  waitingEnd:
    'Tu reçois cet e-mail parce que tu es membre du staff. Il est envoyé au plus une fois par heure, et seulement quand de nouvelles fiches sont arrivées. Tu peux désactiver ces e-mails sur la même page.',
  alert: '{alert} sur {site}, depuis le {time}.',
  alertEnd:
    'Tu reçois cet e-mail parce que tu es membre du staff. Il est envoyé au plus une fois par heure. Tu peux désactiver ces e-mails : {url}',
  approval: '{count, plural, one {Une fiche attend la validation} other {# fiches attendent la validation}}',
  lookAlike: '{count, plural, one {Une fiche ressemble à une autre} other {# fiches ressemblent à une autre}}',
  flag: '{count, plural, one {Une fiche a des votes qui semblent faux} other {# fiches ont des votes qui semblent faux}}',
  claim:
    '{count, plural, one {Une revendication de fiche demande une décision} other {# revendications de fiches demandent une décision}}',
  report: '{count, plural, one {Il y a un nouveau signalement} other {# nouveaux signalements}}',
  approvalName: 'Fiches en attente de validation',
  lookAlikeName: 'Fiches qui ressemblent à une autre',
  flagName: 'Votes sous suspicion',
  claimName: 'Revendications de fiches',
  reportName: 'Signalements',
  testAlert: 'Les alertes arrivent dans ce salon. Ceci est un test',
  otherAlert: 'Quelque chose demande une décision',
  trialSubject: 'Le mode d’essai est terminé',
  trialEnded:
    'Le mode d’essai de {site} est terminé, car d’autres personnes peuvent accéder à ce service. Détecté : {sign}.',
  trialMeaning: 'Les votes ne peuvent plus être envoyés à des adresses de la machine où tourne le service.',
  trialTodo:
    'Définis BASE_URL avec l’adresse que les gens utilisent, et redémarre. Pour que les webhooks puissent de nouveau atteindre cette machine, définis ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128.',
} satisfies AreaTranslation<'staffEmails'>;
