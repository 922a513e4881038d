// Error pages: what happened, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  noAccess: 'Accès refusé',
  noAccessText: 'Ta session est bien active, mais cette fiche appartient à quelqu’un d’autre.',
  notFound: 'Page introuvable',
  notFoundText: 'L’adresse contient peut-être une faute de frappe, ou la fiche a été supprimée.',
  tooMuchData: 'Trop de données',
  tooMuchDataText: 'Les données envoyées sont trop volumineuses. Réduis-les et renvoie-les.',
  unreadableForm: 'Impossible de lire ce formulaire',
  unreadableFormText: 'Reviens en arrière, recharge la page et renvoie le formulaire.',
  tooManyRequests: 'Trop de requêtes',
  tooManyRequestsText: 'Attends quelques minutes, puis reviens en arrière et réessaie.',
  failed: 'Une erreur s’est produite',
  failedText: 'Le problème vient de chez nous, et rien n’a été perdu. Réessaie dans un instant.',
  unavailable: 'Le service est temporairement indisponible',
  unavailableText:
    'La base de données est inaccessible. Réessaie dans une minute. Les votes déjà comptés ne sont pas perdus.',
  foreignForm: 'Ce formulaire n’a pas été envoyé depuis ce site',
  foreignFormText:
    'Pour protéger ton compte, seuls les formulaires de ce site sont acceptés. Reviens en arrière, recharge la page et renvoie le formulaire.',
  home: 'Accueil',
  bots: 'Bots',
  servers: 'Serveurs',
  supportCode: 'Si tu demandes de l’aide au <contact>support</contact>, indique ce code : {code}',
  tooManySearches: 'Trop de recherches',
  tooManySearchesText:
    'Il y a eu trop de recherches depuis ton réseau. Tu pourras de nouveau chercher dans {wait}. Tout le reste fonctionne.',
  searchAgain: 'Relancer la recherche',
  showAll: 'Tout afficher',
} satisfies AreaTranslation<'errors'>;
