// The setup steps about how people reach the site.
import { okFinding, unknownFinding, warningFinding } from '../finding.ts';
import { judgeProxy } from '../judge-proxy.ts';
import type { SetupStep } from './step.ts';

export const NAME_STEP: SetupStep = {
  id: 'name',
  name: 'Name',
  question: 'Does the site have its own name?',
  title: 'Choose a name',
  section: 'name-and-contact',
  choice: { id: 'name', button: 'Keep this name', decided: 'The site keeps the default name.' },
  judge: ({ progress: { serviceName, hasDefaultName } }) =>
    hasDefaultName
      ? warningFinding(
          `The site still has the default name, ${serviceName}.`,
          'Set SERVICE_NAME before you connect webhooks: it is part of header names.',
        )
      : okFinding(`The site is called ${serviceName}.`),
};

export const BRAND_STEP: SetupStep = {
  id: 'brand',
  name: 'Brand',
  question: 'Does the site look like yours?',
  title: 'Brand your site',
  path: '/staff/site',
  choice: { id: 'brand', button: 'Not needed', decided: 'The site keeps the default look, as decided.' },
  judge: ({ progress: { isBranded } }) =>
    isBranded
      ? okFinding('The site has its own name or logo.')
      : warningFinding(
          'The site looks like every other installation.',
          'Set a name, a logo and a color under /staff/site.',
        ),
};

export const ADDRESS_STEP: SetupStep = {
  id: 'address',
  name: 'BASE_URL',
  question: 'Is BASE_URL an address that other people can use?',
  title: 'Set the public address',
  section: 'tls-proxy',
  judge({ progress: { baseUrl, isPublic } }) {
    if (!isPublic)
      return warningFinding(
        `BASE_URL is ${baseUrl}, which works only on this machine.`,
        'Set it to the https address that people use.',
      );
    if (new URL(baseUrl).protocol === 'https:') return okFinding(`People reach this site at ${baseUrl}.`);
    return warningFinding(
      `BASE_URL is ${baseUrl}, so passwords and cookies are sent unencrypted.`,
      'Put a proxy with a TLS certificate in front, and set BASE_URL to an https address.',
    );
  },
};

export const PROXIES_STEP: SetupStep = {
  id: 'proxies',
  name: 'Trusted proxies',
  question: 'Does the service see the addresses of visitors?',
  title: 'Trust your proxies',
  section: 'proxies-and-client-addresses',
  choice: {
    id: 'proxies',
    button: 'This is my own address',
    decided: 'A staff member confirmed that visitors’ addresses are recognized.',
  },
  judge: ({ progress: { baseUrl }, request, sender }) =>
    request
      ? judgeProxy(request, baseUrl, sender)
      : unknownFinding('Not checked, because this installation does not respond at BASE_URL.'),
};

export const CONTACT_STEP: SetupStep = {
  id: 'contact',
  name: 'Contact',
  question: 'Can people reach you?',
  title: 'Add a contact address',
  section: 'name-and-contact',
  choice: { id: 'contact', button: 'Not needed', decided: 'A staff member decided to show no contact address.' },
  judge: ({ progress: { hasContact } }) =>
    hasContact
      ? okFinding('Every page links to your contact address.')
      : warningFinding(
          'There is no contact address. People who cannot sign in have no other way to reach you.',
          'Set an email address or a web page under /staff/site/settings, or as CONTACT.',
        ),
};
