// Reporting a listing, and the reporter's view of it.
export default {} as const;
