// The number of listings that wait for approval, next to the links to them. It is read once per page, which shows it in
// several places.
import { createContext, useContext } from 'hono/jsx';
import { useTranslations } from '../translations.ts';
import { unseen } from './button.tsx';

export const ApprovalCountContext = createContext(0);

export function ApprovalCount() {
  const t = useTranslations();
  const count = useContext(ApprovalCountContext);
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span class="count">
        {t.rich('staff.listingsWaiting', { count, shown: count > 99 ? '99+' : t.number(count), unseen })}
      </span>
    </>
  );
}
