// Proving that a listing belongs to its owner, and claims.
import type { AreaTranslation } from '../message.ts';

export default {
  ownership: 'Propriété',
  proven: 'Tu as prouvé que cette fiche est à toi.',
  tooManyChecks: 'Trop de vérifications. Réessaie dans {wait}.',
  proveAgain: 'Le prouver de nouveau',
  prove: 'Prouver qu’elle est à toi',
  onlyOwner: 'Seul le propriétaire de la fiche peut prouver qu’elle est à lui.',
  verified: 'Propriétaire vérifié',
  notVerified: 'Propriétaire non vérifié',
  notProven: 'Non prouvée',
  notProvenText:
    'Prouve que tu possèdes {subject}, et ta fiche reçoit le badge « Propriétaire vérifié ». D’ici là, sa page dit que personne ne l’a prouvé, et toute personne qui peut le prouver peut revendiquer la fiche.',
  notProvenTextAlone:
    'Prouve qu’elle est à toi, et ta fiche reçoit le badge « Propriétaire vérifié ». D’ici là, sa page dit que personne ne l’a prouvé, et toute personne qui peut le prouver peut revendiquer la fiche.',
  proof: 'Preuve',
  notConfirmed: 'Non confirmée',
  provenText:
    '{days, plural, one {{subject} : prouvé par {method}. La preuve est vérifiée chaque jour, et quand l’adresse change.} other {{subject} : prouvé par {method}. La preuve est vérifiée tous les # jours, et quand l’adresse change.}}',
  latestCheckFailed: 'La dernière vérification n’a pas trouvé de preuve',
  proofEnds: 'Sinon, la preuve prend fin {time}.',
  provenAt: 'Prouvée',
  checkedAt: 'Dernière vérification',
  nextCheckAt: 'Prochaine vérification',
  claimByOther: 'Revendication',
  claimByOtherTitle: 'Quelqu’un d’autre revendique cette fiche',
  claimByOtherText: 'Cette personne a prouvé qu’elle possède {subject}, par {method}.',
  claimContested: 'Tu l’as prouvé aussi, la fiche te reste donc, sauf si le staff en décide autrement.',
  claimDue:
    'Si tu ne le prouves pas aussi, la fiche lui est transférée {time} ({exact}), avec ses votes. Tes gestionnaires, jetons, webhook et écouteur de votes sont alors retirés.',
  provenForVisitors:
    'La personne qui gère cette fiche a prouvé qu’elle possède {subject}, par {method}. Dernière vérification {time}.',
  notProvenForVisitors:
    '{type, select, bot {Personne n’a encore prouvé que cette fiche vient de ceux qui gèrent le bot.} other {Personne n’a encore prouvé que cette fiche vient de ceux qui gèrent le serveur.}}',
  isItYours:
    '{type, select, bot {Ce bot est à toi ? Revendique la fiche} other {Ce serveur est à toi ? Revendique la fiche}}',
  cannotBeProven: 'Cela ne peut pas encore être prouvé',
  checkFailed: 'La vérification n’a pas trouvé de preuve',
  signInWithDiscord: 'Se connecter avec Discord',
  checkNow: 'Vérifier maintenant',
  hiddenLabel: 'Preuve de propriété',
  hidden: 'Masquée tant que tu n’as pas prouvé qu’elle est à toi',
  hiddenText: 'Seuls son propriétaire, ses gestionnaires et le staff voient cette fiche, et personne ne peut voter.',
  proveLink: 'Prouver la propriété',
  claimTitle: 'Revendiquer une fiche',
  claimHeading: 'Revendiquer cette fiche',
  claimIntro:
    'Quelqu’un d’autre a ajouté cette fiche. Si tu possèdes <b>{subject}</b>, prouve-le d’une de ces manières.',
  claimIntroAlone: 'Quelqu’un d’autre a ajouté cette fiche.',
  claimOfProven: 'Son propriétaire l’a prouvé aussi, c’est donc le staff qui décide à qui elle revient.',
  claimWaits:
    'Son propriétaire est prévenu et a {hours, plural, one {# heure} other {# heures}} pour le prouver aussi. Ensuite, la fiche est à toi, avec ses votes.',
  claimAgain: 'Le prouver de nouveau',
  claimAgainText:
    'Une preuve compte pendant {hours, plural, one {# heure} other {# heures}}. Ensuite, le staff la vérifie de nouveau.',
  claimedTitle: 'Déjà revendiquée',
  claimedText:
    'Quelqu’un a déjà revendiqué cette fiche. Si elle est à toi, reviens quand cette revendication aura été tranchée.',
  claimYours: 'Ta revendication',
  claimProven: 'Tu as prouvé que tu possèdes <b>{subject}</b>, par {method}, {time}.',
  claimOwnerProven: 'Le propriétaire de la fiche l’a prouvé aussi. Le staff décide à qui elle revient.',
  claimIsDue:
    'Son propriétaire est prévenu. Sauf s’il le prouve aussi, la fiche sera à toi {time} ({exact}). Laisse le code où il est jusque-là.',
  claimWithdraw: 'Retirer la revendication',
  claimMade: 'Tu as prouvé qu’elle est à toi. Ta revendication est ci-dessous.',
  claimWithdrawn: 'Ta revendication est retirée.',
  claimEnded: 'Cette revendication a déjà pris fin.',
  claimSignInExpired: 'La connexion a expiré. Recommence-la.',
  claimNotConfirmed: 'Discord n’a pas confirmé la connexion. Réessaie.',
  claimTryLater: 'Réessaie plus tard.',
} satisfies AreaTranslation<'ownership'>;
