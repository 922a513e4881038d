// The Discord side: a role for voters, the command /vote, and reminders.
import { createAutoposter } from '@plaudit/sdk/discord';
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  Events,
  GatewayIntentBits,
  MessageFlags,
  TimestampStyles,
  time,
} from 'discord.js';

const { DISCORD_TOKEN, GUILD_ID, VOTE_ROLE_ID } = process.env;
/** The member has left, the user is gone, or they accept no direct messages: trying again would not help. */
const GONE = [10007, 10013, 50007];
/** Voters who have not connected Discord to their account have an ID of the site. */
const SNOWFLAKE = /^\d{17,20}$/;
const REMIND_BUTTON = 'vote-reminder';

export async function startBot({ api, store, voteUrl }) {
  const client = new Client({ intents: [GatewayIntentBits.Guilds] });
  client.on(Events.InteractionCreate, (interaction) => {
    answer(interaction).catch((error) => console.error('An interaction failed.', error));
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(DISCORD_TOKEN);
  await ready;
  await client.application.commands.create({ name: 'vote', description: 'Vote for this bot and get a reward' });
  createAutoposter(client, api);
  setInterval(runDueTasks, 60_000);
  console.log(`Signed in to Discord as ${client.user.tag}.`);

  async function answer(interaction) {
    const { user } = interaction;
    if (interaction.isChatInputCommand()) return interaction.reply({ ...(await voteMessage(user.id)), ...EPHEMERAL });
    if (!interaction.isButton() || interaction.customId !== REMIND_BUTTON) return;
    store.setReminder(user.id, !store.wantsReminder(user.id));
    return interaction.update(await voteMessage(user.id));
  }

  async function voteMessage(userId) {
    const { voted, nextVoteAt } = await api.votes.check({ userId });
    const next = voted ? new Date(nextVoteAt) : null;
    if (next && store.wantsReminder(userId)) store.schedule('remind', userId, next);
    const link = new ButtonBuilder().setStyle(ButtonStyle.Link).setLabel('Vote').setURL(voteUrl);
    const remind = new ButtonBuilder()
      .setStyle(ButtonStyle.Secondary)
      .setCustomId(REMIND_BUTTON)
      .setLabel(store.wantsReminder(userId) ? 'Stop reminding me' : 'Remind me');
    return {
      content: next
        ? `Thank you for voting! You can vote again ${time(next, TimestampStyles.RelativeTime)}.`
        : 'You can vote now.',
      components: [new ActionRowBuilder().addComponents(link, remind)],
    };
  }

  /** Safe to repeat, so nothing is lost if the bot stops halfway. */
  async function reward(userId, until) {
    if (!SNOWFLAKE.test(userId)) return console.log(`${userId} voted without a Discord account: no reward.`);
    if (store.wantsReminder(userId)) store.schedule('remind', userId, until);
    if (!VOTE_ROLE_ID) return console.log(`${userId} voted. VOTE_ROLE_ID is not set, so there is no role to give.`);
    store.schedule('end-role', userId, until);
    await unlessGone(async () => {
      await (await member(userId)).roles.add(VOTE_ROLE_ID);
      console.log(`${userId} voted and has the role until ${until.toISOString()}.`);
    });
  }

  async function runDueTasks() {
    for (const task of store.dueTasks()) {
      const { type, userId } = task;
      try {
        if (type === 'end-role') await unlessGone(async () => (await member(userId)).roles.remove(VOTE_ROLE_ID));
        if (type === 'remind') await unlessGone(() => client.users.send(userId, `You can vote again: ${voteUrl}`));
        store.finish(task);
      } catch (error) {
        console.error('A task failed and is tried again in a minute.', error);
      }
    }
  }

  async function member(userId) {
    const guild = await client.guilds.fetch(GUILD_ID);
    return guild.members.fetch(userId);
  }

  return { reward };
}

const EPHEMERAL = { flags: MessageFlags.Ephemeral };

async function unlessGone(work) {
  try {
    await work();
  } catch (error) {
    if (!GONE.includes(error.code)) throw error;
    console.log(`Skipped, because trying again would not help: ${error.message}.`);
  }
}
