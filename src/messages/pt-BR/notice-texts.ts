// Notices to the owner and managers of a listing, in the dashboard and by email: what happened, then what it means.
import type { AreaTranslation } from '../message.ts';

export default {
  webhookFailing: 'O webhook falhou {count, plural, one {# vez} other {# vezes seguidas}}.',
  webhookFailingMeaning:
    'Depois de {max, plural, one {# falha} other {# falhas seguidas}}, ele será desativado. Nenhum voto se perde.',
  webhookDisabled: 'O webhook está desativado: ele falhou {count, plural, one {# vez} other {# vezes seguidas}}.',
  webhookDisabledMeaning:
    'Nenhum voto se perde. Salve a URL do webhook de novo para ativá-lo. Depois você pode reenviar os votos que falharam.',
  listenerFailing: 'O receptor de votos falhou {count, plural, one {# vez} other {# vezes seguidas}}.',
  listenerFailingMeaning:
    'Os jogadores que votaram não receberam a recompensa. Eles estão listados na página do receptor.',
  entryRemoved: 'A equipe removeu uma entrada do histórico de versões.',
  entryRemovedMeaning:
    'Os visitantes não a veem mais. Você não pode substituir nem excluir esta versão, a não ser que a equipe a restaure.',
  entryRestored: 'A equipe restaurou uma entrada do histórico de versões.',
  entryRestoredMeaning: 'Os visitantes a veem de novo, e você pode substituí-la ou excluí-la.',
  planChanged: '{pro, select, yes {O plano agora é {plan}, com Changelog Pro.} other {O plano agora é {plan}.}}',
  planOther: 'outro',
  planChangedMeaning: 'Vale para novos votos. Votos já dados mantêm o peso.',
  streamBehind:
    'Um programa está prestes a perder votos: ele não confirma votos da transmissão ao vivo há mais de {days, plural, one {# dia} other {# dias}}.',
  streamBehindMeaning:
    'A transmissão ao vivo guarda eventos por {days, plural, one {# dia} other {# dias}}. Inicie o programa de novo para que ele os receba. Se ele não é mais usado, remova o consumidor.',
  streamMissed:
    'Um programa perdeu votos: ele não confirmou votos da transmissão ao vivo por mais de {days, plural, one {# dia} other {# dias}}.',
  streamMissedMeaning:
    'Os votos contam, mas a transmissão ao vivo não os tem mais. A página do webhook diz quantos são. Inicie o programa de novo para que ele não perca mais nenhum. Se ele não é mais usado, remova o consumidor.',
  tokenExpiring: 'Um token de API expira em até {days, plural, one {# dia} other {# dias}}.',
  tokenExpiringMeaning: 'Programas que o usam vão parar de funcionar. Estenda o prazo dele ou crie outro e substitua.',
  approved: 'A equipe aprovou a página.',
  approvedMeaning: 'Agora ela é pública, e as pessoas podem votar nela.',
  refused: 'A equipe não aprovou a página.',
  refusedMeaning:
    'Só o dono e os gerentes podem vê-la. Para que a equipe a analise de novo, corrija o problema e salve.',
  hidden: 'A equipe ocultou a página.',
  hiddenMeaning: 'Ela não é pública e não aceita votos. Nada foi excluído.',
  shown: 'A equipe tornou a página visível de novo.',
  shownMeaning: 'Ela é pública de novo, e as pessoas podem votar nela.',
  annulled: 'A equipe anulou {count, plural, one {# voto} other {# votos}}.',
  annulledMeaning:
    '{count, plural, one {Ele não conta mais} other {Eles não contam mais}}, nem no ranking nem em outro lugar. O que já foi entregue não é desfeito, e o que ainda não foi enviado não será.',
  restored: 'A equipe restaurou {count, plural, one {# voto} other {# votos}}.',
  restoredMeaning: '{count, plural, one {Ele conta} other {Eles contam}} de novo, como antes.',
  reviewWritten: 'A página tem {count, plural, one {uma nova avaliação} other {# novas avaliações}}.',
  reviewWrittenMeaning: 'Você pode responder a cada uma, em público.',
  reviewRemoved: 'A equipe removeu uma avaliação da página.',
  reviewRemovedMeaning: 'Os visitantes não a veem mais, e ela não conta mais na média.',
  replyRemoved: 'A equipe removeu uma resposta a uma avaliação.',
  replyRemovedMeaning: 'A avaliação continua. Você pode escrever outra resposta.',
  reportAsked: 'A equipe tem uma pergunta sobre uma denúncia.',
  reportAskedMeaning:
    'Alguém denunciou esta página, uma entrada do histórico de versões ou uma das avaliações dela. Sua resposta é mostrada só à equipe.',
  reportSettled: 'A equipe dispensou a denúncia sobre a qual perguntou.',
  reportSettledMeaning: 'Nada muda para a sua página.',
  ownerSuspended: 'A equipe suspendeu a conta do dono.',
  ownerSuspendedMeaning:
    'A página continua como está. Até o fim da suspensão, os tokens de API dela podem ler, mas não mudar nada.',
  proofFailing: 'A prova de que esta página é sua não pôde ser confirmada.',
  proofFailingMeaning:
    'Ela é verificada de novo duas vezes por dia. Se não puder ser confirmada em {days, plural, one {# dia} other {# dias}}, ela perde a validade.',
  proofEnded: 'A prova de que esta página é sua perdeu a validade.',
  proofEndedMeaning: 'A página não diz mais que o dono é verificado. Você pode provar de novo quando quiser.',
  claimed: 'Outra pessoa provou que esta página é dela e a reivindica.',
  claimedMeaning:
    'Prove que ela é sua em até {hours, plural, one {# hora} other {# horas}}. Caso contrário, ela é transferida para essa pessoa, com os votos.',
} satisfies AreaTranslation<'noticeTexts'>;
