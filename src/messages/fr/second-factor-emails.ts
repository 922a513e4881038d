// Emails about changes to the second factors of an account. `{site}` is the name of the site, `{url}` an address on it,
// `{name}` that of a passkey.
import type { AreaTranslation } from '../message.ts';

export default {
  appAddedSubject: 'Une appli d’authentification a été ajoutée',
  appAdded: 'Une appli d’authentification vient d’être ajoutée à ton compte sur {site}.',
  appRemovedSubject: 'L’appli d’authentification a été retirée',
  appRemoved: 'L’appli d’authentification vient d’être retirée de ton compte sur {site}.',
  passkeyAddedSubject: 'Une clé d’accès a été ajoutée',
  passkeyAdded: 'Une clé d’accès vient d’être ajoutée à ton compte sur {site}.',
  passkeyAddedNamed: 'Une clé d’accès vient d’être ajoutée à ton compte sur {site} : {name}.',
  passkeyRemovedSubject: 'Une clé d’accès a été retirée',
  passkeyRemoved: 'Une clé d’accès vient d’être retirée de ton compte sur {site}.',
  passkeyRemovedNamed: 'Une clé d’accès vient d’être retirée de ton compte sur {site} : {name}.',
  turnedOffSubject: 'La double authentification a été désactivée',
  turnedOnSubject: 'La double authentification a été activée',
  allRemoved: 'La double authentification vient d’être désactivée pour ton compte sur {site}.',
  codesRenewedSubject: 'De nouveaux codes de secours ont été créés',
  codesRenewed:
    'De nouveaux codes de secours viennent d’être créés pour ton compte, et les anciens ne fonctionnent plus sur {site}.',
  codeUsedSubject: 'Un code de secours a été utilisé',
  codeUsed:
    'Un code de secours vient d’être utilisé pour confirmer une connexion ou une action dans ton compte sur {site}.',
  reset:
    'L’administrateur a désactivé la double authentification de ton compte, et toutes les sessions ont été fermées sur {site}.',
  guessedSubject: 'Des codes incorrects ont été saisis pour ton compte',
  guessed:
    'Quelqu’un a saisi beaucoup de codes incorrects à la deuxième étape de la connexion à ton compte. Cette personne connaît ton mot de passe, ou peut utiliser ton compte Discord sur {site}.',
  nowOn: 'La connexion demande maintenant une deuxième étape. Toutes les autres sessions ont été fermées.',
  nowOff: 'La connexion ne demande plus de deuxième étape. Toutes les autres sessions ont été fermées.',
  guessedEnd: 'Si ce n’était pas toi, définis un nouveau mot de passe : {url}',
  end: 'Si ce n’était pas toi, définis un nouveau mot de passe, puis vérifie tes seconds facteurs : {url}',
} satisfies AreaTranslation<'secondFactorEmails'>;
