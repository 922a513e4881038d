-- Finds out who voted. Everybody online is checked in batches; votes found are claimed first. The batch only knows
-- votes of the last 24 hours, so each player is also claimed once after joining, as the budget allows.
Claims = {}

local BATCH = 50
local REFUSED = { [400] = true, [409] = true, [422] = true }

local urgent, later = {}, {}
local queued = {}
local seen = {}

local function enqueue(queue, identity, votedAt)
  if queued[identity] and not (queue == urgent and queued[identity] == later) then return end
  queued[identity] = queue
  queue[#queue + 1] = { identity = identity, votedAt = votedAt }
end

-- An identity may be in both queues: the urgent one counts.
local function dequeue()
  for _, queue in ipairs({ urgent, later }) do
    while #queue > 0 do
      local entry = table.remove(queue, 1)
      if queued[entry.identity] == queue then
        queued[entry.identity] = nil
        return entry
      end
    end
  end
end

--- Claims what this player may have, ahead of others.
function Claims.request(player)
  for _, identity in ipairs(player.identities) do enqueue(urgent, identity) end
end

-- A game account that nobody linked has no votes, so players with Discord are claimed by that alone.
local function enqueueJoined(player)
  for _, identity in ipairs(player.identities) do
    local isUseful = identity:match('^discord:') or not Players.hasDiscord(player) or Store.isLinked(identity)
    if isUseful then enqueue(later, identity) end
  end
end

--- Notices players whose character is loaded since the last time.
function Claims.notice()
  for _, player in ipairs(Players.all()) do
    if not player.ready and #player.identities > 0 and Rewards.isReady(player.source) then
      player.ready = true
      enqueueJoined(player)
    end
  end
end

local function dueBatch()
  local batch, members = {}, {}
  for _, player in ipairs(Players.all()) do
    local isDue = not player.checkedAt or Now() - player.checkedAt >= Config.PollSeconds * 1000
    if player.ready and isDue and #batch + #player.identities <= BATCH then
      for _, identity in ipairs(player.identities) do batch[#batch + 1] = identity end
      members[#members + 1] = player
    end
  end
  return batch, members
end

local function check(batch, members)
  local result = Api.post('/webhooks/votes/check', { identities = batch }, REFUSED)
  if not result.ok and not REFUSED[result.status] then return end
  for _, player in ipairs(members) do player.checkedAt = Now() end
  local results = result.ok and result.body.results
  if type(results) ~= 'table' then return Api.reject(result.message or 'The response to a check has no results.') end
  for _, identity in ipairs(batch) do
    local one = results[identity]
    local isNew = type(one) == 'table' and one.voted == true and seen[identity] ~= one.votedAt
    if isNew then enqueue(urgent, identity, one.votedAt) end
  end
end

local function claim(identity, votedAt)
  local claimId, isRepeated = Store.openClaim(identity)
  local body = { identity = identity, claimId = claimId, consumer = Config.Consumer, days = Config.Days }
  local result = Api.post('/webhooks/votes/claim', body, REFUSED)
  if REFUSED[result.status] then
    -- Nothing was claimed. 409: the ID was used for another player, so this one needs another.
    Store.closeClaim(identity, {})
    if result.status == 409 then enqueue(later, identity) end
    return Api.reject(result.message)
  end
  -- Without a clear response nothing is rewarded, and the claim stays open.
  if not result.ok then return end
  local votes = Responses.votes(result.body)
  if not votes then return Api.reject('The response to a claim cannot be read. Update this resource or the site.') end
  Store.closeClaim(identity, votes)
  -- The response to a repeated claim may be from before the vote that was seen.
  if isRepeated and votedAt then
    enqueue(urgent, identity, votedAt)
  else
    seen[identity] = votedAt or seen[identity]
  end
  Rewards.offerWaiting()
end

local turn = 0

-- Claims without a response come first, in turn with everything else, so that one that always fails holds up nobody.
local function openClaim()
  local open = Store.openClaims()
  turn = turn % (#open + 1) + 1
  return open[turn]
end

--- Sends one request, if one is due and allowed; returns whether it did.
function Claims.step()
  if not Api.isReady() then return false end
  local open = openClaim()
  if open then
    claim(open)
    return true
  end
  local batch, members = dueBatch()
  if #batch > 0 then
    check(batch, members)
    return true
  end
  local entry = dequeue()
  if entry then claim(entry.identity, entry.votedAt) end
  return entry ~= nil
end

--- How many identities wait for a claim.
function Claims.waiting()
  local count = 0
  for _ in pairs(queued) do count = count + 1 end
  return count
end
