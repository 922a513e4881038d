// The catalogue's pages of reports: for visitors, those who reported something, owners, and staff.
import { OPERATOR } from '../../../src/access/audit.ts';
import type { AppContext } from '../../../src/context.ts';
import { deleteListing } from '../../../src/listings/save-listing.ts';
import {
  addReports,
  askAboutReports,
  BOT_CASE,
  DISMISSED_CASE,
  ENTRY,
  ENTRY_CASE,
  OPEN_CASE,
} from '../seed/reports.ts';
import { BOT, MINECRAFT } from '../seed/sample-site.ts';
import type { SiteOptions } from '../site.ts';
import { pagesOf, press } from './catalogue-page.ts';

const REPORTED: SiteOptions = { as: 'staff', arrange: addReports };
const form = `/listings/${MINECRAFT.id}/report`;
const found = `/staff/reports/${OPEN_CASE}`;
const questions = `/dashboard/${MINECRAFT.id}/reports`;
const withoutBot = async (app: AppContext) => {
  await askAboutReports(app);
  await deleteListing(app.db, BOT.id, OPERATOR);
};

export const REPORT_PAGES = [
  ...pagesOf(
    { as: null },
    {
      report: form,
      'report-entry': `/listings/${BOT.id}/report?entry=${encodeURIComponent(ENTRY)}`,
      'report-without-reason': { path: form, status: 422, act: press('Send report') },
    },
  ),
  ...pagesOf({ as: 'voter' }, { 'report-as-member': form, 'own-reports-empty': '/account/reports' }),
  ...pagesOf(
    { as: 'stranger', arrange: addReports },
    { 'own-reports': '/account/reports', 'report-news': '/dashboard' },
  ),
  ...pagesOf(
    { as: 'owner', arrange: askAboutReports },
    {
      questions,
      'questions-without-answer': { path: questions, status: 422, act: press('Send answer') },
      'question-notice': `/dashboard/${MINECRAFT.id}/notices`,
    },
  ),
  ...pagesOf({ as: 'owner' }, { 'questions-none': questions }),
  ...pagesOf(REPORTED, {
    'staff-reports': '/staff/reports',
    'staff-start-reports': '/staff',
    'staff-report': found,
    'staff-report-entry': `/staff/reports/${ENTRY_CASE}`,
    'staff-report-closed': `/staff/reports/${DISMISSED_CASE}`,
    'staff-report-dismiss': `${found}/dismiss`,
    'staff-report-hide': `${found}/hide`,
    'staff-report-remove': `/staff/reports/${ENTRY_CASE}/remove`,
    'staff-report-suspend': `${found}/suspend`,
    'staff-report-ask': `${found}/ask`,
    'staff-report-ask-nothing': { path: `${found}/ask`, status: 422, act: press('Send question') },
    'staff-report-reopen': `/staff/reports/${DISMISSED_CASE}/reopen`,
  }),
  ...pagesOf(
    { as: 'staff', arrange: withoutBot },
    {
      'staff-reports-waiting': '/staff/reports',
      'staff-report-waiting': found,
      'staff-report-of-deleted': `/staff/reports/${BOT_CASE}`,
    },
  ),
  ...pagesOf({ as: 'staff' }, { 'staff-reports-empty': '/staff/reports' }),
];
