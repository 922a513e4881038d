// Staff: what they can do with a case of reports. Each step has a question, a button, an explanation, a hint below the
// field for the reason, and what is said once it is done.
import type { AreaTranslation } from '../message.ts';

export default {
  dismissQuestion: 'Classer les signalements ?',
  dismissButton: 'Classer',
  dismissText:
    'Rien ne change pour la fiche. Les personnes connectées qui l’ont signalée voient ta raison ; le propriétaire aussi si tu l’as interrogé.',
  dismissHint:
    'Montrée aux personnes connectées qui l’ont signalée, et au propriétaire si tu l’as interrogé. Au maximum {max, number} caractères.',
  dismissDone: 'Les signalements ont été classés.',
  shownToTeam: 'Montrée au propriétaire et aux gestionnaires. Au maximum {max, number} caractères.',
  hideQuestion: 'Masquer cette fiche ?',
  hideButton: 'Masquer la fiche',
  hideText:
    'Elle n’est plus visible du public et n’accepte plus de votes. Rien n’est supprimé, et tu peux la rendre de nouveau publique. Son propriétaire et ses gestionnaires reçoivent une notification avec ta raison, sans savoir qui l’a signalée.',
  hideDone: 'La fiche a été masquée. Son propriétaire peut voir la raison.',
  removeQuestion: 'Retirer cette entrée ?',
  removeButton: 'Retirer l’entrée',
  removeText:
    'Elle disparaît du changelog et de ses flux. Le propriétaire et les gestionnaires la voient toujours, avec ta raison, mais pas qui l’a signalée. Tu pourras la rétablir plus tard.',
  removeDone: 'L’entrée a été retirée. Son propriétaire peut voir la raison.',
  suspendQuestion: 'Suspendre le propriétaire ?',
  suspendButton: 'Suspendre',
  suspendText:
    'Le propriétaire est déconnecté partout et ne peut ni se connecter ni voter. La fiche reste publique ; si c’est elle le problème, masque-la plutôt. Jusqu’à la fin de la suspension, les jetons d’API du propriétaire peuvent lire mais rien modifier.',
  suspendHint:
    'Montrée au propriétaire et aux gestionnaires, y compris à la connexion. Au maximum {max, number} caractères.',
  suspendDone: 'Le propriétaire a été suspendu et déconnecté partout.',
  askQuestion: 'Interroger le propriétaire ?',
  askButton: 'Envoyer la question',
  askText:
    'Le propriétaire et les gestionnaires reçoivent une notification avec ta question, et un e-mail si l’envoi d’e-mails est configuré, et peuvent y répondre sur leur tableau de bord. Ils ne sauront pas qui a fait le signalement. D’ici là, le dossier est marqué « En attente du propriétaire ».',
  askHint: 'Au maximum {max, number} caractères.',
  askDone: 'Ta question a été envoyée au propriétaire et aux gestionnaires.',
  reopenQuestion: 'Rouvrir ce dossier ?',
  reopenButton: 'Rouvrir',
  reopenText:
    'Ce qui a été masqué, retiré ou suspendu le reste jusqu’à ce que tu y mettes fin. Les personnes qui l’ont signalé avec un compte sont prévenues que tu l’examines de nouveau.',
  reopenHint: 'Pour les autres membres du staff. Au maximum {max, number} caractères.',
  reopenDone: 'Le dossier est de nouveau ouvert.',
  dismissReviewText:
    'Rien ne change pour l’avis. Les personnes connectées qui l’ont signalé voient ta raison ; le propriétaire de la fiche aussi si tu l’as interrogé.',
  removeReviewQuestion: 'Retirer cet avis ?',
  removeReviewButton: 'Retirer l’avis',
  removeReviewText:
    'Les visiteurs ne le voient plus, et il ne compte plus dans la moyenne. Son auteur reçoit une notification avec ta raison et ne peut pas écrire d’autre avis sur cette fiche pendant {days, plural, one {# jour} other {# jours}}. Tu pourras le rétablir plus tard.',
  removeReviewHint:
    'Montrée à l’auteur, au propriétaire et aux gestionnaires de la fiche. Au maximum {max, number} caractères.',
  removeReviewDone: 'L’avis a été retiré. Son auteur peut voir la raison.',
  suspendAuthorQuestion: 'Suspendre l’auteur ?',
  suspendAuthorButton: 'Suspendre l’auteur',
  suspendAuthorText:
    'L’auteur est déconnecté partout et ne peut ni se connecter ni voter. Jusqu’à la fin de la suspension, aucun de ses avis n’est affiché.',
  suspendAuthorHint: 'Montrée à l’auteur à la connexion. Au maximum {max, number} caractères.',
  suspendAuthorDone: 'L’auteur a été suspendu et déconnecté partout.',
  dismissProfileText: 'Rien ne change pour le profil. Les personnes connectées qui l’ont signalé voient ta raison.',
  dismissProfileHint: 'Montrée aux personnes connectées qui l’ont signalé. Au maximum {max, number} caractères.',
  shownToPerson: 'Montrée à la personne. Au maximum {max, number} caractères.',
  hideProfileQuestion: 'Masquer ce profil ?',
  hideProfileButton: 'Masquer le profil',
  hideProfileText:
    'Personne d’autre ne voit le profil jusqu’à ce que le staff le réaffiche sur la page de la personne. Votes, avis et compte restent. La personne reçoit une notification avec ta raison, et un e-mail si l’envoi d’e-mails est configuré, sans savoir qui l’a signalée.',
  hideProfileDone: 'Le profil a été masqué. La personne peut voir la raison.',
  clearNameQuestion: 'Effacer le nom de cette personne ?',
  clearNameButton: 'Effacer le nom',
  clearNameText:
    'Elle s’appelle « Member » partout, et les listes ne la nomment plus. Elle reçoit une notification avec ta raison et peut choisir un autre nom. Le profil reste public ; si c’est lui le problème, masque-le plutôt.',
  clearNameDone: 'Le nom a été effacé. La personne peut voir la raison.',
  suspendPersonQuestion: 'Suspendre cette personne ?',
  suspendPersonButton: 'Suspendre',
  suspendPersonText:
    'Elle est déconnectée partout et ne peut ni se connecter ni voter. Jusqu’à la fin de la suspension, ni son profil ni ses avis ne sont affichés.',
  suspendPersonHint: 'Montrée à la personne à la connexion. Au maximum {max, number} caractères.',
  suspendPersonDone: 'La personne a été suspendue et déconnectée partout.',
} satisfies AreaTranslation<'reportSteps'>;
