// The number of listings that wait for approval, next to the links to them. It is read once per page, which shows it in
// several places.
import { createContext, useContext } from 'hono/jsx';
import type { Translations } from '../../messages/translations.ts';
import { useTranslations } from '../translations.ts';

export const ApprovalCountContext = createContext(0);

export function ApprovalCount() {
  const t = useTranslations();
  const count = useContext(ApprovalCountContext);
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span class="count">{t.rich('staff.listingsWaiting', { count, shown: shortCount(t, count), unseen })}</span>
    </>
  );
}

/** `7`, `99+`. */
export function shortCount(t: Translations, count: number): string {
  return count > 99 ? t('staff.moreThan', { count: 99 }) : t.number(count);
}

export function unseen(text: unknown) {
  return <span class="unseen">{text}</span>;
}
