// Adding a listing, and importing one.
export default {} as const;
