-- The functions that FXServer gives to server scripts, as far as the tests need them, over a clock that the test moves.
-- The host provides host_http, host_kvp_*, host_output, host_chat, host_decode, host_convar and host_players.
local timers, events, exported, commands, requests = {}, {}, {}, {}, {}
local now, sequence = 0, 0

local function shown(problem) host_output('SCRIPT ERROR: ' .. tostring(problem)) end

-- Scheduler: threads yield the time at which they continue, or a promise.
local function after(milliseconds, action)
  sequence = sequence + 1
  timers[#timers + 1] = { at = now + math.max(milliseconds, 0), order = sequence, action = action }
end

local function resume(thread, ...)
  local ok, command = coroutine.resume(thread, ...)
  if not ok then return shown(command) end
  if coroutine.status(thread) == 'dead' then return end
  command(function(...) resume(thread, ...) end)
end

local function thread(action, ...) resume(coroutine.create(action), ...) end

local function wait(milliseconds)
  coroutine.yield(function(continue) after(milliseconds, continue) end)
end

promise = {}
promise.__index = promise
function promise.new() return setmetatable({ waiting = {} }, promise) end
function promise:resolve(value)
  if self.done then return end
  self.done, self.value = true, value
  for _, continue in ipairs(self.waiting) do continue() end
end

Citizen = {}
function Citizen.Await(one)
  if not one.done then coroutine.yield(function(continue) table.insert(one.waiting, continue) end) end
  return one.value
end

-- json, as FXServer has it: errors on malformed text, null becomes nil, empty tables are arrays.
json = {}
function json.decode(text)
  local literal = host_decode(text)
  if not literal then error('json: malformed') end
  return load('return ' .. literal)()
end

local encode
local function encodeTable(value)
  local parts = {}
  if #value > 0 or next(value) == nil then
    for _, one in ipairs(value) do parts[#parts + 1] = encode(one) end
    return '[' .. table.concat(parts, ',') .. ']'
  end
  for key, one in pairs(value) do parts[#parts + 1] = encode(tostring(key)) .. ':' .. encode(one) end
  return '{' .. table.concat(parts, ',') .. '}'
end

function encode(value)
  if type(value) == 'table' then return encodeTable(value) end
  if type(value) ~= 'string' then return tostring(value) end
  return '"' .. value:gsub('[%c"\\]', function(c) return ('\\u%04x'):format(c:byte()) end) .. '"'
end
json.encode = encode

-- Events. Each handler runs in a thread of its own; its errors do not reach the one who triggers.
local function trigger(name, source, ...)
  for _, handler in ipairs(events[name] or {}) do
    handler.env.source = source
    thread(handler.action, ...)
  end
end

local function performHttpRequest(url, action, method, data, headers, options)
  requests[#requests + 1] = action
  local follow = not (options and options.followLocation == false)
  local request = { method = method or 'GET', body = data or '', headers = headers or {}, follow = follow }
  host_http(#requests, url, json.encode(request))
end

-- Each resource has global variables of its own, and they share events, exports and commands.
local function environment(resource)
  local env = setmetatable({}, { __index = _G })
  env._G = env
  env.CreateThread = thread
  env.Wait, env.SetTimeout = wait, function(milliseconds, action) after(milliseconds, function() thread(action) end) end
  env.GetGameTimer = function() return now end
  env.PerformHttpRequest = performHttpRequest
  env.GetCurrentResourceName = function() return resource end
  env.GetResourceState = function(name) return exported[name] and 'started' or 'missing' end
  env.GetConvar = function(name, default) return host_convar(name) or default end
  env.GetPlayers = function() return json.decode(host_players()) end
  env.GetPlayerIdentifiers = function(source) return json.decode(host_identifiers(tostring(source))) end
  env.TriggerClientEvent = function(name, source, data) host_chat(name, source, json.encode(data)) end
  env.RegisterCommand = function(name, action, restricted) commands[name] = { action, restricted } end
  env.print = function(...) host_output(table.concat({ ... }, ' ')) end
  env.AddEventHandler = function(name, action)
    events[name] = events[name] or {}
    table.insert(events[name], { resource = resource, env = env, action = action })
  end
  env.TriggerEvent = function(name, ...) trigger(name, nil, ...) end
  env.SetResourceKvp = function(key, value) host_kvp_set(resource .. '/' .. key, value) end
  env.GetResourceKvpString = function(key) return host_kvp_get(resource .. '/' .. key) end
  env.DeleteResourceKvp = function(key) host_kvp_delete(resource .. '/' .. key) end
  local searches = {}
  env.StartFindKvp = function(prefix)
    searches[#searches + 1] = json.decode(host_kvp_keys(resource .. '/' .. prefix))
    return #searches
  end
  env.FindKvp = function(search)
    local key = table.remove(searches[search], 1)
    return key and key:sub(#resource + 2)
  end
  env.EndFindKvp = function(search) searches[search] = nil end
  env.exports = setmetatable({}, {
    __call = function(_, name, action)
      exported[resource] = exported[resource] or {}
      exported[resource][name] = action
    end,
    __index = function(_, other)
      return setmetatable({}, { __index = function(_, name)
        local action = exported[other] and exported[other][name]
        if not action then error(('No such export %s in resource %s'):format(name, other)) end
        return function(_, ...) return action(...) end
      end })
    end,
  })
  return env
end

local environments = {}

function host_load(resource, file, source)
  exported[resource] = exported[resource] or {}
  environments[resource] = environments[resource] or environment(resource)
  local chunk, problem = load(source, '@' .. file, 't', environments[resource])
  if not chunk then error(problem) end
  thread(chunk)
end

function host_trigger(name, source, ...) trigger(name, source, ...) end

function host_command(source, text)
  local words = {}
  for word in text:gmatch('%S+') do words[#words + 1] = word end
  local command = commands[table.remove(words, 1)]
  thread(command[1], source, words, text)
end

function host_response(id, status, text, headers, problem)
  thread(requests[id], status, text, json.decode(headers), problem)
end

--- The time of the next timer, or nil.
function host_next()
  local first
  for _, timer in ipairs(timers) do first = math.min(first or timer.at, timer.at) end
  return first
end

--- Moves the clock and runs what is due by then, in order.
function host_advance(to)
  now = math.max(now, to)
  table.sort(timers, function(a, b) return a.at < b.at or (a.at == b.at and a.order < b.order) end)
  while timers[1] and timers[1].at <= now do table.remove(timers, 1).action() end
end
