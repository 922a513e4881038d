// The check of a webhook’s receiver with five requests: what was sent, what came back, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  valid: 'Une requête valide',
  validSent: 'Un événement de test, signé avec ton secret comme un vrai vote.',
  repeated: 'La même requête de nouveau',
  repeatedSent:
    'Le même corps et le même ID d’événement, signés de nouveau comme tentative suivante. Cela arrive quand une réponse se perd.',
  forged: 'Une requête falsifiée',
  forgedSent: 'Un événement de test, signé avec un secret aléatoire.',
  unsigned: 'Une requête non signée',
  unsignedSent: 'Un événement de test sans signature.',
  stale: 'Une requête périmée',
  staleSent:
    'Un événement de test avec seulement une signature Standard Webhooks et un horodatage d’il y a dix minutes.',
  accepted: 'Acceptée : {status}.',
  refused:
    'Non acceptée : {status}. Les autres requêtes n’ont pas été envoyées, car leurs résultats n’auraient pas de sens.',
  refusedSignatureTodo:
    'Calcule le HMAC sur les octets bruts, avant toute lecture du JSON, avec tout le secret, y compris whsec_. Puis teste à nouveau.',
  refusedTodo:
    'Envoie un événement de test et suis les conseils de son résultat. Teste à nouveau une fois qu’il est livré.',
  acceptedAgain:
    'Acceptée de nouveau à raison : {status}. La réponse ne montre pas si un vote serait récompensé deux fois.',
  acceptedAgainTodo: 'Assure-toi que ton endpoint enregistre l’ID d’événement de chaque vote et ignore les doublons.',
  refusedAgain: 'La requête répétée n’a pas été acceptée : {status}. Cela compte comme une livraison échouée.',
  refusedAgainTodo: 'Si tu as déjà traité un ID d’événement, réponds par 2xx et ne fais rien d’autre.',
  rejected: 'Rejetée à raison : {status}.',
  rejectedOtherwise: 'Rejetée : {status}. Un 401 indiquerait la raison.',
  unclear: 'Ni acceptée ni rejetée : {status}. Une erreur sans rapport l’a peut-être empêchée.',
  unclearTodo:
    'Si la signature ne correspond pas, réponds par 401 avant de faire quoi que ce soit d’autre avec le corps.',
  acceptedForged: 'Acceptée : {status}. Toute personne qui connaît l’URL peut fabriquer de faux votes.',
  acceptedForgedTodo: 'Vérifie la signature avant d’utiliser le corps, et réponds par 401 si elle ne correspond pas.',
  acceptedUnsigned: 'Acceptée : {status}. N’importe qui peut fabriquer de faux votes en omettant la signature.',
  acceptedUnsignedTodo: 'Rejette les requêtes sans en-tête de signature comme tu rejetterais une mauvaise signature.',
  acceptedStale: 'Acceptée : {status}. Toute personne qui intercepte une requête peut la renvoyer bien plus tard.',
  acceptedStaleTodo:
    'Rejette les requêtes dont webhook-timestamp s’écarte de plus de cinq minutes, ou vérifie X-Webhook-Signature et enregistre les ID d’événement.',
} satisfies AreaTranslation<'receiverChecks'>;
