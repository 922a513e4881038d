// The messages in English, which the other languages translate.
import account from './account.ts';
import approvals from './approvals.ts';
import attempts from './attempts.ts';
import auditLog from './audit-log.ts';
import browse from './browse.ts';
import buttons from './buttons.ts';
import categories from './categories.ts';
import changelog from './changelog.ts';
import changelogEditor from './changelog-editor.ts';
import charts from './charts.ts';
import dashboard from './dashboard.ts';
import deliveries from './deliveries.ts';
import diagnoses from './diagnoses.ts';
import emails from './emails.ts';
import embeds from './embeds.ts';
import errors from './errors.ts';
import forms from './forms.ts';
import gameServers from './game-servers.ts';
import home from './home.ts';
import layout from './layout.ts';
import leaderboards from './leaderboards.ts';
import listener from './listener.ts';
import listing from './listing.ts';
import listingForm from './listing-form.ts';
import listingLanguages from './listing-languages.ts';
import moderation from './moderation.ts';
import newListing from './new-listing.ts';
import notices from './notices.ts';
import ownVotes from './own-votes.ts';
import ownerReviews from './owner-reviews.ts';
import ownership from './ownership.ts';
import profileSettings from './profile-settings.ts';
import reminderSettings from './reminder-settings.ts';
import reminders from './reminders.ts';
import reports from './reports.ts';
import reviews from './reviews.ts';
import security from './security.ts';
import setup from './setup.ts';
import signIn from './sign-in.ts';
import site from './site.ts';
import siteSettings from './site-settings.ts';
import staff from './staff.ts';
import stream from './stream.ts';
import suspicion from './suspicion.ts';
import system from './system.ts';
import team from './team.ts';
import tests from './tests.ts';
import time from './time.ts';
import validation from './validation.ts';
import vote from './vote.ts';
import voterCheck from './voter-check.ts';
import voters from './voters.ts';
import webhook from './webhook.ts';

export default {
  account,
  approvals,
  attempts,
  auditLog,
  browse,
  buttons,
  categories,
  changelog,
  changelogEditor,
  charts,
  dashboard,
  deliveries,
  diagnoses,
  emails,
  embeds,
  errors,
  forms,
  gameServers,
  home,
  layout,
  leaderboards,
  listener,
  listing,
  listingForm,
  listingLanguages,
  moderation,
  newListing,
  notices,
  ownVotes,
  ownerReviews,
  ownership,
  profileSettings,
  reminderSettings,
  reminders,
  reports,
  reviews,
  security,
  setup,
  signIn,
  site,
  siteSettings,
  staff,
  stream,
  suspicion,
  system,
  team,
  tests,
  time,
  validation,
  vote,
  voterCheck,
  voters,
  webhook,
} as const;
