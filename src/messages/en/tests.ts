// Test votes.
export default {} as const;
