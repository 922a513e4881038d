-- Requests to the site: one at a time, within a budget, with growing pauses while something is wrong.
Api = { problem = nil, lastSuccess = nil }

local BURST = 30
local TIMEOUT_MS = 20000
local FIRST_PAUSE_MS, LONGEST_PAUSE_MS = 5000, 300000
local SHOW_AGAIN_MS = 600000

local site, token
local allowance, countedAt = BURST, 0
local failures, pauseUntil = 0, 0
local shownAt

--- Reads the settings; returns what is wrong with them, or nil. The convar plaudit_url overrides Config.Site.
function Api.configure()
  site = GetConvar('plaudit_url', '')
  if site == '' then site = Config.Site or '' end
  site = site:gsub('/+$', ''):gsub('/api/v1$', '')
  token = GetConvar('plaudit_token', ''):gsub('%s', '')
  if site == '' or site:match('vote%.example%.com') then
    return 'Set Config.Site in config.lua to the address of your vote site.'
  end
  local isLocal = site:match('^http://127%.0%.0%.1[:/]?') or site:match('^http://localhost[:/]?')
  if not site:match('^https://') and not isLocal then
    return 'Config.Site must begin with https://, because the token must not travel unencrypted.'
  end
  if token == '' then return 'Add to server.cfg: set plaudit_token "..." (set, never sets or setr: clients see those).' end
end

function Api.site() return site end

local function refill()
  local now = Now()
  allowance = math.min(BURST, allowance + (now - countedAt) * Config.RequestsPerMinute / 60000)
  countedAt = now
end

--- Whether a request may be sent now.
function Api.isReady()
  refill()
  return allowance >= 1 and Now() >= pauseUntil
end

local function send(path, body)
  local done = promise.new()
  local settled = false
  local function settle(status, text, headers, problem)
    if settled then return end
    settled = true
    done:resolve({ status = status or 0, text = text, headers = headers or {}, problem = problem })
  end
  local headers = {
    ['Authorization'] = 'Bearer ' .. token,
    ['Content-Type'] = 'application/json',
    ['Accept'] = 'application/json',
  }
  -- Following a redirect would repeat the request as a GET, without its body.
  local options = { followLocation = false }
  PerformHttpRequest(site .. '/api/v1' .. path, settle, 'POST', json.encode(body), headers, options)
  SetTimeout(TIMEOUT_MS, function() settle(0, nil, {}, 'no response within 20 seconds') end)
  return Citizen.Await(done)
end

local function report(message)
  if message == Api.problem and Now() - shownAt < SHOW_AGAIN_MS then return end
  Api.problem, shownAt = message, Now()
  print('[plaudit] ' .. message)
end

-- Pauses double, and differ between game servers, so that they do not all ask again at the same moment.
local function pause(result)
  failures = failures + 1
  local backoff = math.min(FIRST_PAUSE_MS * 2 ^ math.min(failures - 1, 10), LONGEST_PAUSE_MS)
  local asked = math.min(result.retryAfter or 0, 3600) * 1000
  local milliseconds = math.floor(math.max(backoff, asked) * (1 + math.random() * 0.2))
  pauseUntil = Now() + milliseconds
  report(('%s Trying again in %d s.'):format(result.message, math.ceil(milliseconds / 1000)))
end

--- Sends one request; `expected` has statuses that are no fault, such as an unknown code.
function Api.post(path, body, expected)
  refill()
  allowance = allowance - 1
  local result = Responses.read(site, send(path, body))
  if result.ok or (expected and expected[result.status]) then
    if Api.problem then print('[plaudit] ' .. site .. ' responds again.') end
    Api.problem, failures, Api.lastSuccess = nil, 0, Now()
  else
    pause(result)
  end
  return result
end

--- Reports a response that cannot be used, and pauses as after any failure.
function Api.reject(message) pause({ message = message }) end
