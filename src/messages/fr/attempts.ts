// One attempt to deliver a vote: its result, how long each step took, the request and the response.
import type { AreaTranslation } from '../message.ts';

export default {
  attempt: 'Tentative {number, number}',
  cause: 'Cause',
  causeFirst: 'Première tentative',
  causeRetry: 'Nouvel essai',
  causeRedelivery: 'Renvoyée à la main',
  causeTest: 'Test',
  started: 'Commencée',
  duration: 'Durée',
  unknownDuration: 'Inconnue',
  address: 'Adresse IP',
  noAddress: 'Aucune',
  countedAsFailure: 'Comptée comme échec',
  yes: 'Oui',
  no: 'Non',
  notSentYet: 'Pas encore envoyée',
  dns: 'DNS <b>{duration}</b>',
  connect: 'Connexion <b>{duration}</b>',
  tls: 'TLS <b>{duration}</b>',
  wait: 'Attente de la réponse <b>{duration}</b>',
  read: 'Lecture de la réponse <b>{duration}</b>',
  untilEnd: 'Jusqu’à la fin <b>{duration}</b>',
  reached: '{step, select, dns {DNS résolu} connect {Connecté} tls {TLS établi} other {Premier octet}}',
  notReached:
    '{step, select, dns {Non atteint : DNS résolu} connect {Non atteint : connecté} tls {Non atteint : TLS établi} other {Non atteint : premier octet}}',
  request: 'Requête',
  unknownUrl: 'inconnue, car le webhook a été retiré',
  savedAgain:
    'Le webhook a été enregistré de nouveau après cette tentative, le {time}, elle a donc peut-être utilisé une autre URL.',
  header: 'En-tête',
  value: 'Valeur',
  chatNotSigned: 'Les messages aux salons de chat ne sont pas signés.',
  signaturesRecomputed:
    'Les signatures ne sont pas conservées. Celles-ci ont été recalculées avec le secret utilisé alors et sont identiques à celles envoyées.',
  signaturesMadeUp: 'Signée avec un secret aléatoire pour ce test, qui n’a pas été conservé.',
  notSigned: 'Envoyée sans signature.',
  signaturesUnknown:
    'Les signatures ne sont pas conservées. Le secret ou l’URL a changé depuis, celles de cette tentative ne peuvent donc pas être recalculées.',
  copyAsCurl: 'Copier en curl',
  signedCurl:
    'Mets ton secret de signature à la première ligne. Ces commandes signent et envoient les mêmes octets. Il faut curl et openssl.',
  unsignedCurl: 'Envoie les mêmes octets. Il faut curl.',
  treatedAsVote: 'Ton endpoint le traitera comme un vrai vote.',
  theCommands: 'les commandes',
  response: 'Réponse',
  noBody: 'Pas de corps.',
  truncated: 'Tronquée : seuls les {size, number} premiers Kio sont conservés.',
} satisfies AreaTranslation<'attempts'>;
