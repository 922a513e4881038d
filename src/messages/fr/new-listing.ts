// Adding a listing, and importing one.
import type { AreaTranslation } from '../message.ts';

export default {
  addListing: 'Ajouter une fiche',
  kindTitle: 'Que veux-tu ajouter ?',
  kindBot: 'Un bot',
  kindBotText: 'Pour Discord et d’autres plateformes de chat. Un vote toutes les 12 heures.',
  kindServer: 'Un serveur {game}',
  kindServerText: 'Un vote toutes les 24 heures.',
  addYourBot: 'Ajouter ton bot',
  addYourServer: 'Ajouter ton serveur {game}',
  changeType: 'Changer de type',
  addButton: 'Ajouter la fiche',
  tooMany: 'Tu peux ajouter {max, number} fiches par jour. Ajoutes-en d’autres demain.',
  claimInstead: '{problem} Si le bot est à toi, revendique-le sur {url}.',
  addedProve: 'Ajoutée. Prouve qu’elle est à toi pour la rendre publique.',
  addedPublic: 'Ta fiche est maintenant publique.',
  addedWaiting: 'Ta fiche est en attente de validation.',
  importDiscord: 'Importer depuis Discord',
  importDiscordText:
    'Remplit le nom, l’icône, la description et les tags à partir de ce que Discord publie sur ton application. Ce que tu as saisi est conservé, et rien n’est enregistré avant l’ajout de la fiche.',
  importDiscordField: 'ID d’application ou lien d’invitation',
  importDiscordHint: 'Dans le portail des développeurs de Discord, sous General Information.',
  importServer: 'Importer depuis le serveur',
  importServerText:
    'Remplit le résumé et l’icône à partir de ce que ton serveur affiche dans le jeu. Le serveur doit être en ligne. Ce que tu as saisi est conservé, et rien n’est enregistré avant l’ajout de la fiche.',
  importServerField: 'Adresse du serveur',
  importServerHint: 'Ce que les joueurs saisissent pour se connecter, comme play.oak.example.',
  importButton: 'Importer',
  updateDiscord: 'Mettre à jour depuis Discord',
  updateDiscordText:
    'Met à jour le nom et l’icône, et remplit les champs vides, à partir de ce que Discord publie sur l’application. Rien n’est enregistré tant que tu n’appuies pas sur « Enregistrer ».',
  updateServer: 'Mettre à jour depuis le serveur',
  updateServerText:
    'Met à jour le résumé et l’icône à partir de ce que le serveur affiche dans le jeu. Rien n’est enregistré tant que tu n’appuies pas sur « Enregistrer ».',
  noApplication:
    'La fiche n’indique pas de quelle application Discord il s’agit. Saisis d’abord le lien d’invitation du bot et enregistre.',
  noAddress: 'La fiche n’a pas d’adresse de serveur. Saisis-la d’abord et enregistre.',
  imported: 'Importé depuis {source}. Vérifie les champs, puis appuie sur « {button} ».',
  useImportedIcon: 'Utiliser l’icône importée',
  importedIconGone:
    'L’icône importée a expiré, car les imports sont gardés une heure. Importe de nouveau, ou choisis une image.',
} satisfies AreaTranslation<'newListing'>;
