// Error pages.
export default {} as const;
