// Staff: people, listings, votes.
export default {} as const;
