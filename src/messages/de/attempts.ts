// One attempt to deliver a vote: its result, how long each step took, the request and the response.
import type { AreaTranslation } from '../message.ts';

export default {
  attempt: 'Versuch {number, number}',
  cause: 'Ursache',
  causeFirst: 'Erster Versuch',
  causeRetry: 'Wiederholung',
  causeRedelivery: 'Von Hand erneut zugestellt',
  causeTest: 'Test',
  started: 'Beginn',
  duration: 'Dauer',
  unknownDuration: 'Unbekannt',
  address: 'IP-Adresse',
  noAddress: 'Keine',
  countedAsFailure: 'Zählt als Fehlschlag',
  yes: 'Ja',
  no: 'Nein',
  notSentYet: 'Noch nicht gesendet',

  dns: 'DNS <b>{duration}</b>',
  connect: 'Verbinden <b>{duration}</b>',
  tls: 'TLS <b>{duration}</b>',
  wait: 'Warten auf Antwort <b>{duration}</b>',
  read: 'Antwort lesen <b>{duration}</b>',
  untilEnd: 'Bis zum Ende <b>{duration}</b>',

  reached: '{step, select, dns {DNS aufgelöst} connect {Verbunden} tls {TLS aufgebaut} other {Erstes Byte}}',
  notReached:
    '{step, select, dns {Nicht erreicht: DNS aufgelöst} connect {Nicht erreicht: Verbunden} tls {Nicht erreicht: TLS aufgebaut} other {Nicht erreicht: Erstes Byte}}',

  request: 'Anfrage',
  unknownUrl: 'unbekannt, weil der Webhook entfernt wurde',
  savedAgain:
    'Der Webhook wurde nach diesem Versuch neu gespeichert ({time}), deshalb galt für den Versuch vielleicht eine andere URL.',
  header: 'Header',
  value: 'Wert',
  chatNotSigned: 'Nachrichten an Chat-Kanäle werden nicht signiert.',
  signaturesRecomputed:
    'Signaturen werden nicht gespeichert. Diese wurden mit dem damaligen Secret neu berechnet und stimmen mit den gesendeten überein.',
  signaturesMadeUp: 'Für diesen Test mit einem zufälligen Secret signiert, das nicht gespeichert wurde.',
  notSigned: 'Ohne Signatur gesendet.',
  signaturesUnknown:
    'Signaturen werden nicht gespeichert. Secret oder URL haben sich seitdem geändert, deshalb lassen sich die Signaturen dieses Versuchs nicht neu berechnen.',

  copyAsCurl: 'Als curl kopieren',
  signedCurl:
    'Setze in der ersten Zeile dein Signing-Secret ein. Diese Befehle signieren und senden dieselben Bytes. Sie brauchen curl und openssl.',
  unsignedCurl: 'Sendet dieselben Bytes. Braucht curl.',
  treatedAsVote: 'Dein Endpunkt behandelt es wie einen echten Vote.',
  theCommands: 'Befehle',

  response: 'Antwort',
  noBody: 'Kein Body.',
  truncated: 'Gekürzt: Nur die ersten {size, number} KiB werden gespeichert.',
} satisfies AreaTranslation<'attempts'>;
