// Staff: reports, reviews, claims.
export default {} as const;
