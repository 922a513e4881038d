// What a webhook’s receiver answered to a delivery. Each has what happened and, with “Todo” at its end, what the owner
// can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  delivered: 'Der Empfänger hat die Zustellung angenommen.',
  deliveredTodo: 'Nichts zu tun.',
  redirect: 'Der Empfänger antwortete mit einer Weiterleitung. Weiterleitungen folgt dieser Dienst nie.',
  redirectTodo:
    'Gib das Ziel der Weiterleitung als URL des Endpunkts ein. Oft unterscheidet es sich nur durch https://, www. oder einen Schrägstrich am Ende.',
  http400: 'Der Empfänger antwortete mit 400: Er hat die Anfrage nicht verstanden.',
  http400Todo: 'Prüfe, ob der Handler einen JSON-Body erwartet, und sieh in seinem Log nach, was gefehlt hat.',
  http401: 'Der Empfänger antwortete mit 401: Meist ist seine Signaturprüfung fehlgeschlagen.',
  http401Todo:
    'Prüfe, ob er das ganze jetzige Secret dieses Endpunkts verwendet und den HMAC über den rohen Body berechnet, bevor ein JSON-Parser ihn anfasst.',
  http403: 'Der Empfänger antwortete mit 403: Er selbst oder eine Firewall davor verbietet die Anfrage.',
  http403Todo: 'Nimm POST-Anfragen an diesen Pfad von Login-, Cookie- und CSRF-Prüfungen und von Bot-Filtern aus.',
  http404: 'Der Empfänger antwortete mit 404: Der Server ist da, der Pfad nicht.',
  http404Todo: 'Prüfe den Pfad in der URL Buchstabe für Buchstabe und ob der Server dort eine Route für POST hat.',
  http405: 'Der Empfänger antwortete mit 405: Den Pfad gibt es, aber er nimmt kein POST an.',
  http405Todo:
    'Registriere den Handler für POST. Wenn du die URL im Browser öffnest, sendet er GET, deshalb kann es dort funktionieren.',
  http406: 'Der Empfänger antwortete mit 406: Er fand kein passendes Format für seine Antwort.',
  http406Todo: 'Lass den Handler einen Status ohne Body zurückgeben, egal was im Accept-Header steht.',
  http408: 'Der Empfänger antwortete mit 408: Er hat nicht rechtzeitig die ganze Anfrage bekommen.',
  http408Todo: 'Prüfe den Proxy vor dem Empfänger. Die Anfrage wird ohne Verzögerung gesendet.',
  http409: 'Der Empfänger antwortete mit 409, einem Konflikt.',
  http409Todo:
    'Falls der Empfänger das bei einem Event zurückgibt, das er schon hat, lass ihn 2xx zurückgeben. Wiederholte Events sind normal.',
  http410: 'Der Empfänger antwortete mit 410: Den Endpunkt gibt es dauerhaft nicht mehr.',
  http410Todo: 'Gib die neue URL ein oder pausiere den Webhook.',
  http411: 'Der Empfänger antwortete mit 411: Er hat den Content-Length-Header nicht bekommen, den jede Anfrage hat.',
  http411Todo: 'Prüfe den Proxy vor dem Empfänger.',
  http413: 'Der Empfänger antwortete mit 413: Der Body ist zu groß.',
  http413Todo: 'Erhöhe das Limit für die Größe des Bodys auf 64 KB oder mehr. Votes sind kleiner als 2 KB.',
  http414: 'Der Empfänger antwortete mit 414: Die URL ist zu lang.',
  http414Todo: 'Kürze die URL des Endpunkts.',
  http415: 'Der Empfänger antwortete mit 415: Er nimmt kein JSON an.',
  http415Todo: 'Lass den Handler Content-Type: application/json annehmen.',
  http421: 'Der Empfänger antwortete mit 421: Der Server ist für diesen Host nicht zuständig.',
  http421Todo: 'Prüfe den Host in der URL und wie der Proxy für ihn konfiguriert ist.',
  http422: 'Der Empfänger antwortete mit 422: Das JSON passt nicht zu dem, was er erwartet.',
  http422Todo: 'Vergleiche sein Schema mit dem dokumentierten Inhalt und lass ihn unbekannte Felder ignorieren.',
  http429: 'Der Empfänger antwortete mit 429: Er hat zu viele Anfragen bekommen.',
  http429Todo:
    'Nimm diesen Pfad vom Rate-Limit aus. Eine 4xx-Antwort ist endgültig, diese Votes werden also nicht automatisch wiederholt.',
  http431: 'Der Empfänger antwortete mit 431: Die Header der Anfrage sind zu groß.',
  http431Todo: 'Erhöhe das Limit für die Größe der Header auf 8 KB oder mehr.',
  http500: 'Der Empfänger antwortete mit 500: Sein Handler ist abgestürzt.',
  http500Todo: 'Suche im Log des Empfängers nach dem Fehler zu dieser Zeit.',
  http501: 'Der Empfänger antwortete mit 501: Er unterstützt kein POST.',
  http501Todo: 'Prüfe, ob hinter dieser URL eine Webanwendung steht und kein Dateiserver.',
  http502: 'Der Proxy des Empfängers antwortete mit 502: Die Anwendung dahinter hat nicht richtig geantwortet.',
  http502Todo: 'Prüfe, ob die Anwendung auf dem Port läuft, den der Proxy erwartet.',
  http503: 'Der Empfänger antwortete mit 503: Er ist überlastet oder wird gewartet.',
  http503Todo: 'Prüfe, ob die Anwendung läuft. Bei kostenlosem Hosting kommt das, wenn die Anwendung schläft.',
  http504: 'Der Proxy des Empfängers antwortete mit 504: Die Anwendung dahinter war zu langsam.',
  http504Todo: 'Antworte sofort mit 2xx und erledige die Arbeit danach.',
  http520: 'Statt deines Servers antwortete Cloudflare (520): Es konnte die Antwort deines Servers nicht verstehen.',
  http520Todo: 'Suche im Log deines Servers nach einem Absturz zu dieser Zeit.',
  http521: 'Statt deines Servers antwortete Cloudflare (521): Dein Server hat die Verbindung abgelehnt.',
  http521Todo: 'Starte deinen Server und erlaube in seiner Firewall die Adressen von Cloudflare.',
  http522:
    'Statt deines Servers antwortete Cloudflare (522): Dein Server hat die Verbindung nicht rechtzeitig angenommen.',
  http522Todo: 'Prüfe, ob dein Server läuft und ob seine Firewall die Adressen von Cloudflare erlaubt.',
  http523: 'Statt deines Servers antwortete Cloudflare (523): Es hat keine Route zu deinem Server.',
  http523Todo: 'Prüfe die Adresse des Servers in den DNS-Einstellungen bei Cloudflare.',
  http524: 'Statt deines Servers antwortete Cloudflare (524): Dein Server hat für die Antwort zu lange gebraucht.',
  http524Todo: 'Antworte sofort mit 2xx und erledige die Arbeit danach.',
  http525: 'Statt deines Servers antwortete Cloudflare (525): Der TLS-Handshake mit deinem Server ist fehlgeschlagen.',
  http525Todo: 'Prüfe das Zertifikat deines Servers und den SSL-Modus bei Cloudflare.',
  http526: 'Statt deines Servers antwortete Cloudflare (526): Das Zertifikat deines Servers ist nicht gültig.',
  http526Todo: 'Erneuere das Zertifikat deines Servers oder ändere den SSL-Modus bei Cloudflare.',
  http530:
    'Statt deines Servers antwortete Cloudflare (530): Der Tunnel oder der Server hinter diesem Hostnamen ist ausgefallen.',
  http530Todo: 'Starte den Tunnel neu und prüfe, ob sein Hostname noch der in der URL ist.',
  http4xx: 'Der Empfänger antwortete mit einem 4xx-Status: Er hat die Anfrage abgelehnt.',
  http4xxTodo:
    'Suche im Log des Empfängers nach dem Grund. Eine 4xx-Antwort ist endgültig: Stelle erneut zu, sobald du die Ursache behoben hast.',
  http5xx: 'Der Empfänger antwortete mit einem 5xx-Status: Bei ihm ist etwas fehlgeschlagen.',
  http5xxTodo: 'Suche im Log des Empfängers nach dem Fehler zu dieser Zeit.',
  httpOther: 'Der Empfänger antwortete mit einem ungewöhnlichen Status.',
  httpOtherTodo: 'Lass den Handler für jede Zustellung, die er annimmt, 200 oder 204 zurückgeben.',
  thisMachine: 'Auf diesem Port dieses Rechners lauscht nichts.',
  thisMachineTodo: 'Starte den Empfänger und prüfe, ob er auf dem Port aus der URL lauscht.',
  redirectTo:
    'Der Empfänger antwortete mit einer Weiterleitung nach {location}, und Weiterleitungen folgt dieser Dienst nie.',
  redirectToTodo:
    'Falls das dein Empfänger ist, gib das als URL des Endpunkts ein. Falls es eine Login-Seite ist, nimm POST-Anfragen an diesen Pfad vom Login aus.',
  tunnelGone: 'Der Tunnel (ngrok) hat geantwortet, aber das Programm dahinter ist nicht verbunden.',
  tunnelGoneTodo:
    'Starte den Tunnel und den Empfänger neu und prüfe, ob der Hostname des Tunnels noch der in der URL ist.',
  botFilter: 'Ein Bot-Filter vor dem Empfänger hat mit einer Prüfseite geantwortet, die nur ein Browser lösen kann.',
  botFilterTodo:
    'Nimm diesen Pfad vom Filter aus. Bei Cloudflare geht das mit einer WAF-Regel, die Bot-Prüfungen dafür überspringt.',
  passwordPrompt: 'Der Empfänger antwortete mit 401: Sein Webserver fragt nach Benutzername und Passwort.',
  passwordPromptTodo:
    'Entferne den Passwortschutz von diesem Pfad. Die Signatur beweist schon, von wem die Anfrage kommt.',
  noPostRoute: 'Der Empfänger antwortete mit 404: Die Anwendung läuft, hat aber keine Route für POST auf diesem Pfad.',
  noPostRouteTodo:
    'Vergleiche den Pfad in der URL Buchstabe für Buchstabe mit dem, für den der Handler registriert ist.',
  webPage:
    'Der Empfänger antwortete mit 404 und einer Webseite: Auf dem Host läuft eine Website, aber diesen Pfad gibt es dort nicht.',
  webPageTodo: 'Prüfe den Pfad in der URL und ob Host und Port zum Empfänger gehören und nicht zur Website.',
  acceptedByWebPage: 'Der Empfänger hat die Zustellung angenommen, aber mit einer Webseite geantwortet.',
  acceptedByWebPageTodo:
    'Falls kein Vote in deinem Handler ankommt, bearbeitet stattdessen eine Website die Anfrage: Prüfe den Pfad in der URL.',
} satisfies AreaTranslation<'responseDiagnoses'>;
