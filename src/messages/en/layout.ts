// The frame of every page.
export default {} as const;
