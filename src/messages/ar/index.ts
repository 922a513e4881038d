// The messages in Arabic.
import type { Translation } from '../message.ts';
import account from './account.ts';
import approvals from './approvals.ts';
import attempts from './attempts.ts';
import auditLog from './audit-log.ts';
import badges from './badges.ts';
import browse from './browse.ts';
import buttons from './buttons.ts';
import categories from './categories.ts';
import categoryPages from './category-pages.ts';
import changelog from './changelog.ts';
import changelogEditor from './changelog-editor.ts';
import charts from './charts.ts';
import chatDiagnoses from './chat-diagnoses.ts';
import connectionDiagnoses from './connection-diagnoses.ts';
import docs from './docs.ts';
import embeds from './embeds.ts';
import errors from './errors.ts';
import forms from './forms.ts';
import home from './home.ts';
import layout from './layout.ts';
import leaderboards from './leaderboards.ts';
import listenerDiagnoses from './listener-diagnoses.ts';
import listenerKeys from './listener-keys.ts';
import listing from './listing.ts';
import listingForm from './listing-form.ts';
import listingValidation from './listing-validation.ts';
import moderation from './moderation.ts';
import newListing from './new-listing.ts';
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
import reportReasons from './report-reasons.ts';
import reportSteps from './report-steps.ts';
import reports from './reports.ts';
import responseDiagnoses from './response-diagnoses.ts';
import reviews from './reviews.ts';
import security from './security.ts';
import sentVoteDiagnoses from './sent-vote-diagnoses.ts';
import setup from './setup.ts';
import signIn from './sign-in.ts';
import site from './site.ts';
import siteSettings from './site-settings.ts';
import staff from './staff.ts';
import staffListings from './staff-listings.ts';
import staffPeople from './staff-people.ts';
import suspicion from './suspicion.ts';
import system from './system.ts';
import targetValidation from './target-validation.ts';
import team from './team.ts';
import time from './time.ts';
import validation from './validation.ts';
import vote from './vote.ts';
import voterCheck from './voter-check.ts';
import voters from './voters.ts';

export default {
  account,
  approvals,
  attempts,
  auditLog,
  badges,
  browse,
  buttons,
  categories,
  categoryPages,
  changelog,
  changelogEditor,
  charts,
  chatDiagnoses,
  connectionDiagnoses,
  docs,
  embeds,
  errors,
  forms,
  home,
  layout,
  leaderboards,
  listenerDiagnoses,
  listenerKeys,
  listing,
  listingForm,
  listingValidation,
  moderation,
  newListing,
  notices,
  ownVotes,
  ownerReviews,
  ownership,
  profileSettings,
  reminderSettings,
  ownershipProofs,
  playerCounts,
  receiverChecks,
  reminders,
  reportCases,
  reportSteps,
  reportDecisions,
  reportReasons,
  reports,
  responseDiagnoses,
  reviews,
  security,
  setup,
  sentVoteDiagnoses,
  signIn,
  site,
  siteSettings,
  staff,
  staffListings,
  staffPeople,
  suspicion,
  system,
  targetValidation,
  team,
  time,
  validation,
  vote,
  voterCheck,
  voters,
} satisfies Translation;
