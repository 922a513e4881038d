// Help with the plugins of Minecraft servers. Names of plugins, files and settings stay as they are, and so does what is
// in <code>…</code>.
import type { AreaTranslation } from '../message.ts';

export default {
  whereToFind: 'Где найти токен или ключ',
  whereToFindText:
    'Все эти плагины по умолчанию слушают порт 8192. Он должен быть открыт для TCP в брандмауэре и у хостинга. Игровой порт 25565 голоса не принимает.',
  nuVotifier:
    'Токен указан в <code>tokens</code> рядом с <code>default</code>. С Velocity или BungeeCord файл лежит в папке плагина на прокси, а вводить нужно хост и порт прокси.',
  votifierPlus:
    'Включите токены в config.yml и перезапустите сервер, затем скопируйте токен рядом с <code>default</code>.',
  votifierPlusKey: 'Или выберите версию 1 и вставьте весь открытый ключ:',
  classicVotifier: 'Классический Votifier',
  classicVotifierText: 'Поддерживает только версию 1. Вставьте весь открытый ключ и никогда — закрытый:',
  pathOfNuVotifier: 'путь к настройкам NuVotifier',
  settingOfVotifierPlus: 'настройку VotifierPlus',
  pathOfVotifierPlus: 'путь к ключу VotifierPlus',
  pathOfVotifier: 'путь к ключу Votifier',
  theServiceName: 'название сервиса',
  entryForVotingPlugin: 'запись для VotingPlugin',
  entryForSuperbVote: 'запись для SuperbVote',
  urlOfVotePage: 'URL страницы голосования',
  urlForOther: 'URL для другого плагина',
  rewardPlugin: 'Настройте плагин наград',
  rewardPluginText:
    'Приёмник только получает голоса. Награды выдаёт отдельный плагин, и ему нужно название этого сервиса:',
  votingPlugin:
    'Добавьте это в <code>VoteSites.yml</code> под <code>VoteSites:</code>, укажите награду и перезагрузите плагин.',
  superbVote:
    'Добавьте это в <code>config.yml</code> под <code>rewards:</code>, выше награды по умолчанию, и укажите команды. Между голосами проходит не меньше 24 часов, поэтому <code>cooldown-per-service</code> должен быть меньше, например 3600 секунд, как по умолчанию.',
  azuriom:
    'Azuriom — это сайт, голоса от приёмника он не получает. Добавьте в его плагине голосований сайт с этим URL и задержкой 24 часа (1440 минут). Он проверяет голоса только на сайтах из своего списка, поэтому, если этого сайта там нет, не включайте проверку.',
  other: 'Другой плагин',
  otherText:
    'Введите название сервиса точно так, как показано выше, этот URL, если плагин его спрашивает, и задержку 24 часа.',
} satisfies AreaTranslation<'listenerHelp'>;
