// Voting.
export default {} as const;
