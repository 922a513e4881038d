// The catalogue's pages of profiles with reviews, of their reports, and of what staff decided.
import { addHiddenProfile, addReportedProfile, addReviewedProfile, PROFILE_CASE } from '../seed/profile-reports.ts';
import { VOTER } from '../seed/sample-site.ts';
import { HANDLE } from '../seed/voters.ts';
import { pagesOf, press } from './catalogue-page.ts';

const profile = `/people/${HANDLE}`;
const found = `/staff/reports/${PROFILE_CASE}`;
const person = `/staff/people/${VOTER.id}`;

export const PROFILE_REPORT_PAGES = [
  ...pagesOf(
    { as: null, arrange: addReviewedProfile },
    {
      'profile-reviewed': profile,
      'profile-report': `${profile}/report`,
      'profile-report-refused': { path: `${profile}/report`, status: 422, act: press('Send report') },
    },
  ),
  ...pagesOf(
    { as: 'staff', arrange: addReportedProfile },
    {
      'staff-profile-case': found,
      'staff-profile-hide': `${found}/hide`,
      'staff-profile-clear-name': `${found}/remove`,
      'staff-profile-suspend': `${found}/suspend`,
      'staff-person-with-profile': person,
    },
  ),
  ...pagesOf(
    { as: 'staff', arrange: addHiddenProfile },
    { 'staff-profile-case-closed': found, 'staff-person-hidden-profile': person },
  ),
  ...pagesOf(
    { as: 'voter', arrange: addHiddenProfile },
    { 'profile-hidden': '/account/profile', 'profile-news': '/dashboard' },
  ),
  ...pagesOf(
    { as: 'stranger', arrange: addHiddenProfile },
    { 'own-reports-profile': '/account/reports', 'report-news-profile': '/dashboard' },
  ),
];
