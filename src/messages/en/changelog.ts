// The changelog of a bot, for readers.
export default {} as const;
