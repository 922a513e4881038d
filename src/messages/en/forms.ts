// Parts of forms that many pages share.
export default {} as const;
