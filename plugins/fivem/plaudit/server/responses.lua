-- What a response of the site means, and what to do about it. Nothing here has an effect.
Responses = {}

local function header(headers, name)
  for key, value in pairs(headers) do
    if tostring(key):lower() == name then
      return type(value) == 'table' and value[1] or value
    end
  end
end

local EXPLAINED = {
  [400] = 'did not understand the request. Update this resource to the version of the site.',
  [401] = 'does not accept the token. Create one with the scope votes:read on the Tokens page of your '
    .. 'listing, put it into server.cfg (set plaudit_token "..."), and restart this resource.',
  [403] = 'does not allow this with your token. Create one with the scope votes:read on the Tokens page of '
    .. 'your listing.',
  [404] = 'has no such page. Config.Site must be the address of the site, without a path. If it is, the site is '
    .. 'older than version 0.2.0.',
}

local function explain(site, status, detail)
  if status == 0 then
    return ('%s cannot be reached (%s). Check Config.Site and the firewall of this machine.'):format(site, detail)
  end
  local known = EXPLAINED[status]
  if known then return ('%s %s (%s)'):format(site, known, detail) end
  return ('%s responded with status %d (%s).'):format(site, status, detail)
end

--- Returns { ok = true, status, body } or { ok = false, status, message, retryAfter }; retryAfter is in seconds.
function Responses.read(site, response)
  local status, detail = response.status, Plain(response.problem or '')
  local function failed(message)
    local seconds = tonumber(header(response.headers, 'retry-after') or '')
    return { ok = false, status = status, message = message, retryAfter = seconds }
  end
  if status >= 300 and status < 400 then
    local target = Plain(header(response.headers, 'location') or 'another address')
    return failed(('%s redirects to %s. Set Config.Site to the address it leads to.'):format(site, target))
  end
  if status ~= 200 then return failed(explain(site, status, detail)) end
  local ok, body = pcall(json.decode, response.text or '')
  if not ok or type(body) ~= 'table' then
    return failed(site .. ' did not respond with JSON. Is Config.Site the address of your Plaudit site?')
  end
  return { ok = true, status = status, body = body }
end

local function isEventId(value) return type(value) == 'string' and #value <= 64 and value:match('^[%w._-]+$') ~= nil end

local function text(value) return type(value) == 'string' and value or nil end

--- The votes in the response to a claim, or nil if it has another form: then nothing may be rewarded.
function Responses.votes(body)
  if type(body.votes) ~= 'table' then return nil end
  local votes = {}
  for _, vote in ipairs(body.votes) do
    if type(vote) ~= 'table' or not isEventId(vote.eventId) then return nil end
    local weight = type(vote.weight) == 'number' and vote.weight or 1
    local one = { eventId = vote.eventId, votedAt = text(vote.votedAt), nextVoteAt = text(vote.nextVoteAt), weight = weight }
    votes[#votes + 1] = one
  end
  return votes
end
