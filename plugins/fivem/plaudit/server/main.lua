-- Starts everything: configuration, the events of players, and the loop that checks, claims and offers.

local TICK_MS = 500

local function warnAbout(interrupted)
  for _, vote in ipairs(interrupted) do
    local message = '[plaudit] The server stopped while vote %s of %s was being rewarded. Check whether the player got '
      .. 'it. "plaudit offer %s" gives it again, "plaudit forget %s" does not.'
    print(message:format(vote.eventId, vote.identity, vote.eventId, vote.eventId))
  end
end

local function followPlayers()
  for _, id in ipairs(GetPlayers()) do Players.add(tonumber(id)) end
  AddEventHandler('playerJoining', function()
    local player = source
    Players.add(player)
    Rewards.offerAgain(player)
  end)
  AddEventHandler('playerDropped', function()
    local player = source
    Players.remove(player)
    Rewards.offerAgain(player)
  end)
end

local function followResources()
  local own = GetCurrentResourceName()
  -- A handler that was restarted may have missed votes: they are offered again.
  AddEventHandler('onResourceStart', function(name)
    if name ~= own then Rewards.offerAgain() end
  end)
  -- Handlers have returned when this resource is stopped in order, so nothing is in doubt.
  AddEventHandler('onResourceStop', function(name)
    if name ~= own then return end
    for _, vote in ipairs(Store.all()) do Store.settle(vote.eventId) end
  end)
end

local function work()
  Claims.notice()
  Rewards.offerWaiting()
  while Claims.step() do Claims.notice() end
end

-- An error must not end the loop.
local function loop()
  while true do
    local ok, problem = pcall(work)
    if not ok then print('[plaudit] ' .. tostring(problem)) end
    Wait(TICK_MS)
  end
end

local function start()
  local problem = Api.configure() or Rewards.configure() or Players.configure()
  if problem then return print('[plaudit] Not started. ' .. problem) end
  exports('take', Rewards.take)
  exports('putBack', Rewards.putBack)
  exports('offer', Rewards.offerAgain)
  warnAbout(Store.load())
  followPlayers()
  followResources()
  RegisterCommands()
  CreateThread(loop)
end

start()
