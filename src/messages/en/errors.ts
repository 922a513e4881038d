// Error pages: what happened, and what to do.
export default {
  noAccess: 'You do not have access',
  noAccessText: 'You are signed in, but this listing belongs to someone else.',
  notFound: 'Page not found',
  notFoundText: 'The address may be mistyped, or the listing was removed.',
  tooMuchData: 'Too much data',
  tooMuchDataText: 'The data you sent is too large. Make it smaller and send it again.',
  unreadableForm: 'We could not read this form',
  unreadableFormText: 'Go back, reload the page and send the form again.',
  tooManyRequests: 'Too many requests',
  tooManyRequestsText: 'Wait a few minutes, then go back and try again.',
  failed: 'Something went wrong',
  failedText: 'The problem is on our side, and nothing was lost. Try again in a moment.',
  unavailable: 'The service is temporarily unavailable',
  unavailableText: 'The database cannot be reached. Try again in a minute. Votes that were counted are not lost.',
  foreignForm: 'This form was not sent from this site',
  foreignFormText:
    'To protect your account, forms are accepted only from this site. Go back, reload the page and send the form again.',

  // Below each error; {code} is a code for support.
  home: 'Home',
  bots: 'Bots',
  servers: 'Servers',
  supportCode: 'If you ask <contact>support</contact> for help, include this code: {code}',

  // {wait} is a duration, such as “4 min”.
  tooManySearches: 'Too many searches',
  tooManySearchesText:
    'There were too many searches from your network. You can search again in {wait}. Everything else still works.',
  searchAgain: 'Search again',
  showAll: 'Show all',
} as const;
