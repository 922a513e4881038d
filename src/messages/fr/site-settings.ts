// Staff: the settings of the site that need no restart, each with a label and a hint. Names in capital letters are
// environment variables and stay as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Paramètres du site',
  intro:
    'Les changements prennent effet tout de suite, dans tous les processus. Les paramètres venant de variables d’environnement ne peuvent pas être changés ici, et certains, comme les adresses, les clés et la base de données, ne se définissent que là-bas.',
  groupListings: 'Fiches',
  groupPeople: 'Personnes',
  groupVotes: 'Votes',
  groupPlans: 'Offres',
  saveSettings: 'Enregistrer les paramètres',
  saved: 'Enregistré. Les paramètres sont en vigueur.',
  overridden: '{variable} est définie dans l’environnement, qui a priorité.',
  setByEnvironment: 'Défini par {variable} dans l’environnement.',
  on: 'Activé',
  off: 'Désactivé',
  approval: 'Validation des nouvelles fiches',
  approvalHint: 'Si c’est activé, les nouvelles fiches ne deviennent publiques qu’après validation par le staff.',
  reviews: 'Avis',
  reviewsHint:
    'Si c’est désactivé, les avis et leurs formulaires sont masqués partout, mais rien n’est supprimé. Si c’est activé, les propriétaires peuvent quand même les désactiver pour leurs fiches.',
  contact: 'Contact',
  contactHint: 'Une adresse e-mail ou une adresse https. Elle est publique.',
  privacyUrl: 'Adresse de ta page de confidentialité',
  privacyUrlHint: 'Seulement si elle est sur un autre site : sinon, écris une page avec l’adresse « privacy ».',
  termsUrl: 'Adresse de tes conditions',
  termsUrlHint: 'Seulement si elles sont sur un autre site : sinon, écris une page avec l’adresse « terms ».',
  disposableEmail: 'Adresses e-mail jetables',
  disposableEmailHint: 'De faux votants s’en servent pour confirmer beaucoup de comptes.',
  refuse: 'Refuser',
  allow: 'Autoriser',
  accountsPerNetwork: 'Nouveaux comptes par réseau et par heure',
  limitHint: 'Un nombre entier, ou « off » pour aucune limite.',
  voteCaptcha: 'Vérification avant un vote',
  voteCaptchaHint:
    'Pour utiliser le captcha d’un autre fournisseur, définis VOTE_CAPTCHA et ses clés dans l’environnement.',
  captchaOff: 'Le navigateur résout une énigme tout seul',
  captchaAltcha: 'Le votant coche une case, et l’énigme est plus difficile',
  votesPerNetwork: 'Votes par réseau pour une fiche, par délai de vote',
  votesPerNetworkHint:
    'Un nombre entier, ou « off » pour aucune limite. Un foyer ou une école partage en général un réseau.',
  votesPerNetworkHour: 'Votes par réseau et par heure, pour toutes les fiches',
  planWeights: 'Poids d’un vote',
  planWeightsHint: 'Combien un vote compte dans le classement, de 1 à 9999. Les votes déjà émis gardent leur poids.',
  weightOfPlan: 'Offre {plan}',
  planNames: 'Nom de l’offre',
  planNamesHint: 'Comment les pages appellent l’offre : au maximum 24 caractères, sans virgules ni signes égal.',
  nameOfPlan: 'Offre « {plan} »',
} satisfies AreaTranslation<'siteSettings'>;
