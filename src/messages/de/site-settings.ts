// Staff: the settings of the site that need no restart, each with a label and a hint. Names in capital letters are
// environment variables and stay as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Website-Einstellungen',
  intro:
    'Änderungen gelten sofort, in allen Prozessen. Einstellungen aus Umgebungsvariablen können hier nicht geändert werden, und manche, etwa Adressen, Schlüssel und die Datenbank, lassen sich nur dort setzen.',
  groupListings: 'Einträge',
  groupPeople: 'Personen',
  groupVotes: 'Votes',
  groupPlans: 'Tarife',
  saveSettings: 'Einstellungen speichern',
  saved: 'Gespeichert. Die Einstellungen gelten jetzt.',
  overridden: '{variable} ist in der Umgebung gesetzt und hat Vorrang.',
  setByEnvironment: 'Durch {variable} in der Umgebung gesetzt.',
  on: 'Ein',
  off: 'Aus',

  approval: 'Freigabe neuer Einträge',
  approvalHint: 'Wenn eingeschaltet, werden neue Einträge erst öffentlich, nachdem ein Admin sie freigegeben hat.',
  reviews: 'Bewertungen',
  reviewsHint:
    'Wenn ausgeschaltet, sind Bewertungen und ihre Formulare überall ausgeblendet, aber nichts wird gelöscht. Wenn eingeschaltet, können Inhaber sie für ihre Einträge trotzdem ausschalten.',

  contact: 'Kontakt',
  contactHint: 'Eine E-Mail-Adresse oder eine https-Adresse. Sie ist öffentlich.',
  contactInvalid: 'Gib eine E-Mail-Adresse oder die https-Adresse einer Seite ein.',
  privacyUrl: 'Adresse deiner Datenschutzerklärung',
  privacyUrlHint: 'Nur wenn sie auf einer anderen Website steht: Sonst schreib eine Seite mit der Adresse „privacy“.',
  termsUrl: 'Adresse deiner Nutzungsbedingungen',
  termsUrlHint: 'Nur wenn sie auf einer anderen Website stehen: Sonst schreib eine Seite mit der Adresse „terms“.',
  pageUrlInvalid: 'Gib die https-Adresse einer Seite ein.',
  disposableEmail: 'Wegwerf-E-Mail-Adressen',
  disposableEmailHint: 'Fake-Voter bestätigen damit viele Konten.',
  refuse: 'Ablehnen',
  allow: 'Erlauben',
  accountsPerNetwork: 'Neue Konten pro Netzwerk und Stunde',
  limitHint: 'Eine ganze Zahl oder „off“ für unbegrenzt.',
  limitInvalid: 'Gib eine ganze Zahl von 1 bis {most, number} ein oder „off“ für unbegrenzt.',

  voteCaptcha: 'Prüfung vor einem Vote',
  voteCaptchaHint:
    'Um das Captcha eines anderen Anbieters zu verwenden, setze VOTE_CAPTCHA und seine Schlüssel in der Umgebung.',
  captchaOff: 'Der Browser löst von selbst ein Rätsel',
  captchaAltcha: 'Der Voter setzt ein Häkchen, und das Rätsel ist schwerer',
  votesPerNetwork: 'Votes pro Netzwerk für einen Eintrag, je Vote-Zeitraum',
  votesPerNetworkHint:
    'Eine ganze Zahl oder „off“ für unbegrenzt. Ein Haushalt oder eine Schule teilt sich meist ein Netzwerk.',
  votesPerNetworkHour: 'Votes pro Netzwerk und Stunde, für alle Einträge',

  planWeights: 'Gewicht eines Votes',
  planWeightsHint: 'Wie viel ein Vote fürs Ranking zählt, von 1 bis 9999. Schon abgegebene Votes behalten ihr Gewicht.',
  planWeightsInvalid: 'Gib für jeden Tarif eine ganze Zahl von 1 bis 9999 ein.',
  weightOfPlan: 'Tarif {plan}',
  planNames: 'Name des Tarifs',
  planNamesHint: 'Wie der Tarif auf Seiten heißt: höchstens 24 Zeichen, ohne Kommas oder Gleichheitszeichen.',
  planNamesInvalid: 'Gib für jeden Tarif 1 bis 24 Zeichen ein, ohne Kommas oder Gleichheitszeichen.',
  nameOfPlan: 'Tarif „{plan}“',
} satisfies AreaTranslation<'siteSettings'>;
