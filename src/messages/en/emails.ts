// Emails.
export default {} as const;
