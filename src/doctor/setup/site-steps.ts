// The setup steps about how people reach the site.
import { message } from '../../messages/message.ts';
import { okFinding, unknownFinding, warningFinding } from '../finding.ts';
import { judgeProxy } from '../judge-proxy.ts';
import type { SetupStep } from './step.ts';

export const NAME_STEP: SetupStep = {
  id: 'name',
  name: 'Name',
  question: 'Does the site have its own name?',
  title: message('setup.nameTitle'),
  section: 'name-and-contact',
  choice: { id: 'name', button: message('setup.nameKeep'), decided: message('setup.nameDecided') },
  judge: ({ progress: { serviceName, hasDefaultName } }) =>
    hasDefaultName
      ? warningFinding(message('setup.nameDefault', { name: serviceName }), message('setup.nameDefaultTodo'))
      : okFinding(message('setup.nameSet', { name: serviceName })),
};

export const BRAND_STEP: SetupStep = {
  id: 'brand',
  name: 'Brand',
  question: 'Does the site look like yours?',
  title: message('setup.brandTitle'),
  path: '/staff/site',
  choice: { id: 'brand', button: message('setup.notNeeded'), decided: message('setup.brandDecided') },
  judge: ({ progress: { isBranded } }) =>
    isBranded
      ? okFinding(message('setup.brandSet'))
      : warningFinding(message('setup.brandDefault'), message('setup.brandDefaultTodo')),
};

export const ADDRESS_STEP: SetupStep = {
  id: 'address',
  name: 'BASE_URL',
  question: 'Is BASE_URL an address that other people can use?',
  title: message('setup.addressTitle'),
  section: 'tls-proxy',
  judge({ progress: { baseUrl: url, isPublic } }) {
    if (!isPublic) return warningFinding(message('setup.addressLocal', { url }), message('setup.addressLocalTodo'));
    if (new URL(url).protocol === 'https:') return okFinding(message('setup.addressSet', { url }));
    return warningFinding(message('setup.addressInsecure', { url }), message('setup.addressInsecureTodo'));
  },
};

export const PROXIES_STEP: SetupStep = {
  id: 'proxies',
  name: 'Trusted proxies',
  question: 'Does the service see the addresses of visitors?',
  title: message('setup.proxiesTitle'),
  section: 'proxies-and-client-addresses',
  choice: { id: 'proxies', button: message('setup.proxiesOwn'), decided: message('setup.proxiesDecided') },
  judge: ({ progress: { baseUrl }, request, sender }) =>
    request ? judgeProxy(request, baseUrl, sender) : unknownFinding(message('setup.proxiesUnchecked')),
};

export const CONTACT_STEP: SetupStep = {
  id: 'contact',
  name: 'Contact',
  question: 'Can people reach you?',
  title: message('setup.contactTitle'),
  section: 'name-and-contact',
  choice: { id: 'contact', button: message('setup.notNeeded'), decided: message('setup.contactDecided') },
  judge: ({ progress: { hasContact } }) =>
    hasContact
      ? okFinding(message('setup.contactSet'))
      : warningFinding(message('setup.contactUnset'), message('setup.contactUnsetTodo')),
};
