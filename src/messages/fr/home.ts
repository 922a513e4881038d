// The home page.
import type { AreaTranslation } from '../message.ts';

export default {
  description:
    'Bots et serveurs de jeu sur {site} : trouve le tien, vote pour lui, et son propriétaire le sait tout de suite.',
  title: 'Trouve des bots et des serveurs de jeu que les gens adorent',
  lead: 'Vote pour ceux que tu aimes. Les propriétaires reçoivent chaque vote en quelques secondes et peuvent te récompenser.',
  categories: 'Catégories',
  discordBots: 'Bots Discord',
  topServers: 'Meilleurs serveurs',
  allServers: 'Voir tous les serveurs de jeu',
  topBots: 'Meilleurs bots',
  allBots: 'Voir tous les bots',
  rising: 'En hausse',
  risingNote: 'Les plus fortes progressions par rapport à la semaine dernière.',
  allRising: 'Voir tout ce qui monte',
  new: 'Nouveautés',
  newNote: 'Bots et serveurs ajoutés récemment.',
  newServers: 'Nouveaux serveurs',
  newBots: 'Nouveaux bots',
  updated: 'Mis à jour récemment',
  updatedNote: 'Bots avec de nouvelles notes de version.',
  allUpdated: 'Voir toutes les mises à jour',
  ownersTitle: 'Tu gères un bot ou un serveur ?',
  ownersText:
    'Tu reçois chaque vote sous forme de webhook signé. Si ton endpoint est en panne, on réessaie. Si la panne dure, rien n’est perdu : tu peux renvoyer chaque vote en un clic. En cas d’échec, tu vois ce qui n’a pas marché et comment le corriger.',
  addYours: 'Ajouter ton bot ou serveur',
  stepVote: '<b>Quelqu’un vote.</b> Le vote et sa livraison sont enregistrés ensemble, dans une seule transaction.',
  stepCall:
    '<b>On appelle ton endpoint.</b> La requête est signée, envoyée en quelques secondes, et réessayée en cas d’échec.',
  stepReward: '<b>Tu récompenses le votant.</b> Le journal montre chaque tentative et sa réponse.',
  latestDescription: '{title} sur {site}. {text}',
  risingTitle: 'Bots et serveurs en hausse',
  risingText: 'Les plus fortes progressions des sept derniers jours, par rapport aux sept jours précédents.',
  updatedTitle: 'Bots mis à jour récemment',
  updatedText: 'Bots avec de nouvelles notes de version, les plus récents d’abord.',
  nothingYet: 'Rien ici pour l’instant',
  nothingYetText: 'Reviens dans quelques jours, ou parcours toutes les fiches.',
  bots: 'Bots',
  gameServers: 'Serveurs de jeu',
  draft: 'Ceci est un brouillon, que seul le staff peut voir. <link>Modifie-le</link> pour le publier.',
} satisfies AreaTranslation<'home'>;
