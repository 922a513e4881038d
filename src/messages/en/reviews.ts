// Reviews.
export default {} as const;
