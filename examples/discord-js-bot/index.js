// Rewards votes: with a role in Discord, or on the console without DISCORD_TOKEN.
import { createServer } from 'node:http';
import { createReceiver } from '@plaudit/sdk';
import { createClient } from '@plaudit/sdk/client';
import { createStream } from '@plaudit/sdk/stream';
import { openStore } from './store.js';

const { PLAUDIT_URL: baseUrl, PLAUDIT_TOKEN: token, PLAUDIT_SECRET: secret, PORT = '8080' } = process.env;
if (!baseUrl || !token) {
  console.error('PLAUDIT_URL and PLAUDIT_TOKEN are not set. Copy .env.example to .env and fill them in.');
  process.exit(1);
}

const store = openStore('votes.json');
const api = createClient({ baseUrl, token });
const bot = process.env.DISCORD_TOKEN ? await startDiscordBot() : printRewards();

const handlers = {
  // Remembers which votes were rewarded, also over restarts. A vote may arrive more than once.
  dedupe: store.dedupe,
  // If this throws, the vote comes again.
  onVote: ({ data }) => bot.reward(data.userId, new Date(data.nextVoteAt)),
  onTest: ({ data }) => console.log(`Test event for ${data.userId}: everything works. Tests are not rewarded.`),
};

// Not by PORT, which many hosts set for every program.
if (secret) receiveByWebhook();
else receiveByStream();

/** Votes arrive over an outgoing connection, also those that were cast while the bot was offline. */
function receiveByStream() {
  const stream = createStream({
    baseUrl,
    token,
    consumer: 'discord-bot',
    ...handlers,
    onStatus: ({ message }) => console.log(message),
  });
  stream.ended.then(({ error }) => process.exit(error ? 1 : 0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stream.close());
}

/** Votes are sent to https://your-bot.example/votes, which must lead to this port. */
function receiveByWebhook() {
  const receiver = createReceiver({ secret, ...handlers });
  createServer(receiver.node).listen(Number(PORT), () => console.log(`Waiting for votes on port ${PORT}.`));
}

async function startDiscordBot() {
  const { startBot } = await import('./bot.js');
  const { listingId } = await api.readToken();
  return startBot({ api, store, voteUrl: new URL(`/listings/${listingId}/vote`, baseUrl).href });
}

function printRewards() {
  console.log('DISCORD_TOKEN is not set, so rewards are printed.');
  return { reward: (userId, until) => console.log(`Reward for ${userId}, until ${until.toISOString()}`) };
}
