// Badges, widgets and link previews.
export default {} as const;
