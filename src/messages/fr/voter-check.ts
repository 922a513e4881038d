// The check before a vote that the voter is not a robot: our own puzzle, which the browser solves, or the captcha of
// {provider}, such as Turnstile.
import type { AreaTranslation } from '../message.ts';

export default {
  replaced:
    '{provider}, qui vérifie ici que tu n’es pas un robot, ne répond pas pour le moment. Ton navigateur résout une énigme à la place, ce qui prend quelques secondes de plus.',
  blocked:
    'La vérification de {provider} n’a pas pu être chargée dans ton navigateur. Autorise {hosts} pour cette page, par exemple dans ton bloqueur de pubs, et recharge-la.',
  failed: 'La vérification de {provider} a échoué. Réessaie, ou recharge la page.',
  takesSeconds: 'Cette vérification prend quelques secondes.',
  takesLonger:
    'Cette vérification prend plus de temps que d’habitude, car beaucoup de votes ou de vérifications échouées viennent de ton réseau, ou parce qu’elle en remplace une autre.',
  needsScriptForPuzzle:
    'Il faut JavaScript pour voter, car ton navigateur résout une petite énigme qui tient les robots à distance. Tout le reste du site fonctionne sans.',
  needsScriptForCaptcha:
    'Il faut JavaScript pour voter, car {provider} vérifie que tu n’es pas un robot. Tout le reste du site fonctionne sans.',
  notRobot: 'Je ne suis pas un robot',
  checking: 'Vérification que tu n’es pas un robot…',
  checked: 'Vérifié : tu n’es pas un robot',
  checkFailed: 'La vérification a échoué. Réessaie.',
  checkExpired: 'La vérification a expiré. Réessaie.',
  checkRuns: 'La vérification est encore en cours. Patiente un peu.',
  needsHttps: 'La vérification ne fonctionne qu’en HTTPS. Préviens l’administrateur du site.',
  notLoaded: 'La vérification n’a pas pu être chargée. Recharge la page pour réessayer.',
  progress: 'Progression de la vérification',
  secondsLeft: 'Encore {seconds} s au maximum',
  captchaUnsolved: 'Termine la vérification de {provider}, puis appuie sur Voter. Il faut JavaScript.',
  captchaRefused: '{provider} n’a pas accepté la vérification. Refais-la, puis appuie sur Voter.',
  captchaUnavailable:
    '{provider} ne répond pas pour le moment, donc ton vote n’a pas encore été compté. Ton navigateur résout une énigme à la place : appuie de nouveau sur Voter.',
  expired: 'La vérification anti-robot a expiré. Appuie de nouveau sur Voter.',
  unsolved:
    'Ton navigateur n’a pas terminé la vérification anti-robot. Attends la fin, puis appuie de nouveau sur Voter. Elle a besoin de JavaScript : s’il est désactivé, active-le pour cette page.',
} satisfies AreaTranslation<'voterCheck'>;
