// Adding a listing, and importing one.
import type { AreaTranslation } from '../message.ts';

export default {
  addListing: 'Adicionar uma página',
  kindTitle: 'O que você quer adicionar?',
  kindBot: 'Um bot',
  kindBotText: 'Para o Discord e outras plataformas de chat. Um voto a cada 12 horas.',
  kindServer: 'Um servidor de {game}',
  kindServerText: 'Um voto a cada 24 horas.',
  addYourBot: 'Adicione seu bot',
  addYourServer: 'Adicione seu servidor de {game}',
  changeType: 'Mudar tipo',
  addButton: 'Adicionar página',
  tooMany: 'Você pode adicionar {max, plural, one {# página} other {# páginas}} por dia. Adicione mais amanhã.',
  claimInstead: '{problem} Se o bot é seu, reivindique a página em {url}.',
  addedProve: 'Adicionada. Prove que ela é sua para torná-la pública.',
  addedPublic: 'Sua página agora é pública.',
  addedWaiting: 'Sua página está aguardando aprovação.',
  importDiscord: 'Importar do Discord',
  importDiscordText:
    'Preenche nome, ícone, descrição e tags com o que o Discord publica sobre o seu aplicativo. O que você digitou fica, e nada é salvo até você adicionar a página.',
  importDiscordField: 'ID do aplicativo ou link de convite',
  importDiscordHint: 'No portal de desenvolvedores do Discord, em General Information.',
  importServer: 'Importar do servidor',
  importServerText:
    'Preenche o resumo e o ícone com o que o seu servidor mostra no jogo. O servidor precisa estar online. O que você digitou fica, e nada é salvo até você adicionar a página.',
  importServerField: 'Endereço do servidor',
  importServerHint: 'O que os jogadores digitam para entrar, por exemplo play.oak.example.',
  importButton: 'Importar',
  updateDiscord: 'Atualizar do Discord',
  updateDiscordText:
    'Atualiza o nome e o ícone e preenche campos vazios com o que o Discord publica sobre o aplicativo. Nada é salvo até você apertar Salvar.',
  updateServer: 'Atualizar do servidor',
  updateServerText:
    'Atualiza o resumo e o ícone com o que o servidor mostra no jogo. Nada é salvo até você apertar Salvar.',
  noApplication:
    'A página não diz de qual aplicativo do Discord ela trata. Informe o link de convite do bot e salve primeiro.',
  noAddress: 'A página não tem um endereço de servidor. Informe-o e salve primeiro.',
  imported: 'Importado de {source}. Confira os campos e depois aperte {button}.',
  useImportedIcon: 'Usar o ícone importado',
  importedIconGone:
    'O ícone importado expirou, porque importações são guardadas por uma hora. Importe de novo ou escolha uma imagem.',
} satisfies AreaTranslation<'newListing'>;
