// The frame of every page.
import type { AreaTranslation } from '../message.ts';

export default {
  skipToContent: 'Ir para o conteúdo',
  staffTitle: '{title} · Equipe',
  main: 'Principal',
  bots: 'Bots',
  servers: 'Servidores',
  docs: 'Docs',
  dashboard: 'Painel',
  notices: '{shown}<unseen> {count, plural, one {aviso} other {avisos}}</unseen>',
  staff: 'Equipe',
  signIn: 'Entrar',
  signUp: 'Criar conta',
  freeSoftware: 'O Plaudit é um software livre para bots e servidores de jogo.',
  runsOnPlaudit: '{name} usa o Plaudit, um software livre para bots e servidores de jogo.',
  thisService: 'Este serviço',
  topVoters: 'Quem mais vota',
  documentation: 'Documentação',
  apiReference: 'Referência da API',
  language: 'Idioma',
  changeLanguage: 'Mudar idioma',
} satisfies AreaTranslation<'layout'>;
