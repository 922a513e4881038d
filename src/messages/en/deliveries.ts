// The delivery log.
export default {} as const;
