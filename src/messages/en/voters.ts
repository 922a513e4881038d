// Profiles, streaks, badges, favorites of voters.
export default {} as const;
