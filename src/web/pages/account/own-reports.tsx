// GET /account/reports: what a person has reported, and what came of it. POST …/dismiss dismisses a notice about it.
import type { Person } from '../../../access/person.ts';
import { listOwnReports } from '../../../moderation/read-cases.ts';
import { dismissReportNews } from '../../../moderation/report-queries.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pager } from '../../components/pager.tsx';
import { ReportCard } from '../../components/report-news.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { localPath } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';

const PATH = '/account/reports';

export async function showOwnReports(context: WebContext, person: Person) {
  const { t } = context.var;
  const requested = Number(context.req.query('page') ?? 1);
  const wanted = Number.isSafeInteger(requested) ? Math.min(requested, 1_000_000) : 1;
  const { reports, page, pages } = await listOwnReports(context.var.app.db, person.id, wanted);
  return showPage(context, {
    title: t('profileSettings.myReports'),
    account: 'reports',
    content: (
      <div class="narrow-page stack">
        <h1>{t('profileSettings.myReports')}</h1>
        {reports.length === 0 && (
          <EmptyState title={t('profileSettings.noReports')} text={t('profileSettings.noReportsText')} />
        )}
        {reports.map((report) => (
          <ReportCard report={report} />
        ))}
        <Pager page={page} pages={pages} linkTo={(to) => (to > 1 ? `${PATH}?page=${to}` : PATH)} />
      </div>
    ),
  });
}

export async function submitDismissReportNews(context: WebContext, person: Person) {
  const form = await readForm(context);
  const id = form.text('report');
  if (/^\d{1,15}$/.test(id)) await dismissReportNews(context.var.app.db, person.id, Number(id));
  return redirectWithFlash(context, localPath(form.text('back'), PATH));
}
