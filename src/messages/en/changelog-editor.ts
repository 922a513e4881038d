// Writing changelog entries.
export default {
  // The list of a bot's entries.
  changelog: 'Changelog',
  writeNotes: 'Write release notes',
  empty: 'No releases yet',
  emptyText: 'Tell people what is new: write an entry for each version, or publish entries from your release process.',
  emptyTextWithoutPlan: 'With the Plus or Enterprise plan, you can publish an entry for each version.',
  notIncluded: 'Your plan does not include the changelog.',
  notIncludedText: 'It comes with Plus, Enterprise and the Changelog Pro add-on.',
  // Follows a sentence about how to change the plan.
  notIncludedEntries: 'Existing entries stay public, and you can still delete them.',
  whereShown:
    'Visitors see these entries on the <page>public changelog</page>. Your release process can <guide>publish entries automatically</guide>.',
  // The times are such as “3 d ago”.
  released: 'Released {time}',
  releasedAndEdited: 'Released {time}, edited {editedTime}',
  removedByStaff: 'Removed by staff',

  // Writing an entry. {version} is the version that it is about.
  newNotes: 'New release notes',
  editVersion: 'Edit {version}',
  publish: 'Publish',
  limit: 'Up to {max, number} changes per hour, including changes through the API.',
  published: 'Version {version} published.',
  updated: 'Version {version} updated.',

  // Why an entry cannot be saved.
  gone: 'This entry cannot be edited because it was deleted, or removed by staff.',
  versionTaken: 'This version already has an entry. Edit that one instead.',
  inFuture: 'The release time cannot be in the future.',
  planExcludes:
    'Your plan does not include the changelog. Ask the operator of this site to change to Plus or Enterprise.',
  versionRemoved: 'Staff removed this version. Publish under another version.',
  unknownListing: 'This listing no longer exists.',
  // {wait} is a duration such as “4 min”.
  tooManyChanges: 'You can make {max, number} changes per hour. Try again in {wait}.',

  // Deleting an entry.
  deleteVersion: 'Delete {version}',
  deleteQuestion: 'Delete {version}?',
  deleteEntry: 'Delete entry',
  deleteText:
    'The entry will be removed from the public page and the feeds. This cannot be undone, but you can publish the version again.',
  deleted: 'Version {version} deleted.',
  deleteTooMany: 'You made too many changes this hour. Try again in {wait}.',
  deleteRemoved: 'This entry cannot be deleted because staff removed it.',
} as const;
