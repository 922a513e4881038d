// Proving that a listing belongs to its owner, and claims.
import type { AreaTranslation } from '../message.ts';

export default {
  ownership: 'Propriedade',
  proven: 'Você provou que esta página é sua.',
  tooManyChecks: 'Verificações demais. Tente de novo em {wait}.',
  proveAgain: 'Prove de novo',
  prove: 'Prove que é sua',
  onlyOwner: 'Só o dono da página pode provar que ela é sua.',
  verified: 'Dono verificado',
  notVerified: 'Dono não verificado',
  notProven: 'Sem prova',
  notProvenText:
    'Prove que {subject} é seu, e a sua página ganha o selo “Dono verificado”. Até lá, ela diz que ninguém provou isso, e quem puder provar pode reivindicar a página.',
  notProvenTextAlone:
    'Prove que é sua, e a página ganha o selo “Dono verificado”. Até lá, ela diz que ninguém provou isso, e quem puder provar pode reivindicar a página.',
  proof: 'Prova',
  notConfirmed: 'Não confirmada',
  provenText:
    '{days, plural, one {{subject}: provado por {method}. A prova é verificada a cada # dia e quando o endereço muda.} other {{subject}: provado por {method}. A prova é verificada a cada # dias e quando o endereço muda.}}',
  latestCheckFailed: 'A última verificação não encontrou a prova',
  proofEnds: 'Caso contrário, a prova perde a validade {time}.',
  provenAt: 'Provado',
  checkedAt: 'Última verificação',
  nextCheckAt: 'Próxima verificação',
  claimByOther: 'Reivindicação',
  claimByOtherTitle: 'Outra pessoa reivindica esta página',
  claimByOtherText: 'Ela provou que {subject} é dela, por {method}.',
  claimContested: 'Você também provou, então a página continua sua, a não ser que a equipe decida outra coisa.',
  claimDue:
    'Se você não provar também, a página é transferida para essa pessoa {time} ({exact}), com os votos. Seus gerentes, tokens, webhook e receptor de votos são então removidos.',
  provenForVisitors:
    'Quem mantém esta página provou a propriedade de {subject}, por {method}. Última verificação {time}.',
  notProvenForVisitors:
    '{type, select, bot {Ninguém provou ainda que esta página é de quem mantém o bot.} other {Ninguém provou ainda que esta página é de quem mantém o servidor.}}',
  isItYours:
    '{type, select, bot {Este bot é seu? Reivindique a página} other {Este servidor é seu? Reivindique a página}}',
  cannotBeProven: 'Ainda não pode ser provado',
  checkFailed: 'A verificação não encontrou a prova',
  signInWithDiscord: 'Entrar com o Discord',
  checkNow: 'Verificar agora',
  hiddenLabel: 'Prova de propriedade',
  hidden: 'Oculta até você provar que é sua',
  hiddenText: 'Só o dono, os gerentes e a equipe podem ver esta página, e ninguém pode votar.',
  proveLink: 'Provar propriedade',
  claimTitle: 'Reivindicar uma página',
  claimHeading: 'Reivindicar esta página',
  claimIntro: 'Outra pessoa adicionou esta página. Se <b>{subject}</b> é seu, prove de uma destas formas.',
  claimIntroAlone: 'Outra pessoa adicionou esta página.',
  claimOfProven: 'O dono também provou, então a equipe decide quem fica com ela.',
  claimWaits:
    'O dono é avisado e tem {hours, plural, one {# hora} other {# horas}} para provar também. Depois disso, a página é sua, com os votos.',
  claimAgain: 'Prove de novo',
  claimAgainText:
    'Uma prova vale por {hours, plural, one {# hora} other {# horas}}. Depois disso, a equipe verifica de novo.',
  claimedTitle: 'Já reivindicada',
  claimedText: 'Alguém já reivindicou esta página. Se ela é sua, volte quando essa reivindicação for decidida.',
  claimYours: 'Sua reivindicação',
  claimProven: 'Você provou que <b>{subject}</b> é seu, por {method}, {time}.',
  claimOwnerProven: 'O dono da página também provou. A equipe decide quem fica com ela.',
  claimIsDue:
    'O dono é avisado. Se ele não provar também, a página é sua {time} ({exact}). Deixe o código onde está até lá.',
  claimWithdraw: 'Retirar reivindicação',
  claimMade: 'Você provou que é sua. Sua reivindicação está abaixo.',
  claimWithdrawn: 'Sua reivindicação foi retirada.',
  claimEnded: 'Esta reivindicação já foi encerrada.',
  claimSignInExpired: 'O login expirou. Comece de novo.',
  claimNotConfirmed: 'O Discord não confirmou o login. Tente de novo.',
  claimTryLater: 'Tente de novo mais tarde.',
} satisfies AreaTranslation<'ownership'>;
