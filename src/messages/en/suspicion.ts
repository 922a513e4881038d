// Staff: votes under suspicion, annulments.
export default {} as const;
