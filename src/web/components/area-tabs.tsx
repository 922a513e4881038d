// Tabs in two rows: the groups of an area's pages, and the pages of the current group if it has several. A group leads
// to its first page.
import { useContext } from 'hono/jsx';
import type { AreaPage } from '../area-pages.ts';
import { useTranslations } from '../translations.ts';
import { ApprovalCount, ApprovalCountContext } from './approval-count.tsx';
import { unseen } from './button.tsx';
import { FlagCount, FlagCountContext } from './flag-count.tsx';
import { ReportCount, ReportCountContext } from './report-count.tsx';

interface AreaTabsProps<Tab extends string> {
  readonly label: string;
  readonly pages: Readonly<Record<Tab, AreaPage>>;
  /** Pages that do not apply to this page's subject. */
  readonly hidden?: readonly string[];
  readonly current: Tab;
  readonly hrefOf: (tab: Tab) => string;
}

export function AreaTabs<Tab extends string>({ label, pages, hidden = [], current, hrefOf }: AreaTabsProps<Tab>) {
  const t = useTranslations();
  const shown = (Object.entries(pages) as [Tab, AreaPage][]).filter(([tab]) => !hidden.includes(tab));
  const groups = Map.groupBy(shown, ([, { group }]) => group);
  const open = groups.get(pages[current].group) ?? [];
  return (
    <nav class="area-nav" aria-label={label}>
      <div class="tabs">
        {[...groups].map(([group, members]) => (
          <GroupLink
            group={group}
            href={members[0] ? hrefOf(members[0][0]) : '#'}
            current={members !== open ? undefined : members.length > 1 ? 'true' : 'page'}
          />
        ))}
      </div>
      {open.length > 1 && (
        <div class="subtabs">
          {open.map(([tab, { text }]) => (
            <a href={hrefOf(tab)} aria-current={tab === current ? 'page' : undefined}>
              {t(text)}
              <PageCount href={hrefOf(tab)} />
            </a>
          ))}
        </div>
      )}
    </nav>
  );
}

interface GroupLinkProps {
  readonly group: AreaPage['group'];
  readonly href: string;
  readonly current: 'true' | 'page' | undefined;
}

function GroupLink({ group, href, current }: GroupLinkProps) {
  const t = useTranslations();
  return (
    <a href={href} aria-current={current}>
      {t(group)}
      {group === 'layout.tabModeration' && current === undefined && <DecisionCount />}
    </a>
  );
}

function PageCount({ href }: { href: string }) {
  switch (href) {
    case '/staff/queue':
      return <ApprovalCount />;
    case '/staff/flags':
      return <FlagCount />;
    case '/staff/reports':
      return <ReportCount />;
    default:
      return null;
  }
}

/**
 * Everything that waits for a decision of staff, next to the link to the group; in the group, each page has its own.
 */
function DecisionCount() {
  const t = useTranslations();
  const open = useContext(ApprovalCountContext) + useContext(FlagCountContext) + useContext(ReportCountContext).count;
  if (open === 0) return null;
  return (
    <>
      {' '}
      <span class="count">{t.rich('layout.toDecide', { shown: open > 99 ? '99+' : t.number(open), unseen })}</span>
    </>
  );
}
