// Notices for owners, managers and staff.
export default {} as const;
