// For staff: what is wrong with a search for votes.
export default {
  dateTime: 'Enter a date and a time, or nothing.',
  wholeNumber: 'Enter a whole number.',
  numberTo: 'Enter a number from 1 to {most, number, ::group-off}.',
  noVote: 'This is not a vote.',
  atMost: 'Choose at most {most, number} votes.',
  networkNeedsFlag: 'A network is one of a flag: enter the flag, too.',
} as const;
