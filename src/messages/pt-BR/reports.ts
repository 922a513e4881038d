// Reporting a listing, and the reporter's view of it.
import type { AreaTranslation } from '../message.ts';

export default {
  titleListing: 'Denunciar {name}',
  titleEntry: 'Denunciar a versão {version} de {name}',
  titleReview: 'Denunciar uma avaliação de {name}',
  titleProfile: 'Denunciar o perfil de {name}',
  headingListing: 'Denunciar esta página',
  headingEntry: 'Denunciar esta entrada do histórico de versões',
  headingReview: 'Denunciar esta avaliação',
  headingProfile: 'Denunciar este perfil',
  versionOf: 'Versão {version} de {name}',
  reason: 'O que está errado?',
  details: 'Detalhes',
  detailsHint:
    'O que a equipe deve ver e onde. Obrigatório para “{other}”. No máximo {max, plural, one {# caractere} other {# caracteres}}.',
  send: 'Enviar denúncia',
  onlyStaff: 'Só a equipe vê quem enviou uma denúncia.',
  willBeNotified: 'Você vai receber um aviso do resultado.',
  withoutAccount: 'Você pode enviar sem uma conta. Para receber um aviso do resultado, <link>entre</link> primeiro.',
  thanksWithoutAccount:
    'Obrigado. A equipe vai analisar. Sem uma conta, só uma denúncia por rede é guardada; entre para enviar a sua.',
  updated: 'Sua denúncia foi atualizada. Você vai ver o resultado no seu painel.',
  thanks: 'Obrigado. A equipe vai analisar sua denúncia. Você vai ver o resultado no seu painel.',
  gone: 'Isto não existe mais, então não pode ser denunciado.',
  full: 'Sua denúncia não foi guardada, porque já há denúncias suficientes sobre isto. A equipe vai analisá-las.',
  noAccount: 'Esta conta não pode denunciar nada no momento.',
  tooMany: 'Denúncias demais. Tente de novo em {minutes, number, ::group-off} min.',
} satisfies AreaTranslation<'reports'>;
