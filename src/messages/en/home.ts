// The home page.
export default {} as const;
