// Charts.
export default {} as const;
