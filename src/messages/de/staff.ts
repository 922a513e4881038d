// Staff: words that many of their pages share, the audit log, listings that wait for approval, look-alikes.
import type { AreaTranslation } from '../message.ts';

export default {
  listing: 'Eintrag',
  listings: 'Einträge',
  owner: 'Inhaber',
  state: 'Status',
  votes: 'Votes',
  reports: 'Meldungen',
  firstReport: 'Erste Meldung',
  reviews: 'Bewertungen',
  changelog: 'Changelog',
  auditLog: 'Audit-Log',
  publicPage: 'Öffentliche Seite',
  whatStaffCanDo: 'Was Admins tun können',
  filterLabel: 'Filter',
  filterButton: 'Filtern',
  all: 'Alle',
  noResults: 'Keine Treffer',
  listingCount: '{count, plural, one {# Eintrag} other {# Einträge}}',
  flaggedVoteCount: '{count, plural, one {# verdächtiger Vote} other {# verdächtige Votes}}',
  annulledVotes: 'Annullierte Votes',
  votesUnderSuspicion: 'Verdächtige Votes',
  byPerson: 'von {name}',
  timeByPerson: '{time} von {name}',
  proofChecked: '{proof}, durch {method}, geprüft {time}',

  reason: 'Grund',
  reasonHint: 'Sichtbar für den Inhaber. Höchstens {max, number} Zeichen.',
  numberOfDays: 'Anzahl der Tage',
  daysHint: 'Leer lassen, um zu sperren, bis ein Admin die Sperre aufhebt.',

  listingsWaiting:
    '{count, plural, one {{shown}<unseen> Eintrag wartet</unseen>} other {{shown}<unseen> Einträge warten</unseen>}}',
  listingsFlagged:
    '{count, plural, one {{shown}<unseen> verdächtiger Eintrag</unseen>} other {{shown}<unseen> verdächtige Einträge</unseen>}}',
  openReports:
    '{count, plural, one {{shown}<unseen> offene Meldung</unseen>} other {{shown}<unseen> offene Meldungen</unseen>}}',
  openReportCount: '{count, plural, one {# offene Meldung} other {# offene Meldungen}}',
  openSince: '{count, plural, one {{time}} other {älteste: {time}}}',

  auditIntro: '{days, plural, one {Alle Aktionen des letzten Tages.} other {Alle Aktionen der letzten # Tage.}}',
  auditEmpty:
    '{days, plural, one {Am letzten Tag passt nichts zu diesen Filtern.} other {In den letzten # Tagen passt nichts zu diesen Filtern.}}',
  auditAbout: 'Worum es geht',
  auditSite: 'Website',
  auditAccounts: 'Konten',
  personId: 'Personen-ID',
  listingId: 'Eintrags-ID',
  onlyAction: 'Nur {action}. <link>Alle Aktionen</link>',

  approval: 'Freigabe',
  approvalTitle: 'Warten auf Freigabe',
  approvalCount: '{count, plural, one {# Eintrag.} other {# Einträge, älteste zuerst.}}',
  seeLookAlikes: 'Siehe auch <link>öffentliche Einträge mit ähnlichen Namen</link>.',
  nothingToApprove: 'Nichts freizugeben',
  nothingToApproveText: 'Neue Einträge erscheinen hier, bevor sie öffentlich werden.',
  noApproval: 'Neue Einträge sind sofort öffentlich',
  noApprovalText: 'Mit LISTING_APPROVAL=on warten sie hier zuerst auf Freigabe.',
  submittedBy: '{kind} von {owner}, eingereicht {time}',
  approve: 'Freigeben',
  reject: 'Ablehnen',
  mailsOn: 'Du bekommst eine E-Mail, wenn neue Einträge warten, höchstens einmal pro Stunde.',
  mailsOff:
    'Du bekommst keine E-Mails über wartende Einträge. Wie viele es sind, zeigt weiterhin die Zahl neben „Admin“.',
  mailsUnconfirmed:
    'E-Mails gehen nur an bestätigte Adressen. <link>Bestätige deine Adresse</link>, um sie zu bekommen.',
  mailsTurnedOn: 'Du bekommst jetzt E-Mails, wenn Einträge warten.',
  mailsTurnedOff: 'Du bekommst keine E-Mails mehr, wenn Einträge warten.',

  lookAlikes: 'Ähnliche Namen',
  lookAlikesIntro:
    'Öffentliche Einträge ohne nachgewiesenen Inhaber, deren Namen denen von Einträgen mit vielen Votes oder mit nachgewiesenem Inhaber ähneln. Buchstaben anderer Alphabete, unsichtbare Zeichen und Leerzeichen machen keinen Unterschied.',
  noLookAlikes: 'Keine ähnlichen Namen',
  noLookAlikesText: 'Neue und umbenannte Einträge werden innerhalb einer Minute verglichen.',
  foundBeside: 'Gefunden {time}, neben:',
  reviewListing: 'Eintrag prüfen',
  likeOther: ': {name}, wie {other}',
  alreadyDismissed: 'Jemand anderes hat es schon verworfen.',
  lookAlikeDismissed: 'Verworfen, bis der Eintrag umbenannt wird.',
} satisfies AreaTranslation<'staff'>;
