// The changelog of a bot, for readers. {name} is the name of the bot, {version} that of an entry, such as 1.4.0.
export default {
  title: 'Changelog',
  titleOf: 'Changelog · {name}',
  description: 'What changed in {name}, release by release.',
  atomTitle: '{name} changelog (Atom)',
  jsonTitle: '{name} changelog (JSON Feed)',
  follow: 'Follow it: <atom>Atom feed</atom> · <json>JSON feed</json>',
  none: 'No releases yet',
  noneText: 'When the bot’s owner publishes release notes, they appear here.',

  // One entry; {time} and {editTime} are such as “5 min ago”. <unseen> is around what only screen readers say.
  releasedAt: 'Released {time}',
  releasedAndEditedAt: 'Released {time}, edited {editTime}',
  report: 'Report <unseen>version {version}</unseen>',

  // What the owner and staff see of an entry that staff removed.
  removed: 'Removed by staff',
  reasonWas: 'Reason: {reason}',
  removedText:
    'Visitors do not see this entry. Version {version} cannot be replaced or deleted unless staff restores it.',

  // For staff: removing an entry.
  removeAsStaff: 'Remove {version} as staff',
  restore: 'Restore {version}',
  removeTitle: 'Remove {version} · {name}',
  removeQuestion: 'Remove {version}?',
  removeButton: 'Remove entry',
  removeText:
    'The entry disappears from the changelog of {name} and its feeds. Its owner still sees it, with your reason, and cannot replace or delete it. You can restore it later.',
  reason: 'Reason',
  reasonHint: 'Shown to the owner. At most 500 characters.',
  wasRemoved: 'Version {version} removed. Visitors no longer see it.',
  alreadyRemoved: 'Version {version} was already removed or deleted.',
  wasRestored: 'Version {version} restored.',
  alreadyRestored: 'Version {version} was already restored.',
} as const;
