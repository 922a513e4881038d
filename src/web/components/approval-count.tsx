// The number of listings that wait for approval, next to the links to them. It is read once per page, which shows it in
// several places.
import { createContext, useContext } from 'hono/jsx';

export const ApprovalCountContext = createContext(0);

export function ApprovalCount() {
  const waiting = useContext(ApprovalCountContext);
  if (waiting === 0) return null;
  return (
    <>
      {' '}
      <span class="count">
        {waiting > 99 ? '99+' : waiting}
        <span class="unseen"> {waiting === 1 ? 'listing waiting' : 'listings waiting'}</span>
      </span>
    </>
  );
}
