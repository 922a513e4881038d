// Reminders of the next vote.
export default {} as const;
