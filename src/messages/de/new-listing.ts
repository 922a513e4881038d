// Adding a listing, and importing one.
import type { AreaTranslation } from '../message.ts';

export default {
  addListing: 'Eintrag hinzufügen',

  kindTitle: 'Was möchtest du eintragen?',
  kindBot: 'Bot',
  kindBotText: 'Für Discord und andere Chat-Plattformen. Ein Vote alle 12 Stunden.',
  kindServer: '{game}-Server',
  kindServerText: 'Ein Vote alle 24 Stunden.',

  addYourBot: 'Deinen Bot eintragen',
  addYourServer: 'Deinen {game}-Server eintragen',
  changeType: 'Typ ändern',
  addButton: 'Eintrag hinzufügen',

  tooMany: 'Du kannst {max, number} Einträge pro Tag hinzufügen. Mach morgen weiter.',
  claimInstead: '{problem} Falls der Bot dir gehört, beanspruche den Eintrag unter {url}.',
  addedProve: 'Hinzugefügt. Weise nach, dass er dir gehört, damit er öffentlich wird.',
  addedPublic: 'Dein Eintrag ist jetzt öffentlich.',
  addedWaiting: 'Dein Eintrag wartet auf Freigabe.',

  importDiscord: 'Aus Discord importieren',
  importDiscordText:
    'Füllt Name, Icon, Beschreibung und Tags mit dem aus, was Discord über deine Anwendung veröffentlicht. Was du schon eingegeben hast, bleibt, und gespeichert wird erst, wenn du den Eintrag hinzufügst.',
  importDiscordField: 'Anwendungs-ID oder Einladungslink',
  importDiscordHint: 'In Discords Developer Portal unter „General Information“.',
  importServer: 'Vom Server importieren',
  importServerText:
    'Füllt Kurzbeschreibung und Icon mit dem aus, was dein Server im Spiel anzeigt. Der Server muss online sein. Was du schon eingegeben hast, bleibt, und gespeichert wird erst, wenn du den Eintrag hinzufügst.',
  importServerField: 'Adresse des Servers',
  importServerHint: 'Was Spieler eingeben, um beizutreten, zum Beispiel play.oak.example.',
  importButton: 'Importieren',

  updateDiscord: 'Aus Discord aktualisieren',
  updateDiscordText:
    'Aktualisiert Name und Icon und füllt leere Felder mit dem aus, was Discord über die Anwendung veröffentlicht. Gespeichert wird erst, wenn du auf „Speichern“ klickst.',
  updateServer: 'Vom Server aktualisieren',
  updateServerText:
    'Aktualisiert Kurzbeschreibung und Icon mit dem, was der Server im Spiel anzeigt. Gespeichert wird erst, wenn du auf „Speichern“ klickst.',
  noApplication:
    'Im Eintrag steht nicht, zu welcher Discord-Anwendung er gehört. Gib den Einladungslink des Bots ein und speichere zuerst.',
  noAddress: 'Der Eintrag hat keine Serveradresse. Gib sie ein und speichere zuerst.',

  imported: 'Importiert aus: {source}. Prüfe die Felder und klicke dann auf „{button}“.',
  useImportedIcon: 'Importiertes Icon verwenden',
  importedIconGone:
    'Das importierte Icon ist abgelaufen, weil Importe nur eine Stunde aufbewahrt werden. Importiere noch einmal oder wähle ein Bild.',
} satisfies AreaTranslation<'newListing'>;
