// Staff: brand, texts and settings of the site.
export default {} as const;
