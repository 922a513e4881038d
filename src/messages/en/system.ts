// Staff: the state of the installation, and the setup checklist.
export default {} as const;
