// The frame of the documentation; the guides themselves are in English.
import type { AreaTranslation } from '../message.ts';

export default {
  pageTitle: '{title} · Docs',
  navigation: 'Docs',
  overview: 'Aperçu',
  apiReference: 'Référence de l’API',
  downloads: 'Téléchargements',
  quickStarts: 'Démarrage rapide',
  topics: 'Sujets',
  title: 'Documentation',
  description: 'Recevoir des votes, vérifier des votes et publier sur {site}.',
  lead: 'Reçois chaque vote sous forme de webhook signé ou par un flux en direct, vérifie qui a voté, et transmets les statistiques de ton bot. Chaque guide commence par du code qui marche et finit par le dépannage.',
  quickStartsLead: 'Ton premier vote en cinq minutes. Choisis ce que tu utilises :',
  apiReferenceText: 'Chaque endpoint, avec ses champs, ses erreurs et une requête à copier.',
  machineReadable: 'Formats lisibles par machine',
  machineReadableText:
    'L’API et le webhook sont décrits en <openapi>OpenAPI 3.1</openapi>, ce qui te permet de générer un client. Chaque guide existe aussi en Markdown : ajoute <code>.md</code> à son URL. <llms>llms.txt</llms> liste tous les guides.',
  examplesNote:
    'Dans les exemples, les heures, les ID et les secrets sont inventés, et le JSON est mis en forme pour être lisible. Tout le reste est exactement ce que l’API renvoie.',
  asMarkdown: 'Cette page en Markdown',
} satisfies AreaTranslation<'docs'>;
