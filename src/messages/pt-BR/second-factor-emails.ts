// Emails about changes to the second factors of an account. `{site}` is the name of the site, `{url}` an address on it,
// `{name}` that of a passkey.
import type { AreaTranslation } from '../message.ts';

export default {
  appAddedSubject: 'Um aplicativo autenticador foi adicionado',
  appAdded: 'Um aplicativo autenticador acabou de ser adicionado à sua conta no {site}.',
  appRemovedSubject: 'O aplicativo autenticador foi removido',
  appRemoved: 'O aplicativo autenticador acabou de ser removido da sua conta no {site}.',
  passkeyAddedSubject: 'Uma chave de acesso foi adicionada',
  passkeyAdded: 'Uma chave de acesso acabou de ser adicionada à sua conta no {site}.',
  passkeyAddedNamed: 'Uma chave de acesso acabou de ser adicionada à sua conta no {site}: {name}.',
  passkeyRemovedSubject: 'Uma chave de acesso foi removida',
  passkeyRemoved: 'Uma chave de acesso acabou de ser removida da sua conta no {site}.',
  passkeyRemovedNamed: 'Uma chave de acesso acabou de ser removida da sua conta no {site}: {name}.',
  turnedOffSubject: 'A verificação em duas etapas foi desativada',
  turnedOnSubject: 'A verificação em duas etapas foi ativada',
  allRemoved: 'A verificação em duas etapas acabou de ser desativada na sua conta no {site}.',
  codesRenewedSubject: 'Novos códigos de recuperação foram criados',
  codesRenewed:
    'Novos códigos de recuperação acabaram de ser criados para a sua conta, e os anteriores não funcionam mais no {site}.',
  codeUsedSubject: 'Um código de recuperação foi usado',
  codeUsed: 'Um código de recuperação acabou de ser usado para confirmar um acesso ou uma ação na sua conta no {site}.',
  reset:
    'O operador desativou a verificação em duas etapas da sua conta, e todas as sessões foram encerradas no {site}.',
  guessedSubject: 'Códigos errados foram digitados para a sua conta',
  guessed:
    'Alguém digitou muitos códigos errados na segunda etapa para entrar na sua conta. Quem fez isso sabe sua senha ou consegue usar sua conta do Discord no {site}.',
  nowOn: 'Agora é preciso uma segunda etapa para entrar. Todas as outras sessões foram encerradas.',
  nowOff: 'A segunda etapa não é mais necessária para entrar. Todas as outras sessões foram encerradas.',
  guessedEnd: 'Se não foi você, defina uma nova senha: {url}',
  end: 'Se não foi você, defina uma nova senha e depois confira seus segundos fatores: {url}',
} satisfies AreaTranslation<'secondFactorEmails'>;
