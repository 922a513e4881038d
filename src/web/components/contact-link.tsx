// A link to the operator's contact address around its children; without CONTACT, only the children.
import type { Child } from 'hono/jsx';

export function ContactLink({ contact, children }: { readonly contact: string | null; children?: Child }) {
  if (contact === null) return <>{children}</>;
  return <a href={contactUrl(contact)}>{children}</a>;
}

/** CONTACT is an email address or the address of a page. */
export function contactUrl(contact: string): string {
  return contact.startsWith('https:') ? contact : `mailto:${contact}`;
}
