// The way to whoever runs the service, around words that name them; the words alone where CONTACT is not set.
import type { Child } from 'hono/jsx';

export function ContactLink({ contact, children }: { readonly contact: string | null; children?: Child }) {
  if (contact === null) return <>{children}</>;
  return <a href={contact.startsWith('https:') ? contact : `mailto:${contact}`}>{children}</a>;
}
