// Error pages: what happened, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  noAccess: 'Você não tem acesso',
  noAccessText: 'Você entrou na sua conta, mas esta página é de outra pessoa.',
  notFound: 'Página não encontrada',
  notFoundText: 'O endereço pode ter um erro de digitação ou a página foi removida.',
  tooMuchData: 'Dados demais',
  tooMuchDataText: 'Os dados que você enviou são grandes demais. Reduza-os e envie de novo.',
  unreadableForm: 'Não conseguimos ler este formulário',
  unreadableFormText: 'Volte, recarregue a página e envie o formulário de novo.',
  tooManyRequests: 'Muitas solicitações',
  tooManyRequestsText: 'Espere alguns minutos, volte e tente de novo.',
  failed: 'Algo deu errado',
  failedText: 'O problema é do nosso lado, e nada se perdeu. Tente de novo em instantes.',
  unavailable: 'O serviço está temporariamente indisponível',
  unavailableText:
    'Não é possível acessar o banco de dados. Tente de novo em um minuto. Votos já contados não se perdem.',
  foreignForm: 'Este formulário não foi enviado deste site',
  foreignFormText:
    'Para proteger sua conta, só aceitamos formulários deste site. Volte, recarregue a página e envie o formulário de novo.',
  home: 'Início',
  bots: 'Bots',
  servers: 'Servidores',
  supportCode: 'Se você pedir ajuda ao <contact>suporte</contact>, inclua este código: {code}',
  tooManySearches: 'Buscas demais',
  tooManySearchesText:
    'Houve buscas demais da sua rede. Você pode buscar de novo em {wait}. Todo o resto continua funcionando.',
  searchAgain: 'Buscar de novo',
  showAll: 'Mostrar tudo',
} satisfies AreaTranslation<'errors'>;
