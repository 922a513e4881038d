// The audit log in sentences.
export default {} as const;
