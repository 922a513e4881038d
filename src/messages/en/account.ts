// The account's pages.
export default {} as const;
