-- Messages: to players in the language of the configuration, to the console in English.

--- A message to players; a missing language or message falls back to English.
function Text(key, ...)
  local locale = Locales[Config.Locale] or Locales.en
  return (locale[key] or Locales.en[key]):format(...)
end

--- Shows a message in the chat of one player.
function Say(player, key, ...)
  TriggerClientEvent('chat:addMessage', player, { args = { Text('prefix'), Text(key, ...) } })
end

--- Text from outside, safe for the console: one line, no color codes, not too long.
function Plain(text)
  return (tostring(text or ''):gsub('[%c^]', ' '):sub(1, 200))
end
