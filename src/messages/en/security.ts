// Passkeys, two-step verification, sessions, passwords.
export default {} as const;
