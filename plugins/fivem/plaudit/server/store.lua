-- What survives a crash, in the resource's key-value storage. SetResourceKvp returns when the value is on disk.
--   claim:IDENTITY    the ID of a claim that was sent, or is about to be, and the votes of its response
--   vote:EVENT_ID     a claimed vote: waiting, taken (the reward is being given) or unclear (it may have been given)
--   linked:IDENTITY   an identity that was linked on this server
--   starts            how often this resource has started
Store = {}

local votes = {}
local starts, count = 0, 0

local function keysWith(prefix)
  local keys, handle = {}, StartFindKvp(prefix)
  local key = FindKvp(handle)
  while key do
    keys[#keys + 1] = key
    key = FindKvp(handle)
  end
  EndFindKvp(handle)
  return keys
end

local function save(vote)
  votes[vote.eventId] = vote
  SetResourceKvp('vote:' .. vote.eventId, json.encode(vote))
end

local function remove(eventId)
  votes[eventId] = nil
  DeleteResourceKvp('vote:' .. eventId)
end

-- A claim ID that is used again brings the votes of its first use again, and they would be rewarded twice. What is
-- random may repeat when a server restarts within a second, so the ID also has the number of the start.
local function newClaimId(identity)
  count = count + 1
  local hash = 5381
  for position = 1, #identity do hash = (hash * 33 + identity:byte(position)) & 0xffffffffffff end
  local address = tostring({}):match('0x0*(%x+)') or ''
  return ('%x-%x-%x-%x-%x-%s'):format(starts, count, os.time(), hash, math.random(0, 0xffffff), address):sub(1, 64)
end

local function claimOf(identity)
  local ok, claim = pcall(json.decode, GetResourceKvpString('claim:' .. identity) or '')
  return ok and type(claim) == 'table' and claim or nil
end

--- The ID under which this identity's votes are claimed: the same until the site has responded; and whether it was sent
--- before.
function Store.openClaim(identity)
  local claim = claimOf(identity)
  if claim then return claim.claimId, true end
  claim = { claimId = newClaimId(identity) }
  SetResourceKvp('claim:' .. identity, json.encode(claim))
  return claim.claimId, false
end

-- No reward can be given between the first and the last line, so a crash in between is repaired by repeating them.
local function unpackClaim(identity, claimed)
  for _, vote in ipairs(claimed) do
    if not votes[vote.eventId] then
      local one = { eventId = vote.eventId, identity = identity, state = 'waiting', weight = vote.weight }
      one.votedAt, one.nextVoteAt = vote.votedAt, vote.nextVoteAt
      save(one)
    end
  end
  DeleteResourceKvp('claim:' .. identity)
end

--- Keeps the claimed votes, all with one write, and forgets the claim.
function Store.closeClaim(identity, claimed)
  local claim = { claimId = Store.openClaim(identity), votes = claimed }
  if #claimed > 0 then SetResourceKvp('claim:' .. identity, json.encode(claim)) end
  unpackClaim(identity, claimed)
end

--- The identities whose claims have had no response.
function Store.openClaims()
  local identities = {}
  for _, key in ipairs(keysWith('claim:')) do identities[#identities + 1] = key:sub(#'claim:' + 1) end
  return identities
end

local function loadVotes()
  for _, key in ipairs(keysWith('vote:')) do
    local ok, vote = pcall(json.decode, GetResourceKvpString(key))
    if ok and type(vote) == 'table' and vote.eventId then votes[vote.eventId] = vote end
  end
end

--- Reads what was there before a restart; returns the votes whose reward was being given at its moment.
function Store.load()
  starts = (tonumber(GetResourceKvpString('starts') or '') or 0) + 1
  SetResourceKvp('starts', tostring(starts))
  loadVotes()
  for _, identity in ipairs(Store.openClaims()) do
    local claim = claimOf(identity)
    if claim and claim.votes then unpackClaim(identity, claim.votes) end
  end
  local interrupted = {}
  for _, vote in ipairs(Store.all()) do
    if vote.state == 'taken' then
      Store.mark(vote.eventId, 'unclear')
      interrupted[#interrupted + 1] = vote
    end
  end
  return interrupted
end

function Store.vote(eventId) return votes[eventId] end

--- All claimed votes that are not settled, the oldest first; event IDs sort by time.
function Store.all()
  local list = {}
  for _, vote in pairs(votes) do list[#list + 1] = vote end
  table.sort(list, function(a, b) return a.eventId < b.eventId end)
  return list
end

--- Changes a vote's state on disk.
function Store.mark(eventId, state)
  local vote = votes[eventId]
  vote.state = state
  save(vote)
end

--- Forgets a vote whose reward was given.
function Store.settle(eventId)
  local vote = votes[eventId]
  if vote and vote.state == 'taken' then remove(eventId) end
end

function Store.isLinked(identity) return GetResourceKvpString('linked:' .. identity) ~= nil end

function Store.setLinked(identity) SetResourceKvp('linked:' .. identity, 'yes') end
