-- Who gives a reward, by the name in Config.Reward. Each handler has:
--   isReady(source)    whether the player's character is loaded; nothing is claimed before
--   hasRoom(source)    whether the items fit
--   give(source)       gives the reward: items, then money. Returns false if nothing was given, because the first item
--                      did not fit; an error means that the reward may have been given in part
Handlers = {}

local function everyItem(accepts)
  for _, item in ipairs(Config.Items) do
    if not accepts(item) then return false end
  end
  return true
end

local function hasMoney() return Config.Money and Config.Money.amount > 0 end

-- `add` returns false if the item did not fit. Some inventories return nothing: then only a person can say.
local function giveItems(items, add)
  for index, item in ipairs(items) do
    local added = add(item)
    if added == nil then error('the inventory did not say whether it accepted ' .. item.name) end
    if not added and index == 1 then return false end
    if not added then error(item.name .. ' did not fit') end
  end
  return true
end

Handlers.event = {
  isReady = function() return true end,
}

local function esxPlayer(source) return exports.es_extended:getSharedObject().GetPlayerFromId(source) end

Handlers.esx = {
  isReady = function(source) return esxPlayer(source) ~= nil end,
  hasRoom = function(source)
    local player = esxPlayer(source)
    return everyItem(function(item) return player.canCarryItem(item.name, item.count) end)
  end,
  give = function(source)
    local player = esxPlayer(source)
    for _, item in ipairs(Config.Items) do player.addInventoryItem(item.name, item.count) end
    if hasMoney() then player.addAccountMoney(Config.Money.account, Config.Money.amount, 'vote') end
    return true
  end,
}

local function qbPlayer(source)
  if GetResourceState('qbx_core') == 'started' then return exports.qbx_core:GetPlayer(source) end
  return exports['qb-core']:GetCoreObject().Functions.GetPlayer(source)
end

Handlers.qb = {
  isReady = function(source) return qbPlayer(source) ~= nil end,
  -- Inventories of QBCore have no common way to ask. AddItem says whether the item was accepted.
  hasRoom = function() return true end,
  give = function(source)
    local player = qbPlayer(source).Functions
    if not giveItems(Config.Items, function(item) return player.AddItem(item.name, item.count) end) then return false end
    local isPaid = not hasMoney() or player.AddMoney(Config.Money.account, Config.Money.amount, 'vote')
    if not isPaid then error('the money was not accepted') end
    return true
  end,
}

local function oxItems()
  local items = { table.unpack(Config.Items) }
  if hasMoney() then items[#items + 1] = { name = 'money', count = Config.Money.amount } end
  return items
end

Handlers.ox = {
  isReady = function(source) return exports.ox_inventory:GetInventory(source, false) ~= nil end,
  hasRoom = function(source)
    return everyItem(function(item) return exports.ox_inventory:CanCarryItem(source, item.name, item.count) end)
  end,
  give = function(source)
    local inventory = exports.ox_inventory
    return giveItems(oxItems(), function(item) return inventory:AddItem(source, item.name, item.count) end)
  end,
}
