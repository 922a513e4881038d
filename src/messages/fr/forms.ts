// Parts of forms that many pages share, and small parts of pages: status labels, passkeys, linked accounts.
import type { AreaTranslation } from '../message.ts';

export default {
  errorTitle: 'Erreur : {title}',
  optional: 'facultatif',
  problems: '{count, plural, =1 {Corrige un problème.} one {Corrige # problème.} other {Corrige # problèmes.}}',
  copyWhat: 'Copier {what}',
  selectAndCopy: 'Sélectionne le texte et copie-le',
  fromPalette: '{label}, depuis une palette',
  imageHint: 'PNG, JPEG, WebP, GIF ou AVIF, au maximum 5 Mo. {what}',
  imageEmpty: 'Le fichier est vide. Choisis une autre image.',
  imageTooLarge: 'L’image dépasse 5 Mo. Réduis-la et réessaie.',
  imageType: 'Ce type de fichier n’est pas pris en charge. Choisis une image PNG, JPEG, WebP, GIF ou AVIF.',
  imageTooSmall:
    'L’image est trop petite. Choisis-en une d’au moins {width, number} pixels de large et {height, number} pixels de haut.',
  imageTooManyPixels: 'L’image a plus de 40 millions de pixels. Réduis-la et réessaie.',
  imageUnreadable:
    'L’image est illisible. Elle est peut-être endommagée ou incomplète. Enregistre-la de nouveau, ou choisis une autre image.',
  imagesBusy: 'Trop d’images sont en cours de traitement. Réessaie dans une minute.',
  imagesUnavailable:
    'Les images ne peuvent pas être traitées, car il manque une bibliothèque. L’administrateur du service peut l’installer.',
  icon: 'Icône',
  iconImage: 'Image de l’icône',
  iconHint: 'L’image est recadrée en carré. Seule la première image d’une animation est utilisée.',
  iconShown: 'Affichée dans les listes et sur la page de la fiche.',
  iconMissing: 'La première lettre du nom est affichée tant que tu n’as pas envoyé d’image.',
  saveIcon: 'Enregistrer l’icône',
  removeIcon: 'Retirer l’icône',
  uploadsInProgress: 'Deux de tes envois sont encore en cours. Attends qu’ils se terminent, puis réessaie.',
  tooManyUploads: 'Trop d’images sont envoyées en ce moment. Attends quelques secondes, puis réessaie.',
  tooManyForms: 'Trop de formulaires sont envoyés en ce moment. Attends quelques secondes, puis réessaie.',
  version: 'Version',
  versionHint:
    'Ton propre numéro, comme 2.4.0. Jusqu’à 32 lettres, chiffres et caractères . _ + - sont autorisés. Tu ne pourras plus le changer.',
  headline: 'Titre',
  headlineHint: 'Au maximum {max, number} caractères.',
  notes: 'Notes',
  notesHint:
    'Markdown : titres, gras, italique, listes, liens et code. Le HTML est affiché comme du texte. Au maximum {max, number} caractères.',
  releasedAt: 'Publié le',
  releasedAtHint:
    '{zone} {edits, select, yes {Laisse vide pour garder l’heure actuelle.} other {Laisse vide pour maintenant.}} La date ne peut pas être dans le futur.',
  inZone: 'En {name}.',
  inTimeZone: 'Dans le fuseau horaire {name} ({offset}).',
  newPasswordHint:
    'Au moins {min, plural, one {# caractère} other {# caractères}}. Quelques mots au hasard font l’affaire.',
  passwordLength: 'Utilise de {min, number} à {max, number} caractères pour le mot de passe.',
  accountGone: 'Ce compte n’existe plus.',
  currentPassword: 'Mot de passe actuel',
  currentPasswordHint: 'Pour confirmer que c’est bien toi.',
  noPassword:
    'Ton compte n’a pas de mot de passe. Plus de dix minutes après la connexion, tu dois d’abord confirmer que c’est bien toi.',
  email: 'E-mail',
  turnOffEmails: 'Désactiver les e-mails',
  turnOnEmails: 'Activer les e-mails',
  passkeysNeedScripts: 'Les clés d’accès ont besoin de JavaScript.',
  passkeyKnown: 'Cet appareil a déjà une clé d’accès pour ton compte.',
  passkeyAddress:
    'Les clés d’accès ne fonctionnent pas à cette adresse. Ouvre ce site à son adresse habituelle, puis réessaie.',
  passkeyUnsuitable: 'Cet appareil ne peut pas créer de clé d’accès adaptée. Essaie un autre appareil.',
  passkeyNotAdded: 'Aucune clé d’accès n’a été ajoutée : l’opération a été annulée ou a pris trop de temps. Réessaie.',
  passkeyNotUsed:
    'Aucune clé d’accès n’a été utilisée : l’opération a été annulée ou a pris trop de temps, ou cet appareil n’en a pas pour ce site. Réessaie, ou utilise un autre moyen.',
  passkeyFailed: 'La clé d’accès n’a pas fonctionné. Réessaie, ou utilise un autre moyen.',
  connectDiscord:
    'Ce bot ne peut te remercier que si tu <link>connectes ton compte Discord</link>. Ton vote compte dans tous les cas.',
  rewardGoesTo: 'La récompense va à {account}. <link>Changer</link>',
  rewardUnknown:
    'Aucun compte {platform} n’est lié, donc le serveur ne saura peut-être pas qui récompenser. <link>Lier ton compte {platform}</link>',
  linkedTo: 'Lié : {account}. <link>Changer</link>',
  linkMinecraft: '<link>Lie ton compte Minecraft</link> si ce serveur demande un code.',
  webhookHealthy: 'Opérationnel',
  webhookFailing: 'En échec : {count, number} sur {limit, number} d’affilée',
  webhookDisabled: 'Désactivé',
  webhookPaused: 'En pause',
  noVotesSinceSaved: 'Aucun vote depuis l’enregistrement',
  noVotesYet: 'Pas encore de vote',
  listenerFailing: 'En échec : {count, number} d’affilée',
  listenerUnconfirmed: 'Non confirmé',
  listenerWorking: 'Opérationnel',
  whoSees: 'Qui voit cette fiche',
  public: 'Publique',
  pending: 'En attente de validation',
  refused: 'Refusée',
  hidden: 'Masquée par le staff',
  pendingText:
    'Le staff examine cette fiche avant qu’elle ne devienne publique. D’ici là, tu peux tout configurer, mais personne ne peut voter.',
  refusedTitle: 'Le staff n’a pas validé cette fiche',
  refusedText:
    'La raison est indiquée ci-dessous. Corrige le problème sous Contenu pour que la fiche soit réexaminée. Tant qu’elle n’est pas validée, personne d’autre ne peut la voir.',
  hiddenText:
    'Personne d’autre ne peut la voir, et personne ne peut voter. Les votes précédents sont conservés et toujours livrés.',
  reason: 'Raison : {reason}',
  planFree: 'Gratuite',
  planVerified: 'Plus',
  planEnterprise: 'Entreprise',
  askForPlan: 'Demande à l’administrateur du site de changer ton offre.',
  contactForPlan: '<link>Contacte-nous</link> pour changer d’offre.',
} satisfies AreaTranslation<'forms'>;
