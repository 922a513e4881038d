// What is wrong with the fields of a listing, its changelog, a review or a report, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  nameMissing: 'Saisis un nom.',
  nameProblem: 'Nom : {problem}',
  modsProblem: 'Mods : {problem}',
  alternativeTextProblem: 'Texte alternatif : {problem}',
  unstorable:
    '{field, select, summary {Le résumé} description {La description} other {Le lien}} contient un caractère qui ne peut pas être enregistré.',
  tooLong:
    'Utilise au maximum {max, number} caractères pour {field, select, summary {le résumé} description {la description} other {le lien}}. Il y en a {length, number}.',
  linkInvalid: 'Saisis un lien qui commence par https://, ou laisse vide.',
  linkCredentials: 'Retire le nom d’utilisateur et le mot de passe du lien.',
  discordInvalid:
    'Saisis une invitation à ton serveur Discord, par exemple https://discord.gg/abc123. Elle commence par discord.gg/ ou discord.com/invite/.',
  videoInvalid:
    'Saisis le lien d’une vidéo YouTube ou Vimeo, par exemple https://www.youtube.com/watch?v=… ou https://vimeo.com/….',
  websiteOfServer: 'Pour un serveur, saisis le site web comme lien.',
  hostAddress: 'Saisis un nom d’hôte ou une adresse IP, avec ou sans port, par exemple {example}.',
  robloxAddress:
    'Saisis la page de l’expérience sur roblox.com, par exemple roblox.com/games/1234567890, ou son ID de place.',
  privateAddress:
    'Les joueurs sur Internet ne peuvent pas atteindre {host}. Saisis l’adresse publique qu’ils utilisent. Pour autoriser une plage privée, l’administrateur peut définir ALLOW_PRIVATE_TARGETS.',
  modsOfServersOnly: 'Seuls les serveurs de jeu ont des mods.',
  countryOfServersOnly: 'Seuls les serveurs ont un pays.',
  countryUnknown: 'Choisis un pays dans la liste.',
  categoriesUnknown: 'Choisis des catégories dans la liste.',
  tooManyCategories: 'Choisis au maximum {max, number} catégories. Tu en as choisi {count, number}.',
  languagesUnknown: 'Choisis des langues dans la liste.',
  tooManyLanguages: 'Choisis au maximum {max, number} langues. Tu en as choisi {count, number}.',
  tooManyTags: 'Utilise au maximum {max, number} tags. Il y en a {count, number}.',
  tagsInvalid:
    'Utilise seulement des lettres (a à z), des chiffres et des tirets dans les tags, et au maximum {max, number} caractères pour chacun.',
  idTaken: 'Une fiche avec cet ID existe déjà.',
  stillDeleting:
    'Une fiche avec cet ID vient d’être supprimée, et ses votes sont encore en cours de suppression. Réessaie dans une minute.',
  ownerUnknown: 'Le compte du propriétaire n’existe plus.',
  idInvalid: 'Utilise de 1 à 32 lettres, chiffres, tirets bas et tirets pour l’ID.',
  applicationIdInvalid: 'Un ID d’application Discord a de 17 à 20 chiffres.',
  alternativeTextMissing: 'Décris l’image en quelques mots, pour les personnes qui ne peuvent pas la voir.',
  versionInvalid:
    'Utilise de 1 à 32 lettres (A à Z), chiffres, points, tirets bas, signes plus et tirets pour la version, en commençant par une lettre ou un chiffre.',
  releaseTimeInvalid: 'Choisis une date et une heure de publication, ou laisse le champ vide.',
  notesMissing: 'Décris ce qui a changé.',
  entryUnstorable:
    '{field, select, headline {Le titre ne peut pas être enregistré} other {Les notes ne peuvent pas être enregistrées}} : un caractère ne peut pas être stocké.',
  entryTooLong:
    'Utilise au maximum {max, number} caractères pour {field, select, headline {le titre} other {les notes}} ; il y en a {length, number}.',
  starsMissing: 'Choisis de 1 à 5 étoiles.',
  replyMissing: 'Saisis une réponse.',
  reportReasonMissing: 'Choisis une raison.',
  reportTextMissing: 'Décris le problème.',
  importApplicationId:
    'Saisis l’ID d’application, qui a de 17 à 20 chiffres, ou un lien d’invitation qui le contient : https://discord.com/oauth2/authorize?client_id=…',
  importDiscordDown:
    'Discord ne répond pas pour le moment. Réessaie dans un moment, ou remplis le formulaire sans importer.',
  importNoApplication: 'Discord n’a pas d’application {id}. Vérifie l’ID, et réessaie.',
  importedOften:
    'Tu as importé {times, number} fois en une heure. Réessaie plus tard, ou remplis le formulaire sans importer.',
} satisfies AreaTranslation<'listingValidation'>;
