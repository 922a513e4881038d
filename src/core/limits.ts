// The limits of the contract (§8 and spec/decisions.md), defined in one place.

export const DELIVERY_TIMEOUT_MS = 10_000;
/** For a webhook's URL as entered. */
export const URL_MAX_CHARACTERS = 2_000;
/** For a normalized URL, which may be longer than the one entered. */
export const NORMALIZED_URL_MAX_CHARACTERS = 2_048;
export const MAX_STORED_RESPONSE_BYTES = 16 * 1024;
export const FAILURES_TO_DISABLE = 20;
export const REDELIVERIES_PER_MINUTE = 10;
export const MANAGEMENT_PER_MINUTE = 60;
export const RETENTION_DAYS = 90;
/** So far behind on the live stream, a consumer is about to miss votes. */
export const STREAM_BEHIND_DAYS = 80;
/** How long a voter must wait after a vote before voting for the same listing again (§2.1). */
export const VOTING_WINDOW_HOURS = { bot: 12, game: 24 } as const;
/** The minimum time between two rewarded votes for the same player on the same server (§6.6). */
export const REWARD_HOURS = 24;
export const CHECKS_PER_MINUTE = 120;
export const VOTE_LISTS_PER_MINUTE = 60;
export const VOTE_STATS_PER_MINUTE = 60;
export const MAX_SERVER_COUNT = 100_000_000;
export const MAX_SHARD_COUNT = 1_000_000;
export const NAMES_PER_CHECK = 50;
export const CLAIMS_PER_MINUTE = 120;
export const VOTES_PER_CLAIM = 50;
export const CLAIM_DAYS = 30;
/** How long a claim that found no votes is stored; others are stored for 90 days. */
export const EMPTY_CLAIM_HOURS = 24;
export const IDENTITY_LINKS_PER_MINUTE = 60;
export const IDENTITY_CODE_MINUTES = 15;
export const NAME_MAX_CHARACTERS = 64;
export const BODY_MAX_BYTES = 64 * 1024;
export const SECRET_OVERLAP_HOURS = 24;
export const RETRY_AFTER_CAP_SECONDS = 24 * 60 * 60;
export const CHANGELOG_WRITES_PER_HOUR = 30;
export const VERSION_MAX_CHARACTERS = 32;
export const TITLE_MAX_CHARACTERS = 120;
export const NOTES_MAX_CHARACTERS = 8_000;
export const LISTING_NAME_MAX_CHARACTERS = 80;
export const LISTING_SUMMARY_MAX_CHARACTERS = 200;
export const LISTING_DESCRIPTION_MAX_CHARACTERS = 10_000;
export const LISTING_LINK_MAX_CHARACTERS = 500;
export const LISTING_MODS_MAX_CHARACTERS = 80;
export const PICTURES_PER_LISTING = 8;
export const PICTURE_TEXT_MAX_CHARACTERS = 200;
export const SERVER_ADDRESS_MAX_CHARACTERS = 255;
export const MAX_TAGS = 8;
export const TAG_MAX_CHARACTERS = 24;
export const NEW_LISTINGS_PER_DAY = 20;
export const ICON_UPLOADS_PER_HOUR = 20;
/** Banners and gallery images. */
export const PICTURE_UPLOADS_PER_HOUR = 30;
export const INVITATIONS_PER_DAY = 20;
/** The reason that staff give for a decision. */
export const REASON_MAX_CHARACTERS = 500;
/** Reports: the text, the reports of one case, and how long texts are stored once the case is closed. */
export const REPORT_TEXT_MAX_CHARACTERS = 1_000;
export const REPORTS_PER_CASE = 50;
/** With those by people with an account. */
export const MAX_REPORTS_PER_CASE = 100;
export const REPORT_TEXT_DAYS = 90;
/** Reviews, without white space around them, and the replies to them. */
export const REVIEW_MIN_CHARACTERS = 20;
export const REVIEW_MAX_CHARACTERS = 2_000;
export const REPLY_MAX_CHARACTERS = 2_000;
/** How often a proof of ownership is checked, how long it may fail, and how long a claim waits for the owner. */
export const OWNERSHIP_CHECK_DAYS = 30;
export const OWNERSHIP_GRACE_DAYS = 7;
export const CLAIM_WAIT_HOURS = 72;

/** Units of windows and lifetimes. */
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;

/** Rate limits of the pages, per network, account or session, depending on the key. */
export const PAGE_LIMITS = {
  searches: { limit: 60, windowSeconds: 60 },
  voteTries: { limit: 30, windowSeconds: 60 },
  /** Nobody is refused: beyond these numbers, challenges become no harder (decision P455). */
  voteChallenges: { limit: 400, windowSeconds: HOUR_SECONDS },
  failedVoteChallenges: { limit: 100, windowSeconds: HOUR_SECONDS },
  favoriteChanges: { limit: 60, windowSeconds: 60 },
  profileSaves: { limit: 20, windowSeconds: HOUR_SECONDS },
  reminderTries: { limit: 20, windowSeconds: 60 },
  calendarReads: { limit: 60, windowSeconds: 60 },
  brokenLinks: { limit: 30, windowSeconds: HOUR_SECONDS },
  identityCodes: { limit: 10, windowSeconds: 600 },
  identityProofs: { limit: 10, windowSeconds: 600 },
  /** A network may be shared by many people. */
  passkeysOfNetwork: { limit: 60, windowSeconds: 600 },
  providersOfNetwork: { limit: 100, windowSeconds: 600 },
  robloxOfPerson: { limit: 30, windowSeconds: 600 },
  providersOfPerson: { limit: 30, windowSeconds: 600 },
  /** Each connects to an address that the listing names. */
  ownershipChecksOfPerson: { limit: 20, windowSeconds: HOUR_SECONDS },
  ownershipChecksOfListing: { limit: 20, windowSeconds: HOUR_SECONDS },
  addressMails: { limit: 5, windowSeconds: HOUR_SECONDS },
  testMails: { limit: 5, windowSeconds: HOUR_SECONDS },
  dataExports: { limit: 10, windowSeconds: HOUR_SECONDS },
  iconUploads: { limit: ICON_UPLOADS_PER_HOUR, windowSeconds: HOUR_SECONDS },
  pictureUploads: { limit: PICTURE_UPLOADS_PER_HOUR, windowSeconds: HOUR_SECONDS },
  invitations: { limit: INVITATIONS_PER_DAY, windowSeconds: DAY_SECONDS },
  /** Reports: of a network, of an account, and of either about the same thing. */
  reportsOfNetwork: { limit: 10, windowSeconds: HOUR_SECONDS },
  reportsOfPerson: { limit: 20, windowSeconds: DAY_SECONDS },
  reportsOfTarget: { limit: 3, windowSeconds: DAY_SECONDS },
  /** Each connects to Discord or to an address that somebody entered. */
  importsOfPerson: { limit: 20, windowSeconds: HOUR_SECONDS },
  /** Reviews written and edited; a network may be shared by many people. */
  reviewsOfPerson: { limit: 20, windowSeconds: HOUR_SECONDS },
  reviewsOfNetwork: { limit: 60, windowSeconds: HOUR_SECONDS },
  reviewMarksOfPerson: { limit: 120, windowSeconds: HOUR_SECONDS },
  reviewMarksOfNetwork: { limit: 600, windowSeconds: HOUR_SECONDS },
  reviewReplies: { limit: 60, windowSeconds: HOUR_SECONDS },
  newListings: { limit: NEW_LISTINGS_PER_DAY, windowSeconds: DAY_SECONDS },
} as const;
