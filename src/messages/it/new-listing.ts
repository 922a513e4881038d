// Adding a listing, and importing one.
import type { AreaTranslation } from '../message.ts';

export default {
  addListing: 'Aggiungi una scheda',
  kindTitle: 'Che cosa vuoi aggiungere?',
  kindBot: 'Un bot',
  kindBotText: 'Per Discord e altre piattaforme di chat. Un voto ogni 12 ore.',
  kindServer: 'Un server {game}',
  kindServerText: 'Un voto ogni 24 ore.',
  addYourBot: 'Aggiungi il tuo bot',
  addYourServer: 'Aggiungi il tuo server {game}',
  changeType: 'Cambia tipo',
  addButton: 'Aggiungi scheda',
  tooMany: 'Puoi aggiungere {max, number} schede al giorno. Aggiungine altre domani.',
  claimInstead: '{problem} Se il bot è tuo, rivendicalo qui: {url}.',
  addedProve: 'Aggiunta. Dimostra che è tua per renderla pubblica.',
  addedPublic: 'La tua scheda ora è pubblica.',
  addedWaiting: 'La tua scheda è in attesa di approvazione.',
  importDiscord: 'Importa da Discord',
  importDiscordText:
    'Compila nome, icona, descrizione e tag con ciò che Discord pubblica sulla tua applicazione. Ciò che hai scritto resta, e nulla viene salvato finché non aggiungi la scheda.',
  importDiscordField: 'ID applicazione o link di invito',
  importDiscordHint: 'Nel portale sviluppatori di Discord, in General Information.',
  importServer: 'Importa dal server',
  importServerText:
    'Compila il riassunto e l’icona con ciò che il server mostra nel gioco. Il server deve essere online. Ciò che hai scritto resta, e nulla viene salvato finché non aggiungi la scheda.',
  importServerField: 'Indirizzo del server',
  importServerHint: 'Ciò che i giocatori inseriscono per collegarsi, ad esempio play.oak.example.',
  importButton: 'Importa',
  updateDiscord: 'Aggiorna da Discord',
  updateDiscordText:
    'Aggiorna nome e icona, e compila i campi vuoti, con ciò che Discord pubblica sull’applicazione. Nulla viene salvato finché non premi Salva.',
  updateServer: 'Aggiorna dal server',
  updateServerText:
    'Aggiorna riassunto e icona con ciò che il server mostra nel gioco. Nulla viene salvato finché non premi Salva.',
  noApplication:
    'La scheda non dice di quale applicazione Discord si tratta. Prima inserisci il link di invito del bot e salva.',
  noAddress: 'La scheda non ha un indirizzo del server. Prima inseriscilo e salva.',
  imported: 'Importato da {source}. Controlla i campi, poi premi {button}.',
  useImportedIcon: 'Usa l’icona importata',
  importedIconGone:
    'L’icona importata è scaduta, perché le importazioni si conservano per un’ora. Importa di nuovo o scegli un’immagine.',
} satisfies AreaTranslation<'newListing'>;
