// Staff: the settings of the site.
export default {} as const;
