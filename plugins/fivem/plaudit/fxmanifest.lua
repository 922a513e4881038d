-- Votes from a Plaudit site, rewarded in game. Everything runs on the server: clients get no file of this resource.
fx_version 'cerulean'
game 'gta5'
lua54 'yes'

name 'plaudit'
description 'Rewards players who voted on a Plaudit site'
version '0.2.0'

server_scripts {
  'config.lua',
  'locales/*.lua',
  'server/text.lua',
  'server/clock.lua',
  'server/store.lua',
  'server/responses.lua',
  'server/api.lua',
  'server/players.lua',
  'server/handlers.lua',
  'server/rewards.lua',
  'server/claims.lua',
  'server/commands.lua',
  'server/main.lua',
}
