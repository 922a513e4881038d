// Attacks that succeeded in the past: on what the service trusts, on memory, and on rate limits.
import { type Attack, coveredBy } from './attack.ts';

export const TRUST_ATTACKS: readonly Attack[] = [
  ...coveredBy('http-server/host-check.test.ts', {
    'services on loopback reached through a webhook of a trial that others can reach':
      'a foreign Host ends it and is referred to BASE_URL',
    'DNS rebinding, by a foreign Host or an absolute address':
      'an absolute URL counts like the Host header: both must be valid',
  }),
  ...coveredBy('outbound/trial-targets.test.ts', {
    'a trial that ends while the name of its target is being resolved':
      'it is refused when trial mode ends while the name is being resolved',
  }),
  ...coveredBy('http-server/hung-up-clients.test.ts', {
    'a connection reset early, so that forged forwarding headers are believed':
      'a client that disconnects is not taken for a trusted proxy',
  }),
  ...coveredBy('web/csrf.test.ts', {
    'a form from plain http of the same host, or with a good Origin from another site':
      'once trial mode has ended, only the origin of BASE_URL is accepted',
  }),
  ...coveredBy('http-server/accounts.test.ts', {
    'an owner locked out by a stranger’s wrong passwords':
      'an attacker’s wrong passwords lock the owner out of no other network',
    'accounts found by signing up': 'is not revealed by signing up: status, headers, cookies and page are the same',
  }),
  ...coveredBy('flows/email-sign-up.test.ts', {
    'a stranger’s sign-up confirmed by the owner of the address (pre-hijacking)':
      'creates no account that the attacker can use',
  }),
  ...coveredBy('flows/people.test.ts', {
    'a setup link of last week': 'works for a day after it was made, even if no other is made',
  }),
  ...coveredBy('web/uploads.test.ts', {
    'memory filled by uploads of strangers': 'is rejected before any of it arrives',
    'a form of a hundred thousand parts': 'with too many parts is read only to the limit',
  }),
  ...coveredBy('flows/live-rights.test.ts', {
    'a live page that outlives its viewer’s rights': 'in another process, too, and does not reopen',
  }),
  ...coveredBy('api/frozen-tokens.test.ts', {
    'writes by the token of a suspended owner': 'every write of the API is rejected with an explanation',
    'the same with a body held back until after the suspension':
      'P105 also if it begins while the body is still arriving',
  }),
  ...coveredBy('web/hostile-addresses.test.ts', {
    'a header split by a key in an address': 'an invitation that once caused a 500 does not exist',
  }),
  ...coveredBy('web/flash.test.ts', {
    'a token read again from a copied cookie': 'is not shown to another session, which does not use it up',
    'a new secret hidden by a cookie of a sibling subdomain':
      'is shown even if a sibling subdomain has set a session cookie',
  }),
  ...coveredBy('http-server/invented-voters.test.ts', {
    'twenty invented voters from one address': 'of twenty accounts created and voting from one address, five votes',
  }),
  ...coveredBy('flows/one-voter.test.ts', {
    'a second vote by a +tag, another address or another account':
      'gives no second vote, neither to the account nor to another one with the old or the new address',
    'a second vote by deleting the account':
      'no other account of the person can vote before the window ends, whichever way it signs in',
  }),
  ...coveredBy('cli/private-folder.test.ts', {
    'the embedded database read by another user of the machine':
      'P127 of a command started with umask 0 in an open folder is made private',
  }),
];
