// What is wrong with typed values.
export default {} as const;
