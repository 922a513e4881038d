// The frame of the documentation; the guides themselves are in English.
import type { AreaTranslation } from '../message.ts';

export default {
  pageTitle: '{title} · Docs',
  navigation: 'Docs',
  overview: 'Visão geral',
  apiReference: 'Referência da API',
  downloads: 'Downloads',
  quickStarts: 'Início rápido',
  topics: 'Temas',
  title: 'Documentação',
  description: 'Receba votos, confira votos e publique no {site}.',
  lead: 'Receba cada voto como um webhook assinado ou por uma transmissão ao vivo, confira quem votou e informe as estatísticas do seu bot. Cada guia começa com código que funciona e termina com solução de problemas.',
  quickStartsLead: 'Cinco minutos até o primeiro voto. Escolha o que você usa:',
  apiReferenceText: 'Cada endpoint, com seus campos, seus erros e uma requisição para copiar.',
  machineReadable: 'Formatos para máquinas',
  machineReadableText:
    'A API e o webhook estão descritos em <openapi>OpenAPI 3.1</openapi>, a partir do qual você pode gerar um cliente. Cada guia também existe em Markdown: acrescente <code>.md</code> à URL. <llms>llms.txt</llms> lista todos os guias.',
  examplesNote:
    'Nos exemplos, horários, IDs e segredos são inventados, e o JSON está formatado para facilitar a leitura. Todo o resto é exatamente o que a API retorna.',
  asMarkdown: 'Esta página em Markdown',
} satisfies AreaTranslation<'docs'>;
