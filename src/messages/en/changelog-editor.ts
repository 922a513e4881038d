// Writing changelog entries.
export default {} as const;
