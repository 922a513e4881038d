// Ways to prove that a listing is one’s own, and what a check found. `{code}` is what the owner has to publish.
import type { AreaTranslation } from '../message.ts';

export default {
  discordSignIn: 'Mit Discord anmelden',
  byDiscordSignIn: 'die Anmeldung mit dem Discord-Konto des Inhabers der Anwendung',
  doDiscordSignIn:
    'Melde dich mit dem Discord-Konto an, dem die Anwendung gehört. Discord fragt, ob diese Seite die Berechtigungen (Entitlements) deiner Anwendungen sehen darf: Dass sie sich lesen lassen, beweist, dass die Anwendung dir gehört. Der Zugriff endet sofort, und du wirst jeden Monat gebeten, dich noch einmal anzumelden.',
  discordDescription: 'Beschreibung bei Discord',
  byDiscordDescription: 'einen Code in der Beschreibung der Anwendung',
  doDiscordDescription:
    'Öffne deine Anwendung in Discords Developer Portal, füge diesen Code in ihre Beschreibung ein und speichere. Lass ihn dort stehen: Er wird jeden Monat geprüft.',
  motd: 'Message of the Day',
  byMotd: 'einen Code in der Message of the Day',
  doMotd:
    'Füge diesen Code bei motd in server.properties oder in die Message of the Day deines Proxys ein und starte neu. Lass ihn dort stehen: Er wird jeden Monat geprüft.',
  dnsTxt: 'DNS-Eintrag',
  byDnsTxt: 'einen DNS-Eintrag',
  doDnsTxt:
    'Lege dort, wo du die Domain verwaltest, einen TXT-Eintrag mit diesem Namen und Wert an. Es kann etwas dauern, bis er überall bekannt ist. Lass ihn dort stehen: Er wird jeden Monat geprüft.',
  fivemVariable: 'Servervariable',
  byFivemVariable: 'einen Code in einer Servervariable',
  doFivemVariable:
    'Füge diese Zeile in server.cfg ein und starte den Server neu oder gib sie in der Konsole ein. Lass sie dort stehen: Sie wird jeden Monat geprüft.',
  robloxDescription: 'Beschreibung bei Roblox',
  byRobloxDescription: 'einen Code in der Beschreibung bei Roblox',
  doRobloxDescription:
    'Füge diesen Code in die Beschreibung des Erlebnisses ein oder, falls es einer Gruppe gehört, in die Beschreibung der Gruppe. Lass ihn dort stehen: Er wird jeden Monat geprüft.',
  byUnknown: 'eine Prüfung',
  copyCode: 'Code',
  copyRecordName: 'Name des Eintrags',
  copyLine: 'Zeile für server.cfg',

  application: 'Discord-Anwendung {id}',
  place: 'Roblox-Place {id}',

  addressMissing: 'Gib zuerst unter „Inhalt“ die Adresse ein.',
  addressIsJoinLink:
    'Ein cfx.re-Link enthält die Adresse des Servers nicht. Gib zuerst unter „Inhalt“ Host und Port ein, zum Beispiel play.example:30120.',
  addressUnusable: 'Die Adresse unter „Inhalt“ kann nicht geprüft werden. Korrigiere sie zuerst.',
  applicationMissing:
    'Im Eintrag steht nicht, zu welcher Discord-Anwendung er gehört. Gib zuerst unter „Inhalt“ den Einladungslink des Bots ein: https://discord.com/oauth2/authorize?client_id=…',

  checkFailed: 'Die Prüfung ist wegen eines Problems bei uns fehlgeschlagen. Versuch es später noch einmal.',
  serviceDown: '{service} antwortet gerade nicht. Versuch es später noch einmal.',
  noApplication: 'Discord hat keine Anwendung {id}. Prüfe die Anwendungs-ID des Eintrags.',
  notInApplication:
    'Die Beschreibung der Anwendung enthält {code} nicht. Füge ihn ein, warte, bis die Änderung gespeichert ist, und prüfe noch einmal.',
  notInMotd:
    'Die Message of the Day enthält {code} nicht. Füge ihn ein, warte, bis die Änderung gespeichert ist, und prüfe noch einmal.',
  notInRecord:
    'Der Eintrag {name} enthält {code} nicht. Füge ihn ein, warte, bis die Änderung gespeichert ist, und prüfe noch einmal.',
  notInGame:
    'Die Beschreibung des Spiels enthält {code} nicht. Füge ihn ein, warte, bis die Änderung gespeichert ist, und prüfe noch einmal.',
  notInGameOrGroup:
    'Die Beschreibung des Spiels oder seiner Gruppe enthält {code} nicht. Füge ihn ein, warte, bis die Änderung gespeichert ist, und prüfe noch einmal.',
  notInVariables:
    'Keine öffentliche Variable des Servers enthält {code}. Füge die Zeile ein, starte neu und prüfe noch einmal.',
  noNameServer: 'Von hier war kein Nameserver erreichbar. Versuch es später noch einmal.',
  noRecord:
    'Es gibt noch keinen TXT-Eintrag {name}. Ein neuer Eintrag braucht manchmal etwas, bis er überall bekannt ist.',
  recordBroken: 'Die Nameserver melden für {name} einen Fehler. Prüfe die DNS-Einstellungen der Domain.',
  recordTimeout: 'Die Nameserver antworten für {name} nicht. Prüfe die DNS-Einstellungen der Domain.',
  signInAgain:
    'Eine Anmeldung mit Discord weist die Inhaberschaft einen Monat lang nach. Melde dich noch einmal an oder füge den Code in die Beschreibung der Anwendung ein, die automatisch geprüft wird.',
  signInCanceled: 'Discord hat die Anmeldung nicht bestätigt. Versuch es noch einmal.',
  otherAccount:
    'Diesem Discord-Konto gehört die Anwendung {id} nicht. Melde dich auf discord.com mit dem Konto an, dem sie gehört, und versuch es noch einmal.',
  listingDeleted: 'Der Eintrag wurde gelöscht.',
  addressChanged: 'Die Adresse hat sich geändert. Weise die neue auf einem der anderen Wege nach.',

  wayUnfit: 'Dieser Weg passt nicht zur jetzigen Adresse des Eintrags. Wähle einen anderen.',
  accountUnable: 'Mit diesem Konto kannst du zurzeit nichts nachweisen.',
  justDeleted: 'Dieser Eintrag wurde gerade gelöscht.',
  justChanged: 'Der Eintrag wurde gerade geändert. Prüfe noch einmal.',
  claimedByOther:
    'Jemand anderes beansprucht diesen Eintrag ebenfalls. Warte, bis darüber entschieden ist, oder schreib uns.',
  manager:
    'Du bist Manager dieses Eintrags, deshalb kannst du ihn nicht beanspruchen. Der Inhaber kann ihn dir auf der Seite „Manager“ übertragen.',
  claimUncheckable: 'Dieser Anspruch kann nicht mehr geprüft werden.',
} satisfies AreaTranslation<'ownershipProofs'>;
