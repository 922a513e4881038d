-- Offers each claimed vote to the handler, and makes sure that nobody can take it twice.
Rewards = {}

-- The reward counts as given when the server has survived this long after it was taken.
local SETTLED_AFTER_MS = 5000

local handler
local offered = {}

--- Chooses the handler; returns what is wrong with the configuration, or nil.
function Rewards.configure()
  handler = Handlers[Config.Reward]
  if not handler then return ("Config.Reward is '%s'. It must be 'event', 'esx', 'qb' or 'ox'."):format(Config.Reward) end
end

local lastProblem

--- Whether the player's character is loaded, so that a reward would reach it.
function Rewards.isReady(source)
  local ok, ready = pcall(handler.isReady, source)
  local problem = not ok and ("Config.Reward is '%s', but that does not work: %s"):format(Config.Reward, ready) or nil
  if problem and problem ~= lastProblem then print('[plaudit] ' .. problem) end
  lastProblem = problem
  return ok and ready
end

--- Marks a vote as taken, on disk, before its reward is given. True for exactly one caller, ever.
function Rewards.take(eventId)
  local vote = type(eventId) == 'string' and Store.vote(eventId)
  if not vote or vote.state ~= 'waiting' then return false end
  Store.mark(eventId, 'taken')
  SetTimeout(SETTLED_AFTER_MS, function() Store.settle(eventId) end)
  return true
end

--- For handlers that took a vote and could not give its reward: it is offered again later.
function Rewards.putBack(eventId)
  local vote = type(eventId) == 'string' and Store.vote(eventId)
  if not vote or vote.state ~= 'taken' then return false end
  Store.mark(eventId, 'waiting')
  return true
end

local function giveOwn(vote, source)
  local asked, hasRoom = pcall(handler.hasRoom, source)
  if not asked then return print('[plaudit] ' .. Plain(hasRoom)) end
  if not hasRoom then return Say(source, 'inventory_full') end
  if not Rewards.take(vote.eventId) then return end
  local ended, result = pcall(handler.give, source)
  if ended and result then return Say(source, 'rewarded') end
  if ended then
    Rewards.putBack(vote.eventId)
    return Say(source, 'inventory_full')
  end
  Store.mark(vote.eventId, 'unclear')
  local message = '[plaudit] The reward for vote %s of %s failed and may have been given in part: %s. Check it by '
    .. 'hand. "plaudit offer %s" gives it again, "plaudit forget %s" does not.'
  print(message:format(vote.eventId, vote.identity, Plain(result), vote.eventId, vote.eventId))
end

local function offer(vote, source)
  offered[vote.eventId] = source
  if handler.give then return giveOwn(vote, source) end
  TriggerEvent('plaudit:vote', {
    eventId = vote.eventId,
    player = source,
    identity = vote.identity,
    votedAt = vote.votedAt,
    nextVoteAt = vote.nextVoteAt,
    weight = vote.weight,
  })
end

--- Offers the votes that wait for players who are online, each once until they join again or ask for it.
function Rewards.offerWaiting()
  for _, vote in ipairs(Store.all()) do
    local player = vote.state == 'waiting' and not offered[vote.eventId] and Players.withIdentity(vote.identity)
    if player then offer(vote, player.source) end
  end
end

--- Lets the votes of this player, or of everybody, be offered again if nobody took them.
function Rewards.offerAgain(source)
  for eventId, player in pairs(offered) do
    if not source or player == source then offered[eventId] = nil end
  end
end
