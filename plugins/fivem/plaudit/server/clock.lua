-- Time that only moves forward: GetGameTimer wraps around after 25 days, and os.time may be set.

local last, total = GetGameTimer(), 0

--- Milliseconds since this resource started.
function Now()
  local timer = GetGameTimer()
  total = total + math.max(timer - last, 0)
  last = timer
  return total
end
