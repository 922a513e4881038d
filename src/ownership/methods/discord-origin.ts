// Where Discord's pages and its API are.
export const DISCORD_ORIGIN = 'https://discord.com';
