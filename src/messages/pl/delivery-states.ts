// The states of deliveries, and what they mean.
import type { AreaTranslation } from '../message.ts';

export default {
  waiting: 'Oczekuje',
  waitingMeans: 'Jest w kolejce i wkrótce zostanie wysłane.',
  sending: 'Wysyłanie',
  sendingMeans: 'Próba w toku.',
  delivered: 'Dostarczone',
  deliveredMeans: 'Dotarło.',
  retrying: 'Ponawiane',
  retryingMeans: 'Próba się nie udała, będzie następna.',
  failed: 'Nieudane',
  failedMeans: 'Nie dotarło i samo nie zostanie już wysłane.',
  held: 'Wstrzymane',
  heldMeans: 'Webhook jest wstrzymany. Zostanie wysłane, gdy go wznowisz.',
  inSentence:
    '{state, select, waiting {oczekuje} sending {wysyłanie} delivered {dostarczone} retrying {ponawiane} failed {nieudane} other {wstrzymane}}',
  rejectedByEndpoint: 'odrzucone przez twój endpoint',
  notSent: 'nie wysłano',
  retriesUsedUp: 'próby wyczerpane',
  forEarlierVote: 'na wcześniejszy głos',
  notConfirmed: 'bez potwierdzenia',
  withAnotherVote: 'z innym głosem',
  rejectedByListener: 'odrzucone przez twój odbiornik',
  mayHaveArrived: 'mogło dotrzeć',
  correctlyRejected: 'Słusznie odrzucone',
  notClearlyRejected: 'Niejasno odrzucone',
  wronglyAccepted: 'Błędnie przyjęte',
} satisfies AreaTranslation<'deliveryStates'>;
