// The number of listings with votes under suspicion, next to the link to them. It is read once per page of staff.
import { createContext, useContext } from 'hono/jsx';
import { useTranslations } from '../translations.ts';
import { unseen } from './button.tsx';

export const FlagCountContext = createContext(0);

export function FlagCount() {
  const t = useTranslations();
  const count = useContext(FlagCountContext);
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span class="count">
        {t.rich('staff.listingsFlagged', { count, shown: count > 99 ? '99+' : t.number(count), unseen })}
      </span>
    </>
  );
}
