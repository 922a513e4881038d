// The leaderboards.
export default {} as const;
