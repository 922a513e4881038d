// Whom to ask for another plan: the operator's contact, or in words if the site has none.
import { useTranslations } from '../translations.ts';
import { ContactLink } from './contact-link.tsx';

export function ToChangePlan({ contact }: { readonly contact: string | null }) {
  const t = useTranslations();
  if (contact === null) return <>{t('forms.askForPlan')}</>;
  return <>{t.rich('forms.contactForPlan', { link: (text) => <ContactLink contact={contact}>{text}</ContactLink> })}</>;
}
