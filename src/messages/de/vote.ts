// Voting: the vote page, the vote button, and why somebody cannot vote.
import type { AreaTranslation } from '../message.ts';

export default {
  voteFor: 'Für {name} voten',
  backToListing: 'Zurück zum Eintrag',
  vote: 'Voten',
  voteAgain: 'Wieder voten',
  window: 'Du kannst {hours, plural, one {jede Stunde} other {alle # Stunden}} einmal voten.',
  enterPlayerName: 'Gib deinen Spielernamen an, falls der Server Votes belohnt.',

  needAccount:
    'Zum Voten brauchst du ein Konto, damit der Vote jeder Person nur einmal zählt. Die Registrierung dauert eine halbe Minute.',
  signIn: 'Anmelden und voten',
  createAccount: 'Konto erstellen',
  playerName: 'Dein Spielername',
  playerNameHintWithListener:
    'Wer die Belohnung bekommt. Ohne Namen zählt dein Vote, aber niemand wird belohnt. Auf Bedrock gehört das Präfix dazu, das der Server anzeigt: .Steve',
  playerNameHint:
    'Wird mit deinem Vote gesendet. Dein Vote zählt auch ohne. Auf Bedrock gehört das Präfix dazu, das der Server anzeigt: .Steve',

  thanks: 'Danke. Dein Vote wurde gezählt.',
  unconfirmed: 'Bestätige deine E-Mail-Adresse, bevor du votest.',
  tooManyTries: 'Zu viele Votes aus deinem Netzwerk. Versuch es in {duration} noch einmal.',

  votedAt: 'Du hast {time} gevotet',
  againAt: 'Du kannst {time} wieder voten',
  inTime: 'in {time}',
  yourVote: 'Dein Vote',
  votedAgainAt: '<b>Du hast gevotet</b> · wieder {time}',
  lastVotedAt: 'Gevotet {time}',
  remindMe: 'Erinnere mich',

  noPlayerName: 'Du hast keinen Spielernamen angegeben, deshalb wird niemand im Spiel belohnt.',
  rewardOnItsWay: '{player}: Dein Vote wird an den Server gesendet … Lade diese Seite neu, um das Ergebnis zu sehen.',
  rewardGiven:
    '{player}: Vote zugestellt. Du bekommst die Belohnung im Spiel. Manche Server vergeben sie erst, wenn du das nächste Mal beitrittst.',
  rewardSent:
    '{player}: Vote gesendet. Du bekommst die Belohnung im Spiel. Manche Server vergeben sie erst, wenn du das nächste Mal beitrittst.',
  rewardAlready:
    '{player}: Für diesen Spielernamen gab es in den letzten 24 Stunden schon eine Belohnung für einen anderen Vote. Dein Vote zählt, aber eine zweite Belohnung gibt es nicht.',
  rewardMissed:
    '{player}: Dein Vote zählt, konnte aber nicht an den Server gesendet werden. Frag das Team des Servers nach der Belohnung.',
  rewardUnknown:
    '{player}: Dein Vote zählt, aber wir wissen nicht, ob er beim Server angekommen ist. Falls du keine Belohnung bekommst, frag das Team des Servers.',
  recentlyRewarded:
    '{player} wurde in den letzten 24 Stunden schon belohnt. Dein Vote zählt, aber die nächste Belohnung gibt es erst {time} ({exactTime}).',

  streakAndFavorites: 'Deine Streak und Favoriten',
  nextFavorite: 'Nächster Favorit: {name}',
  allFavorites: 'Alle Favoriten',

  confirmFirst: 'Bestätige zuerst deine E-Mail-Adresse',
  openLink:
    'Öffne den Link in der E-Mail, die wir an {email} gesendet haben, um deine Adresse zu bestätigen und hierher zurückzukehren. Falls du die E-Mail nicht siehst, schau im Spam-Ordner nach.',
  resendEmail: 'E-Mail erneut senden',
  orConnect: 'Oder verbinde {providers} auf <link>deiner Kontoseite</link>.',
  connectFirst: 'Verbinde zuerst dein Konto bei {providers}',
  connectionRequired:
    'Zum Voten brauchst du hier ein verbundenes Konto bei {providers}, damit der Vote jeder Person nur einmal zählt.',
  goToAccount: 'Zu deinem Konto',

  pausedByOwner: 'Vom Inhaber pausiert',
  pausedText:
    'Gerade kann niemand für diesen Eintrag voten, und er steht in keiner Liste. Frühere Votes bleiben erhalten.',

  notOpen: 'Voten ist noch nicht möglich',
  cannotConfirm:
    'Zum Voten ist ein bestätigtes Konto nötig, und diese Seite kann noch keine Konten bestätigen. Bitte komm später wieder.',
  contactUs: 'Wenn du Fragen hast, <contact>schreib uns</contact>.',
  nobodyCanVote: 'Niemand kann voten. Nur Admins sehen diesen Hinweis.',
  howToConfirm:
    'Setze <code>SMTP_URL</code>, damit alle ihre Adresse bestätigen können, oder richte eine Anmeldung über eine andere Seite ein, etwa Discord mit <code>DISCORD_CLIENT_ID</code> und <code>DISCORD_CLIENT_SECRET</code>, damit sie dort ein Konto verbinden können. Um alle voten zu lassen, setze <code>REQUIRE_CONFIRMED_EMAIL=off</code>. Starte den Dienst danach neu.',

  otherAccount: 'Du hast mit einem anderen Konto gevotet',
  otherAccountVoted:
    'Ein Vote mit deiner E-Mail-Adresse oder einem verbundenen Konto wurde schon gezählt. Jede Person kann {hours, plural, one {jede Stunde} other {alle # Stunden}} einmal voten.',

  networkLimit: 'Zu viele Votes aus deinem Netzwerk',
  networkLimitOfListing:
    '{name} nimmt aus einem Netzwerk {hours, plural, one {jede Stunde} other {alle # Stunden}} {limit, plural, one {einen Vote} other {# Votes}} an.',
  networkLimitOfSite: 'Aus einem Netzwerk {limit, plural, one {ist ein Vote} other {sind # Votes}} pro Stunde möglich.',
  sharedNetworks:
    'Wer im selben WLAN, an derselben Schule oder beim selben Mobilfunkanbieter ist, teilt sich oft ein Netzwerk.',
  notUsedUp:
    'Dein Vote ist nicht verbraucht. Aus diesem Netzwerk kannst du {time} ({exactTime}) wieder voten, aus einem anderen Netzwerk sofort.',
  tryAgain: 'Noch einmal versuchen',
} satisfies AreaTranslation<'vote'>;
