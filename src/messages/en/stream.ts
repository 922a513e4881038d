// The event stream of a listing.
export default {} as const;
