// Proving that a listing belongs to its owner, and claims.
export default {} as const;
