-- /vote and /votelink for players; "plaudit" for the console.

local VOTE_PAUSE_MS, LINK_PAUSE_MS = 15000, 5000
-- 429 is expected too: players who guess codes must not delay everybody's rewards.
local LINK_RESULTS = {
  [400] = 'link_unknown',
  [404] = 'link_unknown',
  [409] = 'link_taken',
  [422] = 'link_unknown',
  [429] = 'try_later',
}

local function mayUse(player, command, pauseMs)
  local last = player[command]
  if last and Now() - last < pauseMs then return false end
  player[command] = Now()
  return true
end

local function hasLinked(player)
  local identity = Players.linkable(player)
  return identity ~= nil and Store.isLinked(identity)
end

local function vote(source)
  if source == 0 then return print('[plaudit] /vote is for players. Try: plaudit status') end
  local player = Players.add(source)
  Say(source, 'vote_page', Config.VotePage)
  if not Players.hasDiscord(player) and not hasLinked(player) then return Say(source, 'no_account') end
  if not mayUse(player, 'askedAt', VOTE_PAUSE_MS) then return end
  Say(source, 'checking')
  if not hasLinked(player) then Say(source, 'link_hint') end
  Rewards.offerAgain(source)
  Claims.request(player)
end

local function codeOf(text)
  local first, second = tostring(text or ''):upper():match('^(%w%w%w%w)%-?(%w%w%w%w)$')
  return first and (first .. '-' .. second)
end

local function link(source, words)
  if source == 0 then return print('[plaudit] /votelink is for players.') end
  local player, code = Players.add(source), codeOf(words[1])
  local identity = Players.linkable(player)
  if not code then return Say(source, 'link_usage') end
  if not identity then return Say(source, 'link_no_identifier') end
  if not mayUse(player, 'linkedAt', LINK_PAUSE_MS) then return Say(source, 'slow_down') end
  if not Api.isReady() then return Say(source, 'try_later') end
  local result = Api.post('/webhooks/identities/link', { code = code, identity = identity }, LINK_RESULTS)
  if not result.ok then return Say(source, LINK_RESULTS[result.status] or 'try_later') end
  Store.setLinked(identity)
  Say(source, 'link_done')
  Claims.request(player)
end

local function status()
  local counts = { waiting = 0, taken = 0, unclear = 0 }
  for _, one in ipairs(Store.all()) do counts[one.state] = counts[one.state] + 1 end
  local health = Api.problem or (Api.lastSuccess and 'It responds.') or 'Nothing was requested yet, because nobody is online.'
  print(('[plaudit] Site: %s. %s'):format(Api.site(), health))
  print(('[plaudit] Reward: %s. Players online: %d. To claim: %d.'):format(Config.Reward, #Players.all(), Claims.waiting()))
  print(('[plaudit] Claimed votes that wait for a reward: %d. Unclear: %d.'):format(counts.waiting, counts.unclear))
end

local function pending()
  for _, one in ipairs(Store.all()) do
    print(('[plaudit] %s  %s  %s  %s'):format(one.eventId, one.state, one.identity, one.votedAt))
  end
  if #Store.all() == 0 then print('[plaudit] Every claimed vote was rewarded.') end
end

-- Both end the doubt about an unclear vote: it is offered again, or counts as rewarded.
local function resolve(eventId, state)
  local one = Store.vote(eventId or '')
  if not one or one.state ~= 'unclear' then
    return print('[plaudit] There is no unclear vote with this ID. "plaudit pending" lists them.')
  end
  Store.mark(eventId, state)
  Rewards.offerAgain()
  if state == 'taken' then Store.settle(eventId) end
  print(state == 'taken' and '[plaudit] Forgotten.' or '[plaudit] It is offered again when the player is online.')
end

local function admin(source, words)
  if source ~= 0 then return end
  if words[1] == 'status' then return status() end
  if words[1] == 'pending' then return pending() end
  if words[1] == 'offer' then return resolve(words[2], 'waiting') end
  if words[1] == 'forget' then return resolve(words[2], 'taken') end
  print('[plaudit] plaudit status | pending | offer EVENT_ID | forget EVENT_ID')
end

--- Registers the commands. Only the console may use "plaudit".
function RegisterCommands()
  RegisterCommand('vote', vote, false)
  RegisterCommand('votelink', link, false)
  RegisterCommand('plaudit', admin, true)
end
