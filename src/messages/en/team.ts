// Managers, tokens and settings of a listing.
export default {} as const;
