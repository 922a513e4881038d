// Ways to prove that a listing is one’s own, and what a check found. `{code}` is what the owner has to publish.
import type { AreaTranslation } from '../message.ts';

export default {
  discordSignIn: 'Connexion avec Discord',
  byDiscordSignIn: 'une connexion avec le compte Discord qui possède l’application',
  doDiscordSignIn:
    'Connecte-toi avec le compte Discord qui possède l’application. Discord demande si ce site peut voir les droits (entitlements) de tes applications : pouvoir les lire prouve que l’application est à toi. L’accès prend fin tout de suite, et on te demandera de te reconnecter chaque mois.',
  discordDescription: 'Description sur Discord',
  byDiscordDescription: 'un code dans la description de l’application',
  doDiscordDescription:
    'Ouvre ton application dans le portail des développeurs de Discord, ajoute ce code à sa description et enregistre. Laisse-le en place : il est vérifié chaque mois.',
  motd: 'Message du jour (MOTD)',
  byMotd: 'un code dans le message du jour',
  doMotd:
    'Ajoute ce code à motd dans server.properties, ou au message du jour de ton proxy, et redémarre. Laisse-le en place : il est vérifié chaque mois.',
  dnsTxt: 'Enregistrement DNS',
  byDnsTxt: 'un enregistrement DNS',
  doDnsTxt:
    'Ajoute un enregistrement TXT avec ce nom et cette valeur là où tu gères le domaine. La propagation peut prendre un moment. Laisse-le en place : il est vérifié chaque mois.',
  fivemVariable: 'Variable du serveur',
  byFivemVariable: 'un code dans une variable du serveur',
  doFivemVariable:
    'Ajoute cette ligne à server.cfg et redémarre le serveur, ou saisis-la dans la console. Laisse-la en place : elle est vérifiée chaque mois.',
  robloxDescription: 'Description sur Roblox',
  byRobloxDescription: 'un code dans la description sur Roblox',
  doRobloxDescription:
    'Ajoute ce code à la description de l’expérience ou, si un groupe la possède, à celle du groupe. Laisse-le en place : il est vérifié chaque mois.',
  byUnknown: 'une vérification',
  copyCode: 'le code',
  copyRecordName: 'le nom de l’enregistrement',
  copyLine: 'la ligne pour server.cfg',
  application: 'l’application Discord {id}',
  place: 'la place Roblox {id}',
  addressMissing: 'Saisis d’abord l’adresse sous Contenu.',
  addressIsJoinLink:
    'Un lien cfx.re ne contient pas l’adresse du serveur. Saisis d’abord son hôte et son port sous Contenu, comme play.example:30120.',
  addressUnusable: 'L’adresse sous Contenu ne peut pas être vérifiée. Corrige-la d’abord.',
  applicationMissing:
    'Cette fiche n’indique pas de quelle application Discord il s’agit. Saisis d’abord le lien d’invitation du bot sous Contenu : https://discord.com/oauth2/authorize?client_id=…',
  checkFailed: 'La vérification a échoué à cause d’un problème de notre côté. Réessaie dans un moment.',
  serviceDown: '{service} ne répond pas pour le moment. Réessaie dans un moment.',
  noApplication: 'Discord n’a pas d’application {id}. Vérifie l’ID d’application de la fiche.',
  notInApplication:
    'La description de l’application ne contient pas {code}. Ajoute-le, attends que le changement soit enregistré, et vérifie de nouveau.',
  notInMotd:
    'Le message du jour ne contient pas {code}. Ajoute-le, attends que le changement soit enregistré, et vérifie de nouveau.',
  notInRecord:
    'L’enregistrement {name} ne contient pas {code}. Ajoute-le, attends que le changement soit enregistré, et vérifie de nouveau.',
  notInGame:
    'La description du jeu ne contient pas {code}. Ajoute-le, attends que le changement soit enregistré, et vérifie de nouveau.',
  notInGameOrGroup:
    'La description du jeu ou de son groupe ne contient pas {code}. Ajoute-le, attends que le changement soit enregistré, et vérifie de nouveau.',
  notInVariables:
    'Aucune variable publique du serveur ne contient {code}. Ajoute la ligne, redémarre, et vérifie de nouveau.',
  noNameServer: 'Aucun serveur de noms n’est joignable d’ici. Réessaie dans un moment.',
  noRecord:
    'Il n’y a pas encore d’enregistrement TXT {name}. La propagation d’un nouvel enregistrement peut prendre un moment.',
  recordBroken: 'Les serveurs de noms renvoient une erreur pour {name}. Vérifie les paramètres DNS du domaine.',
  recordTimeout: 'Les serveurs de noms ne répondent pas pour {name}. Vérifie les paramètres DNS du domaine.',
  signInAgain:
    'Une connexion avec Discord prouve la propriété pendant un mois. Reconnecte-toi, ou ajoute le code à la description de l’application, qui est vérifiée automatiquement.',
  signInCanceled: 'Discord n’a pas confirmé la connexion. Réessaie.',
  otherAccount:
    'Ce compte Discord ne possède pas l’application {id}. Connecte-toi sur discord.com avec celui qui la possède, et réessaie.',
  listingDeleted: 'La fiche a été supprimée.',
  addressChanged: 'L’adresse a changé. Prouve la nouvelle par une autre méthode.',
  wayUnfit: 'Cette méthode ne convient pas à l’adresse actuelle de la fiche. Choisis-en une autre.',
  accountUnable: 'Ce compte ne peut rien prouver pour le moment.',
  justDeleted: 'Cette fiche vient d’être supprimée.',
  justChanged: 'La fiche vient d’être modifiée. Vérifie de nouveau.',
  claimedByOther: 'Quelqu’un d’autre a aussi revendiqué cette fiche. Attends la décision, ou contacte-nous.',
  manager:
    'Tu gères cette fiche, tu ne peux donc pas la revendiquer. Son propriétaire peut te la transférer sur la page Gestionnaires.',
  claimUncheckable: 'Cette revendication ne peut plus être vérifiée.',
} satisfies AreaTranslation<'ownershipProofs'>;
