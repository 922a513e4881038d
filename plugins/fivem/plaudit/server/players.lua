-- The players who are online, and the identities by which the site may know them.
Players = {}

local LINKABLE = { license = true, license2 = true, steam = true, fivem = true, xbl = true, live = true }

local online = {}

--- Returns what is wrong with the configuration, or nil.
function Players.configure()
  if not LINKABLE[Config.LinkIdentifier] then
    return "Config.LinkIdentifier must be 'license', 'license2', 'steam', 'fivem', 'xbl' or 'live'."
  end
end

local function identityOf(identifier)
  if #identifier <= 28 and identifier:match('^discord:%d+$') then return identifier end
  local kind = identifier:match('^(%w+):%x+$')
  if kind == Config.LinkIdentifier then return 'fivem:' .. identifier end
end

--- `discord:…` for players whose Discord is running, and `fivem:license:…`.
local function identitiesOf(source)
  local identities = {}
  for _, identifier in ipairs(GetPlayerIdentifiers(source)) do
    local identity = identityOf(identifier)
    if identity then identities[#identities + 1] = identity end
  end
  return identities
end

function Players.add(source)
  if online[source] then return online[source] end
  online[source] = { source = source, identities = identitiesOf(source), ready = false, checkedAt = nil }
  return online[source]
end

function Players.remove(source) online[source] = nil end

function Players.get(source) return online[source] end

--- Everybody online, in the order of their IDs.
function Players.all()
  local list = {}
  for _, player in pairs(online) do list[#list + 1] = player end
  table.sort(list, function(a, b) return a.source < b.source end)
  return list
end

--- Who can be rewarded now and has this identity.
function Players.withIdentity(identity)
  for _, player in ipairs(Players.all()) do
    if player.ready then
      for _, own in ipairs(player.identities) do
        if own == identity then return player end
      end
    end
  end
end

function Players.linkable(player)
  for _, identity in ipairs(player.identities) do
    if identity:match('^fivem:') then return identity end
  end
end

function Players.hasDiscord(player)
  for _, identity in ipairs(player.identities) do
    if identity:match('^discord:') then return true end
  end
  return false
end
