// Ways to prove that a listing is one’s own, and what a check found. `{code}` is what the owner has to publish.
import type { AreaTranslation } from '../message.ts';

export default {
  discordSignIn: 'Entrar com o Discord',
  byDiscordSignIn: 'login com a conta do Discord dona do aplicativo',
  doDiscordSignIn:
    'Entre com a conta do Discord dona do aplicativo. O Discord pergunta se este site pode ver os entitlements dos seus aplicativos: poder lê-los prova que o aplicativo é seu. O acesso termina na hora, e você vai precisar entrar de novo todo mês.',
  discordDescription: 'Descrição no Discord',
  byDiscordDescription: 'um código na descrição do aplicativo',
  doDiscordDescription:
    'Abra seu aplicativo no portal de desenvolvedores do Discord, acrescente este código à descrição e salve. Deixe-o lá: ele é verificado todo mês.',
  motd: 'Mensagem do dia',
  byMotd: 'um código na mensagem do dia',
  doMotd:
    'Acrescente este código a motd em server.properties, ou à mensagem do dia do seu proxy, e reinicie. Deixe-o lá: ele é verificado todo mês.',
  dnsTxt: 'Registro DNS',
  byDnsTxt: 'um registro DNS',
  doDnsTxt:
    'Adicione um registro TXT com este nome e valor onde você gerencia o domínio. Ele pode demorar um pouco para se propagar. Deixe-o lá: ele é verificado todo mês.',
  fivemVariable: 'Variável do servidor',
  byFivemVariable: 'um código em uma variável do servidor',
  doFivemVariable:
    'Acrescente esta linha a server.cfg e reinicie o servidor, ou digite-a no console. Deixe-a lá: ela é verificada todo mês.',
  robloxDescription: 'Descrição no Roblox',
  byRobloxDescription: 'um código na descrição no Roblox',
  doRobloxDescription:
    'Acrescente este código à descrição da experiência ou, se ela é de um grupo, à descrição do grupo. Deixe-o lá: ele é verificado todo mês.',
  byUnknown: 'uma verificação',
  copyCode: 'o código',
  copyRecordName: 'o nome do registro',
  copyLine: 'a linha para server.cfg',
  application: 'Aplicativo {id} do Discord',
  place: 'Place {id} do Roblox',
  addressMissing: 'Informe primeiro o endereço em Conteúdo.',
  addressIsJoinLink:
    'Um link cfx.re não contém o endereço do servidor. Informe primeiro o host e a porta em Conteúdo, por exemplo play.example:30120.',
  addressUnusable: 'O endereço em Conteúdo não pode ser verificado. Corrija-o primeiro.',
  applicationMissing:
    'Esta página não diz de qual aplicativo do Discord ela trata. Informe primeiro o link de convite do bot em Conteúdo: https://discord.com/oauth2/authorize?client_id=…',
  checkFailed: 'A verificação falhou por um problema do nosso lado. Tente de novo daqui a pouco.',
  serviceDown: '{service} não responde no momento. Tente de novo daqui a pouco.',
  noApplication: 'O Discord não tem um aplicativo {id}. Confira o ID do aplicativo da página.',
  notInApplication:
    'A descrição do aplicativo não contém {code}. Acrescente-o, espere até a mudança ser salva e verifique de novo.',
  notInMotd: 'A mensagem do dia não contém {code}. Acrescente-o, espere até a mudança ser salva e verifique de novo.',
  notInRecord: 'O registro {name} não contém {code}. Acrescente-o, espere até a mudança ser salva e verifique de novo.',
  notInGame: 'A descrição do jogo não contém {code}. Acrescente-o, espere até a mudança ser salva e verifique de novo.',
  notInGameOrGroup:
    'A descrição do jogo ou do grupo dele não contém {code}. Acrescente-o, espere até a mudança ser salva e verifique de novo.',
  notInVariables:
    'Nenhuma variável pública do servidor contém {code}. Acrescente a linha, reinicie e verifique de novo.',
  noNameServer: 'Nenhum servidor de nomes pôde ser alcançado daqui. Tente de novo daqui a pouco.',
  noRecord: 'Ainda não há um registro TXT {name}. Um novo registro pode demorar um pouco para se propagar.',
  recordBroken: 'Os servidores de nomes retornam um erro para {name}. Confira as configurações de DNS do domínio.',
  recordTimeout: 'Os servidores de nomes não respondem para {name}. Confira as configurações de DNS do domínio.',
  signInAgain:
    'O login com o Discord prova a propriedade por um mês. Entre de novo ou acrescente o código à descrição do aplicativo, que é verificada automaticamente.',
  signInCanceled: 'O Discord não confirmou o login. Tente de novo.',
  otherAccount:
    'Esta conta do Discord não é dona do aplicativo {id}. Entre em discord.com com a conta que é e tente de novo.',
  listingDeleted: 'A página foi excluída.',
  addressChanged: 'O endereço mudou. Prove o novo de uma das outras formas.',
  wayUnfit: 'Esta forma não serve para o endereço atual da página. Escolha outra.',
  accountUnable: 'Esta conta não pode provar nada no momento.',
  justDeleted: 'Esta página acabou de ser excluída.',
  justChanged: 'A página acabou de mudar. Verifique de novo.',
  claimedByOther: 'Outra pessoa também reivindicou esta página. Espere até que isso seja decidido ou fale conosco.',
  manager:
    'Você é gerente desta página, então não pode reivindicá-la. O dono pode transferi-la para você na página Gerentes.',
  claimUncheckable: 'Esta reivindicação não pode mais ser verificada.',
} satisfies AreaTranslation<'ownershipProofs'>;
