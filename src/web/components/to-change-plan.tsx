// Whom to ask for another plan: the operator's contact, or in words if the site has none.
import { ContactLink } from './contact-link.tsx';

export function ToChangePlan({ contact }: { readonly contact: string | null }) {
  if (contact === null) return <>Ask the operator of this site to change your plan.</>;
  return (
    <>
      <ContactLink contact={contact}>Contact us</ContactLink> to change your plan.
    </>
  );
}
