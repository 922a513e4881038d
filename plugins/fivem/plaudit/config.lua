-- Settings. The token is in server.cfg: see README.md.
Config = {}

-- The address of your vote site.
Config.Site = 'https://vote.example.com'

-- The page where players vote. /vote shows it.
Config.VotePage = 'https://vote.example.com/listings/YOUR-LISTING'

-- The language of messages to players: a file in locales/.
Config.Locale = 'en'

-- Who gives the reward:
--   'esx'    es_extended: Config.Money and Config.Items
--   'qb'     qb-core or qbx_core: Config.Money and Config.Items
--   'ox'     ox_inventory: Config.Money (as the item 'money') and Config.Items
--   'event'  a resource of yours, which handles the event plaudit:vote
Config.Reward = 'event'

-- The reward for one vote. account is 'bank' or 'money' with ESX, 'bank' or 'cash' with QBCore; ignored by ox.
Config.Money = { account = 'bank', amount = 500 }
Config.Items = {
  -- { name = 'bread', count = 2 },
}

-- Seconds between two checks of the players who are online.
Config.PollSeconds = 60

-- Requests per minute to the site. It allows 120 checks and 120 claims to all game servers of a listing together.
Config.RequestsPerMinute = 60

-- How many days a vote waits for its player to join (1 to 90).
Config.Days = 30

-- Each vote is rewarded once for each consumer. Servers with the same name share the rewards.
Config.Consumer = 'default'

-- The identifier that /votelink links, for players without a Discord account.
Config.LinkIdentifier = 'license'
