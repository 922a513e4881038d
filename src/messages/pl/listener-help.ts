// Help with the plugins of Minecraft servers. Names of plugins, files and settings stay as they are, and so does what is
import type { AreaTranslation } from '../message.ts';

export default {
  whereToFind: 'Gdzie znaleźć token lub klucz',
  whereToFindText:
    'Wszystkie te pluginy domyślnie nasłuchują na porcie 8192. Port musi być otwarty dla TCP w twojej zaporze i u dostawcy hostingu. Port gry 25565 nie przyjmuje głosów.',
  nuVotifier:
    'Token jest pod <code>tokens</code>, obok <code>default</code>. W Velocity lub BungeeCord plik jest w folderze pluginów proxy, a ty podajesz host i port proxy.',
  votifierPlus: 'Włącz tokeny w config.yml i zrestartuj serwer, a potem skopiuj token obok <code>default</code>.',
  votifierPlusKey: 'Albo wybierz wersję 1 i wklej cały klucz publiczny:',
  classicVotifier: 'Klasyczny Votifier',
  classicVotifierText: 'Obsługuje tylko wersję 1. Wklej cały klucz publiczny, nigdy prywatny:',
  pathOfNuVotifier: 'ścieżkę konfiguracji NuVotifier',
  settingOfVotifierPlus: 'ustawienie VotifierPlus',
  pathOfVotifierPlus: 'ścieżkę klucza VotifierPlus',
  pathOfVotifier: 'ścieżkę klucza Votifier',
  theServiceName: 'nazwę serwisu',
  entryForVotingPlugin: 'wpis do VotingPlugin',
  entryForSuperbVote: 'wpis do SuperbVote',
  urlOfVotePage: 'URL strony głosowania',
  urlForOther: 'URL do innego pluginu',
  rewardPlugin: 'Skonfiguruj plugin z nagrodami',
  rewardPluginText: 'Odbiornik tylko odbiera głosy. Nagrody daje osobny plugin, który potrzebuje tej nazwy serwisu:',
  votingPlugin: 'Dodaj to do <code>VoteSites.yml</code> pod <code>VoteSites:</code>, ustaw nagrodę i przeładuj plugin.',
  superbVote:
    'Dodaj to do <code>config.yml</code> pod <code>rewards:</code>, nad domyślną nagrodą, i ustaw komendy. Między głosami mijają co najmniej 24 godziny, więc <code>cooldown-per-service</code> powinno być mniejsze, np. domyślne 3600 sekund.',
  azuriom:
    'Azuriom to strona internetowa i nie odbiera głosów z odbiornika. W jego pluginie do głosowania dodaj stronę z tym URL i odstępem 24 godzin (1440 minut). Głosy może weryfikować tylko na stronach, które obsługuje, więc zostaw weryfikację wyłączoną, jeśli tej strony nie ma na jego liście.',
  other: 'Inny plugin',
  otherText: 'Wpisz nazwę serwisu dokładnie tak jak powyżej, ten URL, jeśli plugin o niego prosi, i odstęp 24 godzin.',
} satisfies AreaTranslation<'listenerHelp'>;
