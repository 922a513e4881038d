// The live stream of a listing: a connection over which programs, its consumers, get votes.
import type { AreaTranslation } from '../message.ts';

export default {
  liveStream: 'Flux en direct',
  text: 'Ton programme se connecte à ce service et reçoit les votes par cette connexion, il n’a donc pas besoin d’adresse publique : <guide>Suivre le flux en direct</guide>. Le programme a besoin d’un jeton d’API avec la permission <code>votes:read</code>. Crée-le sur la page <tokens>Jetons</tokens> ; il n’est affiché qu’une fois.',
  noConsumers: 'Aucun programme ne s’est encore connecté avec un nom de consommateur.',
  createToken: 'Créer un jeton pour le flux en direct',
  sendTest: 'Envoyer un événement de test au flux',
  status: 'État',
  consumer: 'Consommateur',
  lastAcknowledged: 'Dernier confirmé',
  action: 'Action',
  connected: 'Connecté',
  notConnected: 'Non connecté',
  never: 'Jamais',
  removeNamed: 'Retirer <unseen>{name}</unseen>',
  nothingWaits: 'Aucun événement ne l’attend.',
  upToDate: 'À jour.',
  behind:
    '{events, plural, one {# événement de retard. Le premier date de : {since}.} other {# événements de retard. Le premier date de : {since}.}}',
  behindOrMore:
    '{events, plural, one {# événement de retard ou plus. Le premier date de : {since}.} other {# événements de retard ou plus. Le premier date de : {since}.}}',
  dateAndDays: '{time}, {days, plural, one {il y a # jour} other {il y a # jours}}',
  aboutToMiss: 'Va bientôt manquer des votes',
  deletesFirst: 'Le flux supprime le premier vote {time}.',
  missed: '{votes, plural, one {# vote manqué} other {# votes manqués}}',
  missedOrMore: '{votes, plural, one {# vote manqué ou plus} other {# votes manqués ou plus}}',
  notAcknowledged:
    '{days, plural, one {Il ne les a pas confirmés pendant # jour.} other {Il ne les a pas confirmés pendant # jours.}}',
  noEvents:
    '{days, plural, one {Il n’y a eu ni vote ni événement de test depuis # jour.} other {Il n’y a eu ni vote ni événement de test depuis # jours.}}',
  latestEvents: 'Derniers événements',
  latestEventsText:
    'Les votes et événements de test les plus récents de cette fiche. Le flux en direct les a tous, y compris ceux envoyés au webhook.',
  acknowledgedBy: 'Confirmé par',
  nobody: 'Aucun consommateur',
  forwarded: 'Transmis',
  removeTitle: 'Retirer le consommateur',
  removeQuestion: 'Retirer ce consommateur ?',
  removeConsumer: 'Retirer le consommateur',
  removeText: 'Le service oublie où {name} en est. La prochaine connexion sous ce nom commence à partir de maintenant.',
  removeTextBehind:
    'Le service oublie où {name} en est. La prochaine connexion sous ce nom commence à partir de maintenant, et ne reçoit pas {events, plural, one {l’événement qu’il n’a pas confirmé} other {les # événements qu’il n’a pas confirmés}}.',
  removeConnected: 'Un programme est connecté sous ce nom. Sa connexion prend fin. Pour le reconnecter, redémarre-le.',
  removed: 'Le consommateur a été retiré. La prochaine connexion sous son nom commence à partir de maintenant.',
  onlyStream: 'Flux en direct seulement',
  listener: 'Écouteur de votes',
  notToWebhook: 'Non envoyé à un webhook',
  toListener: 'Il a été envoyé à l’écouteur de votes. La <link>page de l’écouteur</link> montre le résultat.',
  toStreamOnly: 'Envoyé seulement sur le flux en direct',
  testNotInLog:
    'Le journal du webhook n’a pas cet événement, soit parce qu’un événement de test du flux en direct n’est pas envoyé au webhook, soit parce que le webhook a été retiré.',
  voteNotInLog:
    'Le journal du webhook n’a pas ce vote, soit parce que la fiche n’avait pas de webhook quand il a été enregistré, soit parce que le webhook a été retiré.',
  canGetIt:
    'Les programmes qui <link>suivent le flux en direct</link> peuvent le recevoir pendant {days, plural, one {# jour} other {# jours}}, jusqu’au {time}.',
} satisfies AreaTranslation<'stream'>;
