// Names of categories.
export default {} as const;
