// Parts of forms that many pages share, and small parts of pages: status labels, passkeys, linked accounts.
import type { AreaTranslation } from '../message.ts';

export default {
  errorTitle: 'Fehler: {title}',
  optional: 'optional',
  problems: '{count, plural, one {Bitte behebe ein Problem.} other {Bitte behebe # Probleme.}}',
  copyWhat: '{what} kopieren',
  selectAndCopy: 'Text markieren und kopieren',
  fromPalette: '{label}, aus einer Palette',

  imageHint: 'PNG, JPEG, WebP, GIF oder AVIF, höchstens 5 MB. {what}',
  imageEmpty: 'Die Datei ist leer. Wähle ein anderes Bild.',
  imageTooLarge: 'Das Bild ist größer als 5 MB. Verkleinere es und versuch es noch einmal.',
  imageType: 'Dieser Dateityp wird nicht unterstützt. Wähle ein Bild als PNG, JPEG, WebP, GIF oder AVIF.',
  imageTooSmall:
    'Das Bild ist zu klein. Wähle eins, das mindestens {width, number} Pixel breit und {height, number} Pixel hoch ist.',
  imageTooManyPixels: 'Das Bild hat mehr als 40 Millionen Pixel. Verkleinere es und versuch es noch einmal.',
  imageUnreadable:
    'Das Bild kann nicht gelesen werden. Vielleicht ist es beschädigt oder unvollständig. Speichere es neu oder wähle ein anderes.',
  imagesBusy: 'Gerade werden zu viele Bilder verarbeitet. Versuch es in einer Minute noch einmal.',
  imagesUnavailable:
    'Bilder können nicht verarbeitet werden, weil eine Bibliothek fehlt. Der Betreiber dieses Dienstes kann sie installieren.',
  icon: 'Icon',
  iconImage: 'Bild für das Icon',
  iconHint: 'Das Bild wird quadratisch zugeschnitten. Von einer Animation zählt nur das erste Bild.',
  iconShown: 'Erscheint in Listen und auf der Seite des Eintrags.',
  iconMissing: 'Bis du ein Bild hochlädst, wird der erste Buchstabe des Namens gezeigt.',
  saveIcon: 'Icon speichern',
  removeIcon: 'Icon entfernen',

  uploadsInProgress: 'Zwei deiner Uploads laufen noch. Warte, bis sie fertig sind, und versuch es dann noch einmal.',
  tooManyUploads: 'Gerade werden zu viele Bilder hochgeladen. Warte ein paar Sekunden und versuch es dann noch einmal.',
  tooManyForms: 'Gerade werden zu viele Formulare gesendet. Warte ein paar Sekunden und versuch es dann noch einmal.',

  version: 'Version',
  versionHint:
    'Deine eigene Bezeichnung, zum Beispiel 2.4.0. Bis zu 32 Buchstaben, Ziffern und die Zeichen . _ + - sind erlaubt. Du kannst sie später nicht ändern.',
  headline: 'Überschrift',
  headlineHint: 'Höchstens {max, number} Zeichen.',
  notes: 'Text',
  notesHint:
    'Markdown: Überschriften, fett, kursiv, Listen, Links und Code. HTML erscheint als Text. Höchstens {max, number} Zeichen.',
  releasedAt: 'Veröffentlicht am',
  releasedAtHint:
    '{zone} {edits, select, yes {Leer lassen, um den jetzigen Zeitpunkt zu behalten.} other {Leer lassen für sofort.}} Der Zeitpunkt darf nicht in der Zukunft liegen.',
  inZone: 'In {name}.',
  inTimeZone: 'In der Zeitzone {name} ({offset}).',

  newPasswordHint:
    'Mindestens {min, plural, one {# Zeichen} other {# Zeichen}}. Ein paar zufällige Wörter eignen sich gut.',
  passwordLength: 'Das Passwort muss {min, number} bis {max, number} Zeichen lang sein.',
  accountGone: 'Dieses Konto gibt es nicht mehr.',
  currentPassword: 'Jetziges Passwort',
  currentPasswordHint: 'Um zu bestätigen, dass du es bist.',
  noPassword:
    'Dein Konto hat kein Passwort. Wenn deine Anmeldung mehr als zehn Minuten her ist, musst du zuerst bestätigen, dass du es bist.',

  email: 'E-Mail',
  turnOffEmails: 'E-Mails ausschalten',
  turnOnEmails: 'E-Mails einschalten',

  passkeysNeedScripts: 'Passkeys brauchen JavaScript.',
  passkeyKnown: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  passkeyAddress:
    'Unter dieser Adresse funktionieren Passkeys nicht. Öffne diese Seite unter ihrer üblichen Adresse und versuch es dann noch einmal.',
  passkeyUnsuitable: 'Dieses Gerät kann keinen passenden Passkey erstellen. Versuch es mit einem anderen.',
  passkeyNotAdded:
    'Es wurde kein Passkey hinzugefügt: Der Vorgang wurde abgebrochen oder dauerte zu lange. Bitte versuch es noch einmal.',
  passkeyNotUsed:
    'Es wurde kein Passkey verwendet: Der Vorgang wurde abgebrochen oder dauerte zu lange, oder dieses Gerät hat keinen für diese Seite. Versuch es noch einmal oder nimm einen anderen Weg.',
  passkeyFailed: 'Der Passkey hat nicht funktioniert. Versuch es noch einmal oder nimm einen anderen Weg.',

  connectDiscord:
    'Dieser Bot kann dich nur belohnen, wenn du <link>dein Discord-Konto verbindest</link>. Dein Vote zählt in jedem Fall.',

  rewardGoesTo: 'Die Belohnung geht an: {account}. <link>Ändern</link>',
  rewardUnknown:
    'Es ist kein {platform}-Konto verknüpft, deshalb weiß der Server vielleicht nicht, wen er belohnen soll. <link>{platform}-Konto verknüpfen</link>',
  linkedTo: 'Verknüpft: {account}. <link>Ändern</link>',
  linkMinecraft: '<link>Verknüpfe dein Minecraft-Konto</link>, falls dieser Server nach einem Code fragt.',

  webhookHealthy: 'Funktioniert',
  webhookFailing: 'Gestört: {count, number} von {limit, number} in Folge',
  webhookDisabled: 'Deaktiviert',
  webhookPaused: 'Pausiert',
  noVotesSinceSaved: 'Seit dem Speichern keine Votes',
  noVotesYet: 'Noch keine Votes',
  listenerFailing: 'Gestört: {count, number} in Folge',
  listenerUnconfirmed: 'Nicht bestätigt',
  listenerWorking: 'Funktioniert',

  whoSees: 'Wer diesen Eintrag sieht',
  public: 'Öffentlich',
  pending: 'Wartet auf Freigabe',
  refused: 'Abgelehnt',
  hidden: 'Vom Admin-Team ausgeblendet',
  pendingText:
    'Das Admin-Team prüft diesen Eintrag, bevor er öffentlich wird. Bis dahin kannst du alles einrichten, aber niemand kann voten.',
  refusedTitle: 'Das Admin-Team hat diesen Eintrag nicht freigegeben',
  refusedText:
    'Den Grund siehst du unten. Behebe das Problem unter „Inhalt“, damit der Eintrag noch einmal geprüft wird. Bis zur Freigabe kann ihn niemand sonst sehen.',
  hiddenText:
    'Niemand sonst kann ihn sehen, und niemand kann voten. Frühere Votes bleiben erhalten und werden weiterhin zugestellt.',
  reason: 'Grund: {reason}',

  planFree: 'Free',
  planVerified: 'Plus',
  planEnterprise: 'Enterprise',
  askForPlan: 'Bitte den Betreiber dieser Seite, deinen Tarif zu ändern.',
  contactForPlan: '<link>Schreib uns</link>, um deinen Tarif zu ändern.',
} satisfies AreaTranslation<'forms'>;
