// Staff: the list of all listings, the page of one, and what staff can do with it.
export default {
  // The list.
  // Read by screen readers after “Search”.
  search: 'listings',
  searchHint: 'Name, ID, owner’s name or email address',
  allStates: 'All states',
  plan: 'Plan',
  allPlans: 'All plans',
  noResultsText: 'No listing matches all of these filters.',
  // `{kind}`: such as “Bot” or “Minecraft server”; `{owner}`: a name.
  kindOf: '{kind} of {owner}',
  kindOfVerified: '{kind} of {owner}, owner verified',
  // `{plan}`: the name of a plan; Changelog Pro is the name of something that can be added to it.
  planWithChangelog: '{plan}, Changelog Pro',

  // The page of a listing.
  asPlainText: 'As plain text',
  details: 'Details',
  ownership: 'Ownership',
  notProven: 'Not proven',
  // The label of a time: when the listing was added.
  added: 'Added',
  lastChanged: 'Last changed',
  // Read by screen readers after “Copy”.
  theListingsId: 'the listing’s ID',
  visibility: 'Visibility',
  // `{time}`: such as “4 min ago”.
  since: 'Changed {time}',
  hide: 'Hide',
  showAgain: 'Show again',
  planLegend: 'The plan determines the weight of each new vote',
  includesChangelog: 'Includes a changelog.',
  addOn: 'Add-on',
  changelogPro: 'Changelog Pro',
  changelogProHint: 'Adds a changelog to the Free plan.',
  savePlan: 'Save plan',
  deleteNote: 'Deletes the listing along with its votes, tokens and endpoints. This cannot be undone.',
  deleteButton: 'Delete listing',

  // What staff can do. `{listing}` and `{name}`: the name of the listing.
  changedMeanwhile: 'This listing was changed in the meantime. Please review it again.',
  approved: '{listing} is now public.',
  shownAgain: '{listing} is public again.',
  refuseTitle: 'Reject this listing?',
  refuseButton: 'Reject listing',
  refuseText:
    '{listing} will not become public. Its owner will see your reason and can change the listing to resubmit it for approval.',
  refused: '{listing} was rejected. Its owner can see the reason.',
  hideTitle: 'Hide this listing?',
  hideButton: 'Hide listing',
  hideText:
    '{listing} will be visible only to its owner, its managers and staff, and nobody can vote for it until you show it again.',
  hidden: '{listing} is hidden. Its owner can see the reason.',
  choosePlan: 'Choose a plan.',
  planSaved: 'The plan was saved.',
  deleteTitle: 'Delete the listing',
  deleteQuestion: 'Delete this listing?',
  deleteText:
    '{listing} will be deleted along with its votes, tokens, endpoints and changelog. This cannot be undone. To only take it offline, hide it instead.',
  nameOfListing: 'Name of the listing',
  typeName: 'Type: {name}',
  nameDiffers: 'This does not match the listing’s name.',
  deleted: 'The listing was deleted.',
} as const;
