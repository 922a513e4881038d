// What staff put into the footer: own pages and links. PRIVACY_URL and TERMS_URL replace the pages with these names.
import { ownPageLinks } from '../../site/own-pages.ts';
import type { SiteView } from '../../site/site.ts';
import { useTranslations } from '../translations.ts';
import { ContactLink } from './contact-link.tsx';

export function SiteLinks({ site }: { site: SiteView }) {
  const t = useTranslations();
  return (
    <>
      {site.contact && <ContactLink contact={site.contact}>{t('layout.contact')}</ContactLink>}
      {ownPageLinks(t, site).map(({ label, url }) => (
        <a href={url}>
          <bdi>{label}</bdi>
        </a>
      ))}
      {site.footerLinks.map(({ label, url }) => (
        <a href={url} rel="noopener">
          <bdi>{label}</bdi>
        </a>
      ))}
    </>
  );
}
