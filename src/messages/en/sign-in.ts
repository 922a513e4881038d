// Signing in and signing up.
export default {} as const;
