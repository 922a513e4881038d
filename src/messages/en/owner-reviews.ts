// Reviews and reports, as the owner sees them.
export default {} as const;
