// What is wrong with the fields of a listing, its changelog, a review or a report, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  nameMissing: 'Informe um nome.',
  nameProblem: 'Nome: {problem}',
  modsProblem: 'Mods: {problem}',
  alternativeTextProblem: 'Texto alternativo: {problem}',
  unstorable:
    '{field, select, summary {O resumo} description {A descrição} other {O link}} contém um caractere que não pode ser guardado.',
  tooLong:
    'Use no máximo {max, number} caracteres {field, select, summary {no resumo} description {na descrição} other {no link}}. Agora são {length, number}.',
  linkInvalid: 'Informe um link que comece com https:// ou deixe vazio.',
  linkCredentials: 'Remova o usuário e a senha do link.',
  discordInvalid:
    'Informe um convite para o seu servidor do Discord, por exemplo https://discord.gg/abc123. Ele começa com discord.gg/ ou discord.com/invite/.',
  videoInvalid:
    'Informe o link de um vídeo no YouTube ou no Vimeo, por exemplo https://www.youtube.com/watch?v=… ou https://vimeo.com/….',
  websiteOfServer: 'Informe o site de um servidor como o link dele.',
  hostAddress: 'Informe um nome de host ou endereço IP, com ou sem porta, por exemplo {example}.',
  robloxAddress:
    'Informe a página da experiência no roblox.com, por exemplo roblox.com/games/1234567890, ou o place ID dela.',
  privateAddress:
    'Jogadores na internet não conseguem alcançar {host}. Informe o endereço público que eles usam. Para permitir uma faixa privada, o operador pode definir ALLOW_PRIVATE_TARGETS.',
  modsOfServersOnly: 'Só servidores de jogo têm mods.',
  countryOfServersOnly: 'Só servidores têm um país.',
  countryUnknown: 'Escolha um país da lista.',
  categoriesUnknown: 'Escolha categorias da lista.',
  tooManyCategories:
    'Escolha no máximo {max, plural, one {# categoria} other {# categorias}}. Você escolheu {count, number}.',
  languagesUnknown: 'Escolha idiomas da lista.',
  tooManyLanguages: 'Escolha no máximo {max, plural, one {# idioma} other {# idiomas}}. Você escolheu {count, number}.',
  tooManyTags: 'Use no máximo {max, plural, one {# tag} other {# tags}}. Agora são {count, number}.',
  tagsInvalid: 'Use só letras (a a z), dígitos e hifens nas tags, e no máximo {max, number} caracteres em cada uma.',
  idTaken: 'Já existe uma página com este ID.',
  stillDeleting:
    'Uma página com este ID acabou de ser excluída, e os votos dela ainda estão sendo removidos. Tente de novo em um minuto.',
  ownerUnknown: 'A conta do dono não existe mais.',
  idInvalid: 'Use de 1 a 32 letras, dígitos, sublinhados e hifens no ID.',
  applicationIdInvalid: 'O ID de um aplicativo do Discord tem de 17 a 20 dígitos.',
  alternativeTextMissing: 'Descreva a imagem em poucas palavras, para quem não pode vê-la.',
  versionInvalid:
    'Use de 1 a 32 letras (A a Z), dígitos, pontos, sublinhados, sinais de mais e hifens na versão, e comece com uma letra ou um dígito.',
  releaseTimeInvalid: 'Escolha uma data e uma hora para o lançamento ou deixe o campo vazio.',
  notesMissing: 'Descreva o que mudou.',
  entryUnstorable:
    '{field, select, headline {O título não pode ser salvo} other {As notas não podem ser salvas}}: há um caractere que não pode ser guardado.',
  entryTooLong:
    'Use no máximo {max, number} caracteres {field, select, headline {no título} other {nas notas}}; agora são {length, number}.',
  starsMissing: 'Escolha de 1 a 5 estrelas.',
  replyMissing: 'Escreva uma resposta.',
  reportReasonMissing: 'Escolha um motivo.',
  reportTextMissing: 'Descreva o que está errado.',
  importApplicationId:
    'Informe o ID do aplicativo, que tem de 17 a 20 dígitos, ou um link de convite que o contenha: https://discord.com/oauth2/authorize?client_id=…',
  importDiscordDown:
    'O Discord não responde no momento. Tente de novo daqui a pouco ou preencha o formulário sem importar.',
  importNoApplication: 'O Discord não tem um aplicativo {id}. Confira o ID e tente de novo.',
  importedOften:
    'Você importou {times, plural, one {# vez} other {# vezes}} em uma hora. Tente de novo mais tarde ou preencha o formulário sem importar.',
} satisfies AreaTranslation<'listingValidation'>;
