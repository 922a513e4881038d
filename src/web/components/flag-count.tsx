// The number of listings with votes under suspicion, next to the link to them. It is read once per page of staff.
import { createContext, useContext } from 'hono/jsx';

export const FlagCountContext = createContext(0);

export function FlagCount() {
  const open = useContext(FlagCountContext);
  if (open === 0) return null;
  return (
    <>
      {' '}
      <span class="count">
        {open > 99 ? '99+' : open}
        <span class="unseen"> {open === 1 ? 'listing flagged' : 'listings flagged'}</span>
      </span>
    </>
  );
}
