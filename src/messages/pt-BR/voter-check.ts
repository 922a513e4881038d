// The check before a vote that the voter is not a robot.
import type { AreaTranslation } from '../message.ts';

export default {
  replaced:
    '{provider}, que confirma aqui que você não é um robô, não responde no momento. Em vez disso, seu navegador resolve um desafio, o que leva alguns segundos a mais.',
  blocked:
    'A verificação de {provider} não pôde ser carregada no seu navegador. Permita {hosts} nesta página, por exemplo no bloqueador de anúncios, e recarregue.',
  failed: 'A verificação de {provider} falhou. Tente de novo ou recarregue a página.',
  takesSeconds: 'Esta verificação leva alguns segundos.',
  takesLonger:
    'Esta verificação demora mais que o normal, porque muitos votos ou verificações sem sucesso vieram da sua rede ou porque ela substitui outra verificação.',
  needsScriptForPuzzle:
    'Para votar, é preciso ter JavaScript, porque seu navegador resolve um pequeno desafio que afasta robôs. Todo o resto deste site funciona sem ele.',
  needsScriptForCaptcha:
    'Para votar, é preciso ter JavaScript, porque {provider} confirma que você não é um robô. Todo o resto deste site funciona sem ele.',
  notRobot: 'Não sou um robô',
  checking: 'Confirmando que você não é um robô…',
  checked: 'Confirmado: você não é um robô',
  checkFailed: 'A verificação falhou. Tente de novo.',
  checkExpired: 'A verificação expirou. Tente de novo.',
  checkRuns: 'A verificação ainda está em andamento. Aguarde.',
  needsHttps: 'A verificação só funciona com HTTPS. Avise o operador deste site.',
  notLoaded: 'A verificação não pôde ser carregada. Recarregue a página para tentar de novo.',
  progress: 'Progresso da verificação',
  secondsLeft: 'No máximo mais {seconds} s',
  captchaUnsolved: 'Conclua a verificação de {provider} e depois aperte Votar. Ela precisa de JavaScript.',
  captchaRefused: '{provider} não aceitou a verificação. Faça-a de novo e depois aperte Votar.',
  captchaUnavailable:
    '{provider} não responde no momento, então seu voto ainda não foi contado. Em vez disso, seu navegador resolve um desafio: aperte Votar de novo.',
  expired: 'A verificação expirou. Aperte Votar de novo.',
  unsolved:
    'Seu navegador não terminou a verificação. Espere até que ela termine e aperte Votar de novo. Ela precisa de JavaScript: se estiver desativado, ative-o para esta página.',
} satisfies AreaTranslation<'voterCheck'>;
