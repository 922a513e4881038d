// Emails to staff members. `{site}` is the name of the site, `{url}` an address on it, `{time}` a date with a time.
export default {
  // Listings that wait for approval.
  waitingSubject:
    '{count, plural, one {A listing is waiting for approval} other {# listings are waiting for approval}}',
  waiting:
    '{count, plural, one {A listing is waiting for approval at {site}, since {time}.} other {# listings are waiting for approval at {site}, the first of them since {time}.}} Visitors cannot see listings until they are approved.',
  waitingEnd:
    'You get this email because you are a staff member. It is sent at most once an hour, and only when new listings have arrived. You can turn these emails off on the same page.',

  // Other things that need a decision. `{alert}` is one of the subjects below.
  alert: '{alert} at {site}, since {time}.',
  alertEnd:
    'You get this email because you are a staff member. It is sent at most once an hour. You can turn these emails off: {url}',
  approval: '{count, plural, one {A listing is waiting for approval} other {# listings are waiting for approval}}',
  lookAlike: '{count, plural, one {A listing looks like another one} other {# listings look like another one}}',
  flag: '{count, plural, one {A listing has votes that look fake} other {# listings have votes that look fake}}',
  claim: '{count, plural, one {A claim to a listing needs a decision} other {# claims to listings need a decision}}',
  report: '{count, plural, one {There is a new report} other {# new reports}}',
  // The same as names of choices: which emails a staff member gets.
  approvalName: 'Listings waiting for approval',
  lookAlikeName: 'Listings that look like another one',
  flagName: 'Votes under suspicion',
  claimName: 'Claims to listings',
  reportName: 'Reports',
  testAlert: 'Alerts reach this channel. This is a test',
  otherAlert: 'Something needs a decision',

  // After the first use of the site, in which votes could be sent to the machine that it runs on.
  trialSubject: 'Trial mode has ended',
  // `{sign}` is what was detected, in English.
  trialEnded: 'Trial mode of {site} has ended, because others can reach this service. Detected: {sign}.',
  trialMeaning: 'Votes can no longer be sent to addresses of the machine that the service runs on.',
  trialTodo:
    'Set BASE_URL to the address that people use, and restart. To let webhooks reach this machine again, set ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128.',
} as const;
