// The webhook of a listing.
export default {} as const;
