// The form of a listing, its page and pictures.
export default {} as const;
