// A listing's page.
export default {} as const;
