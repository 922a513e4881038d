// The owner's overview, and the frame of the dashboard.
export default {} as const;
