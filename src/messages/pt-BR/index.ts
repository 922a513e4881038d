// The messages in Brazilian Portuguese.
import type { Translation } from '../message.ts';
import account from './account.ts';
import approvals from './approvals.ts';
import attempts from './attempts.ts';
import auditLog from './audit-log.ts';
import badges from './badges.ts';
import browse from './browse.ts';
import bulkRedelivery from './bulk-redelivery.ts';
import buttons from './buttons.ts';
import categories from './categories.ts';
import categoryPages from './category-pages.ts';
import changelog from './changelog.ts';
import changelogEditor from './changelog-editor.ts';
import charts from './charts.ts';
import chatDiagnoses from './chat-diagnoses.ts';
import connectionDiagnoses from './connection-diagnoses.ts';
import dashboard from './dashboard.ts';
import deliveries from './deliveries.ts';
import deliveryStates from './delivery-states.ts';
import docs from './docs.ts';
import emails from './emails.ts';
import embeds from './embeds.ts';
import errors from './errors.ts';
import forms from './forms.ts';
import health from './health.ts';
import home from './home.ts';
import layout from './layout.ts';
import leaderboards from './leaderboards.ts';
import listener from './listener.ts';
import listenerDiagnoses from './listener-diagnoses.ts';
import listenerHelp from './listener-help.ts';
import listenerKeys from './listener-keys.ts';
import listing from './listing.ts';
import listingEmails from './listing-emails.ts';
import listingForm from './listing-form.ts';
import listingLanguages from './listing-languages.ts';
import listingValidation from './listing-validation.ts';
import moderation from './moderation.ts';
import newListing from './new-listing.ts';
import noticeEmails from './notice-emails.ts';
import noticeTexts from './notice-texts.ts';
import notices from './notices.ts';
import ownVotes from './own-votes.ts';
import ownerReviews from './owner-reviews.ts';
import ownership from './ownership.ts';
import ownershipProofs from './ownership-proofs.ts';
import playerCounts from './player-counts.ts';
import profileSettings from './profile-settings.ts';
import receiverChecks from './receiver-checks.ts';
import reminderSettings from './reminder-settings.ts';
import reminders from './reminders.ts';
import reportCases from './report-cases.ts';
import reportDecisions from './report-decisions.ts';
import reportOutcomes from './report-outcomes.ts';
import reportReasons from './report-reasons.ts';
import reportSteps from './report-steps.ts';
import reports from './reports.ts';
import responseDiagnoses from './response-diagnoses.ts';
import reviews from './reviews.ts';
import secondFactorEmails from './second-factor-emails.ts';
import security from './security.ts';
import sentVoteDiagnoses from './sent-vote-diagnoses.ts';
import setup from './setup.ts';
import signIn from './sign-in.ts';
import site from './site.ts';
import siteSettings from './site-settings.ts';
import staff from './staff.ts';
import staffEmails from './staff-emails.ts';
import staffListings from './staff-listings.ts';
import staffPeople from './staff-people.ts';
import stream from './stream.ts';
import suspicion from './suspicion.ts';
import system from './system.ts';
import systemWarnings from './system-warnings.ts';
import targetValidation from './target-validation.ts';
import team from './team.ts';
import tests from './tests.ts';
import time from './time.ts';
import validation from './validation.ts';
import vote from './vote.ts';
import voteSelection from './vote-selection.ts';
import voterCheck from './voter-check.ts';
import voters from './voters.ts';
import webhook from './webhook.ts';

export default {
  account,
  approvals,
  attempts,
  auditLog,
  badges,
  browse,
  bulkRedelivery,
  buttons,
  categories,
  categoryPages,
  changelog,
  changelogEditor,
  charts,
  chatDiagnoses,
  connectionDiagnoses,
  dashboard,
  deliveries,
  deliveryStates,
  docs,
  emails,
  embeds,
  errors,
  forms,
  health,
  home,
  layout,
  leaderboards,
  listener,
  listenerDiagnoses,
  listenerHelp,
  listenerKeys,
  listing,
  listingEmails,
  listingForm,
  listingLanguages,
  listingValidation,
  moderation,
  newListing,
  noticeEmails,
  noticeTexts,
  notices,
  ownVotes,
  ownerReviews,
  ownership,
  ownershipProofs,
  playerCounts,
  profileSettings,
  receiverChecks,
  reminderSettings,
  reminders,
  reportCases,
  reportDecisions,
  reportOutcomes,
  reportReasons,
  reportSteps,
  reports,
  responseDiagnoses,
  reviews,
  secondFactorEmails,
  security,
  sentVoteDiagnoses,
  setup,
  signIn,
  site,
  siteSettings,
  staff,
  staffEmails,
  staffListings,
  staffPeople,
  stream,
  suspicion,
  system,
  systemWarnings,
  targetValidation,
  team,
  tests,
  time,
  validation,
  vote,
  voteSelection,
  voterCheck,
  voters,
  webhook,
} satisfies Translation;
