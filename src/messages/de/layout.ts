// The frame of every page.
import type { AreaTranslation } from '../message.ts';

export default {
  skipToContent: 'Zum Inhalt springen',
  staffTitle: '{title} · Admin',

  main: 'Hauptmenü',
  bots: 'Bots',
  servers: 'Server',
  docs: 'Doku',
  dashboard: 'Dashboard',
  notices: '{shown}<unseen> {count, plural, one {Hinweis} other {Hinweise}}</unseen>',
  staff: 'Admin',
  signIn: 'Anmelden',
  signUp: 'Registrieren',

  freeSoftware: 'Plaudit ist freie Software für Bots und Gameserver.',
  runsOnPlaudit: '{name} läuft mit Plaudit, freier Software für Bots und Gameserver.',
  thisService: 'Über diese Seite',
  topVoters: 'Top-Voter',
  documentation: 'Dokumentation',
  apiReference: 'API-Referenz',
  language: 'Sprache',
  changeLanguage: 'Sprache ändern',
} satisfies AreaTranslation<'layout'>;
