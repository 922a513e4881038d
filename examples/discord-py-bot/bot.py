"""The Discord side: a role for voters, the command /vote, and reminders."""

import os
import re
from datetime import datetime, timezone

import discord
from discord import app_commands
from discord.ext import tasks
from plaudit import Autoposter

from store import Store

# The member has left, the user is gone, or they accept no direct messages: trying again would not help.
GONE = (10007, 10013, 50007)


class VoteBot(discord.Client):
    def __init__(self, api, vote_url):
        super().__init__(intents=discord.Intents(guilds=True))
        self.api, self.vote_url, self.store = api, vote_url, Store("votes.db")
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="vote", description="Vote for this bot and get a reward")(self.vote)

    async def setup_hook(self):
        await self.tree.sync()
        self.run_due_tasks.start()
        Autoposter(self, self.api).start()

    async def on_ready(self):
        print(f"Signed in to Discord as {self.user}.", flush=True)

    @app_commands.describe(remind="Whether to send you a message when you can vote again")
    async def vote(self, interaction: discord.Interaction, remind: bool = False):
        check = await self.api.check(str(interaction.user.id))
        if remind and check.next_vote_at:
            self.store.schedule("remind", interaction.user.id, check.next_vote_at)
        text = "You can vote now."
        if check.next_vote_at:
            text = f"Thank you for voting! You can vote again {discord.utils.format_dt(check.next_vote_at, 'R')}."
        button = discord.ui.View().add_item(discord.ui.Button(label="Vote", url=self.vote_url))
        await interaction.response.send_message(text, view=button, ephemeral=True)

    async def reward(self, vote):
        """Safe to repeat, so nothing is lost if the bot stops halfway."""
        # Voters who have not connected Discord to their account have an ID of the site.
        if not re.fullmatch(r"\d{17,20}", vote.user_id):
            return print(f"{vote.user_id} voted without a Discord account: no reward.", flush=True)
        self.store.schedule("end-role", vote.user_id, vote.next_vote_at)
        await skip_if_gone(self.change_role("add_roles", vote.user_id))
        print(f"{vote.user_id} voted and has the role until {vote.next_vote_at:%Y-%m-%d %H:%M} UTC.", flush=True)

    @tasks.loop(minutes=1)
    async def run_due_tasks(self):
        for kind, user_id, due in self.store.due(datetime.now(timezone.utc)):
            try:
                if kind == "end-role":
                    await skip_if_gone(self.change_role("remove_roles", user_id))
                else:
                    await skip_if_gone(self.remind(user_id))
                self.store.finish(kind, user_id, due)
            except discord.DiscordException as error:
                print(f"A task failed and is tried again in a minute: {error}", flush=True)

    async def change_role(self, change, user_id):
        guild = await self.fetch_guild(int(os.environ["GUILD_ID"]))
        member = await guild.fetch_member(int(user_id))
        await getattr(member, change)(discord.Object(int(os.environ["VOTE_ROLE_ID"])))

    async def remind(self, user_id):
        user = await self.fetch_user(int(user_id))
        await user.send(f"You can vote again: {self.vote_url}")


async def skip_if_gone(work):
    try:
        await work
    except discord.HTTPException as error:
        if error.code not in GONE:
            raise
        print(f"Skipped: {error}.", flush=True)
