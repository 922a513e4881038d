// Notices to the owner and managers of a listing, in the dashboard and by email: what happened, then what it means.
import type { AreaTranslation } from '../message.ts';

export default {
  webhookFailing: 'Der Webhook ist {count, plural, one {#-mal} other {#-mal}} in Folge fehlgeschlagen.',
  webhookFailingMeaning: 'Nach {max, number} Fehlschlägen in Folge wird er deaktiviert. Votes gehen nicht verloren.',
  webhookDisabled:
    'Der Webhook ist deaktiviert: Er ist {count, plural, one {#-mal} other {#-mal}} in Folge fehlgeschlagen.',
  webhookDisabledMeaning:
    'Votes gehen nicht verloren. Speichere die URL des Webhooks neu, um ihn zu aktivieren. Dann kannst du die fehlgeschlagenen Votes erneut zustellen.',
  listenerFailing: 'Der Vote-Listener ist {count, plural, one {#-mal} other {#-mal}} in Folge fehlgeschlagen.',
  listenerFailingMeaning:
    'Die Spieler, die gevotet haben, wurden nicht belohnt. Sie stehen auf der Seite des Listeners.',
  entryRemoved: 'Das Admin-Team hat einen Changelog-Eintrag entfernt.',
  entryRemovedMeaning:
    'Besucher sehen ihn nicht mehr. Du kannst diese Version erst ersetzen oder löschen, wenn das Admin-Team sie wiederherstellt.',
  entryRestored: 'Das Admin-Team hat einen Changelog-Eintrag wiederhergestellt.',
  entryRestoredMeaning: 'Besucher sehen ihn wieder, und du kannst ihn ersetzen oder löschen.',
  planChanged:
    '{pro, select, yes {Der Tarif ist jetzt {plan}, mit Changelog Pro.} other {Der Tarif ist jetzt {plan}.}}',
  planOther: 'ein anderer',
  planChangedMeaning: 'Er gilt für neue Votes. Schon abgegebene Votes behalten ihr Gewicht.',
  streamBehind:
    'Ein Programm verpasst bald Votes: Es hat seit mehr als {days, plural, one {# Tag} other {# Tagen}} keine Votes des Event-Streams bestätigt.',
  streamBehindMeaning:
    'Der Event-Stream speichert Events {days, plural, one {# Tag} other {# Tage}} lang. Starte das Programm wieder, damit es sie bekommt. Wenn es nicht mehr gebraucht wird, entferne den Consumer.',
  streamMissed:
    'Ein Programm hat Votes verpasst: Es hat mehr als {days, plural, one {# Tag} other {# Tage}} lang keine Votes des Event-Streams bestätigt.',
  streamMissedMeaning:
    'Die Votes zählen, aber der Event-Stream hat sie nicht mehr. Wie viele es sind, steht auf der Seite des Webhooks. Starte das Programm wieder, damit es keine weiteren verpasst. Wenn es nicht mehr gebraucht wird, entferne den Consumer.',
  tokenExpiring: 'Ein API-Token läuft innerhalb von {days, plural, one {# Tag} other {# Tagen}} ab.',
  tokenExpiringMeaning:
    'Programme, die es verwenden, funktionieren dann nicht mehr. Verlängere es oder erstelle ein neues und ersetze es.',

  approved: 'Das Admin-Team hat den Eintrag freigegeben.',
  approvedMeaning: 'Er ist jetzt öffentlich, und man kann für ihn voten.',
  refused: 'Das Admin-Team hat den Eintrag nicht freigegeben.',
  refusedMeaning:
    'Nur Inhaber und Manager können ihn sehen. Damit das Admin-Team ihn noch einmal prüft, behebe das Problem und speichere.',
  hidden: 'Das Admin-Team hat den Eintrag ausgeblendet.',
  hiddenMeaning: 'Er ist nicht öffentlich und nimmt keine Votes an. Es wurde nichts gelöscht.',
  shown: 'Das Admin-Team hat den Eintrag wieder sichtbar gemacht.',
  shownMeaning: 'Er ist wieder öffentlich, und man kann für ihn voten.',
  annulled: 'Das Admin-Team hat {count, plural, one {# Vote} other {# Votes}} annulliert.',
  annulledMeaning:
    '{count, plural, one {Er zählt} other {Sie zählen}} nicht mehr, weder im Ranking noch sonst. Was schon zugestellt ist, wird nicht zurückgeholt, und was noch nicht gesendet ist, wird nicht gesendet.',
  restored: 'Das Admin-Team hat {count, plural, one {# Vote} other {# Votes}} wiederhergestellt.',
  restoredMeaning: '{count, plural, one {Er zählt} other {Sie zählen}} wieder wie vorher.',

  reviewWritten:
    '{count, plural, one {Der Eintrag hat eine neue Bewertung.} other {Der Eintrag hat # neue Bewertungen.}}',
  reviewWrittenMeaning: 'Du kannst auf jede öffentlich antworten.',
  reviewRemoved: 'Das Admin-Team hat eine Bewertung des Eintrags entfernt.',
  reviewRemovedMeaning: 'Besucher sehen sie nicht mehr, und sie zählt nicht mehr für den Durchschnitt.',
  replyRemoved: 'Das Admin-Team hat eine Antwort auf eine Bewertung entfernt.',
  replyRemovedMeaning: 'Die Bewertung bleibt. Du kannst eine neue Antwort schreiben.',

  reportAsked: 'Das Admin-Team hat eine Frage zu einer Meldung.',
  reportAskedMeaning:
    'Jemand hat diesen Eintrag, einen seiner Changelog-Einträge oder eine seiner Bewertungen gemeldet. Deine Antwort sieht nur das Admin-Team.',
  reportSettled: 'Das Admin-Team hat die Meldung verworfen, zu der es dich gefragt hat.',
  reportSettledMeaning: 'Für deinen Eintrag ändert sich nichts.',
  ownerSuspended: 'Das Admin-Team hat das Konto des Inhabers gesperrt.',
  ownerSuspendedMeaning:
    'Der Eintrag bleibt, wie er ist. Solange die Sperre gilt, können seine API-Tokens lesen, aber nichts ändern.',

  proofFailing: 'Der Nachweis, dass dieser Eintrag dir gehört, konnte nicht bestätigt werden.',
  proofFailingMeaning:
    'Er wird zweimal am Tag noch einmal geprüft. Wenn er nicht innerhalb von {days, plural, one {# Tag} other {# Tagen}} bestätigt werden kann, endet er.',
  proofEnded: 'Der Nachweis, dass dieser Eintrag dir gehört, ist beendet.',
  proofEndedMeaning:
    'Auf der Seite steht nicht mehr, dass der Inhaber bestätigt ist. Du kannst es jederzeit erneut nachweisen.',
  claimed: 'Jemand anderes hat nachgewiesen, dass ihm dieser Eintrag gehört, und beansprucht ihn.',
  claimedMeaning:
    'Weise innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} nach, dass er dir gehört. Sonst geht er mit seinen Votes an diese Person über.',
} satisfies AreaTranslation<'noticeTexts'>;
