// Notices to the owner and managers of a listing, in the dashboard and by email: what happened, then what it means.
import type { AreaTranslation } from '../message.ts';

export default {
  webhookFailing: 'Le webhook a échoué {count, plural, one {# fois} other {# fois d’affilée}}.',
  webhookFailingMeaning: 'Après {max, number} échecs d’affilée, il sera désactivé. Aucun vote n’est perdu.',
  webhookDisabled: 'Le webhook est désactivé : il a échoué {count, plural, one {# fois} other {# fois d’affilée}}.',
  webhookDisabledMeaning:
    'Aucun vote n’est perdu. Enregistre de nouveau l’URL du webhook pour l’activer. Tu pourras ensuite renvoyer les votes échoués.',
  listenerFailing: 'L’écouteur de votes a échoué {count, plural, one {# fois} other {# fois d’affilée}}.',
  listenerFailingMeaning:
    'Les joueurs qui ont voté n’ont pas été récompensés. Ils sont listés sur la page de l’écouteur.',
  entryRemoved: 'Le staff a retiré une entrée du changelog.',
  entryRemovedMeaning:
    'Les visiteurs ne la voient plus. Tu ne peux ni remplacer ni supprimer cette version, sauf si le staff la rétablit.',
  entryRestored: 'Le staff a rétabli une entrée du changelog.',
  entryRestoredMeaning: 'Les visiteurs la voient de nouveau, et tu peux la remplacer ou la supprimer.',
  planChanged:
    '{pro, select, yes {L’offre est maintenant {plan}, avec Changelog Pro.} other {L’offre est maintenant {plan}.}}',
  planOther: 'une autre',
  planChangedMeaning: 'Elle s’applique aux nouveaux votes. Les votes déjà émis gardent leur poids.',
  streamBehind:
    'Un programme va bientôt manquer des votes : il n’a pas confirmé de votes du flux en direct depuis plus de {days, plural, one {# jour} other {# jours}}.',
  streamBehindMeaning:
    'Le flux en direct garde les événements pendant {days, plural, one {# jour} other {# jours}}. Redémarre le programme pour qu’il les reçoive. S’il n’est plus utilisé, retire le consommateur.',
  streamMissed:
    'Un programme a manqué des votes : il n’a pas confirmé de votes du flux en direct pendant plus de {days, plural, one {# jour} other {# jours}}.',
  streamMissedMeaning:
    'Les votes comptent, mais le flux en direct ne les a plus. La page du webhook indique combien. Redémarre le programme pour qu’il n’en manque plus. S’il n’est plus utilisé, retire le consommateur.',
  tokenExpiring: 'Un jeton d’API expire dans {days, plural, one {# jour} other {# jours}}.',
  tokenExpiringMeaning:
    'Les programmes qui l’utilisent cesseront alors de fonctionner. Prolonge-le, ou crées-en un autre et remplace-le.',
  approved: 'Le staff a validé la fiche.',
  approvedMeaning: 'Elle est maintenant publique, et on peut voter pour elle.',
  refused: 'Le staff n’a pas validé la fiche.',
  refusedMeaning:
    'Seuls son propriétaire et ses gestionnaires la voient. Pour que le staff l’examine de nouveau, corrige le problème et enregistre.',
  hidden: 'Le staff a masqué la fiche.',
  hiddenMeaning: 'Elle n’est pas publique et n’accepte pas de votes. Rien n’a été supprimé.',
  shown: 'Le staff a rendu la fiche de nouveau visible.',
  shownMeaning: 'Elle est de nouveau publique, et on peut voter pour elle.',
  annulled: 'Le staff a annulé {count, plural, one {# vote} other {# votes}}.',
  annulledMeaning:
    '{count, plural, one {Il ne compte plus} other {Ils ne comptent plus}}, ni dans le classement ni ailleurs. Ce qui a déjà été livré n’est pas rappelé, et ce qui n’a pas encore été envoyé ne l’est pas.',
  restored: 'Le staff a rétabli {count, plural, one {# vote} other {# votes}}.',
  restoredMeaning: '{count, plural, one {Il compte} other {Ils comptent}} de nouveau, comme avant.',
  reviewWritten: '{count, plural, one {La fiche a un nouvel avis.} other {La fiche a # nouveaux avis.}}',
  reviewWrittenMeaning: 'Tu peux répondre à chacun, publiquement.',
  reviewRemoved: 'Le staff a retiré un avis sur la fiche.',
  reviewRemovedMeaning: 'Les visiteurs ne le voient plus, et il ne compte plus dans la moyenne.',
  replyRemoved: 'Le staff a retiré une réponse à un avis.',
  replyRemovedMeaning: 'L’avis reste. Tu peux écrire une autre réponse.',
  reportAsked: 'Le staff a une question sur un signalement.',
  reportAskedMeaning:
    'Quelqu’un a signalé cette fiche, une entrée de son changelog ou un de ses avis. Ta réponse n’est montrée qu’au staff.',
  reportSettled: 'Le staff a classé le signalement sur lequel il t’avait interrogé.',
  reportSettledMeaning: 'Rien ne change pour ta fiche.',
  ownerSuspended: 'Le staff a suspendu le compte du propriétaire.',
  ownerSuspendedMeaning:
    'La fiche reste telle quelle. Jusqu’à la fin de la suspension, ses jetons d’API peuvent lire mais rien modifier.',
  proofFailing: 'La preuve que cette fiche est à toi n’a pas pu être confirmée.',
  proofFailingMeaning:
    'Elle est vérifiée de nouveau deux fois par jour. Si elle ne peut pas être confirmée sous {days, plural, one {# jour} other {# jours}}, elle prend fin.',
  proofEnded: 'La preuve que cette fiche est à toi a pris fin.',
  proofEndedMeaning:
    'Sa page ne dit plus que le propriétaire est vérifié. Tu peux le prouver de nouveau à tout moment.',
  claimed: 'Quelqu’un d’autre a prouvé que cette fiche est à lui, et la revendique.',
  claimedMeaning:
    'Prouve qu’elle est à toi sous {hours, plural, one {# heure} other {# heures}}. Sinon, elle lui est transférée, avec ses votes.',
} satisfies AreaTranslation<'noticeTexts'>;
