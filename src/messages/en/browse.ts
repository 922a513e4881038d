// Lists of listings: filters, search, what a listing in a list shows.
export default {} as const;
