// For staff: what a listing consists of, and what to know of it before approving it.
export default {
  noText: 'No summary or description.',
  link: 'Link',
  address: 'Address',
  video: 'Video',
  mods: 'Mods',
  tags: 'Tags',

  // Other listings that it resembles.
  nothing: 'No look-alikes, no duplicates, no earlier rejections, no other listings.',
  lookAlikes: 'Look-alikes',
  namesLookSame: 'The names look the same.',
  namesNearlySame: 'The names are nearly the same.',
  duplicates: 'Duplicates',
  // {parts} is a list of the following three.
  same: 'Same {parts}.',
  sameAddress: 'address',
  sameLink: 'link or application',
  sameDescription: 'description',
  earlierRejections: 'Earlier rejections',
  otherListings: 'Other listings of the owner',
  ownerVerified: 'Owner verified',
  // {owner} is a person’s name.
  byOwner: 'by {owner}',
  // States of another listing.
  waiting: 'Waiting',
  rejected: 'Rejected',
  hidden: 'Hidden',
} as const;
