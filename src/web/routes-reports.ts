// The routes of pages about reports: for visitors, for those who reported something, for owners, and for staff.
import type { Hono } from 'hono';
import type { WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import { showOwnReports, submitDismissReportNews } from './pages/account/own-reports.tsx';
import { showQuestions, submitAnswer } from './pages/dashboard/reports.tsx';
import { showReport, submitReport } from './pages/public/report.tsx';
import { confirmStep, submitStep } from './pages/staff/report-actions.tsx';
import { showReportCase } from './pages/staff/report-case.tsx';
import { showReports } from './pages/staff/reports.tsx';

export function addReportRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  form('/listings/:id/report', 'report.make', [showReport, submitReport]);
  form('/people/:handle/report', 'report.make', [showReport, submitReport]);
  get('/account/reports', 'report.view_own', showOwnReports);
  post('/account/reports/dismiss', 'report.view_own', submitDismissReportNews);
  get('/dashboard/:id/reports', 'report.answer', showQuestions);
  post('/dashboard/:id/reports/:case', 'report.answer', submitAnswer);
  get('/staff/reports', 'reports.view', showReports);
  get('/staff/reports/:case', 'reports.view', showReportCase);
  for (const step of ['dismiss', 'hide', 'remove', 'suspend', 'ask', 'reopen'] as const)
    form(`/staff/reports/:case/${step}`, 'reports.decide', [confirmStep(step), submitStep(step)]);
}
