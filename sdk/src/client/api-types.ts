// Generated from the OpenAPI description by `npm run transcripts`. Do not edit it.
export type components = {
  schemas: {
    readonly VoteCheck: {
      /** @description Whether there is an active vote. */
      readonly voted: boolean;
      /**
       * Format: date-time
       * @description When the vote was cast; null if `voted` is false.
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly votedAt: string | null;
      /**
       * Format: date-time
       * @description When the next vote is possible; null if `voted` is false.
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly nextVoteAt: string | null;
    };
    readonly Problem: {
      /** @description A path on this host that explains the code. */
      readonly type: string;
      readonly title: string;
      readonly status: number;
      /** @description One sentence about this request. */
      readonly detail: string;
      /**
       * @description For programs: its meaning never changes.
       * @enum {string}
       */
      readonly code: "VALIDATION_FAILED" | "UNAUTHENTICATED" | "MISSING_SCOPE" | "FORBIDDEN" | "PREMIUM_REQUIRED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "ENTRY_REMOVED" | "CONFLICT" | "GONE" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "MISDIRECTED_REQUEST" | "RATE_LIMITED" | "HEADERS_TOO_LARGE" | "INTERNAL" | "UNAVAILABLE";
      /** @description On 400: what is wrong with which field. */
      readonly errors?: readonly {
          readonly field: string;
          readonly message: string;
        }[];
    };
    readonly ClaimedVote: {
      /** @description As in the webhook of this vote. */
      readonly eventId: string;
      /** @description As in the webhook of this vote. */
      readonly userId: string;
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly votedAt: string;
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly nextVoteAt: string;
      readonly weight: number;
      /**
       * @description On game listings only.
       * @enum {string}
       */
      readonly game?: "minecraft" | "fivem" | "roblox" | "hytale";
      /** @description On game listings only; null if none was named. */
      readonly playerName?: string | null;
    };
    readonly Vote: {
      /** @description As in the webhook of this vote. */
      readonly eventId: string;
      /** @description As in the webhook of this vote. */
      readonly userId: string;
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly votedAt: string;
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly nextVoteAt: string;
      readonly weight: number;
      /**
       * @description On game listings only.
       * @enum {string}
       */
      readonly game?: "minecraft" | "fivem" | "roblox" | "hytale";
      /** @description On game listings only; null if none was named. */
      readonly playerName?: string | null;
    };
    readonly VoteStats: {
      readonly listingId: string;
      /** @enum {string} */
      readonly listingType: "bot" | "game";
      readonly votes: {
        readonly total: number;
        /** @description Exactly the last 24 hours. */
        readonly last24h: number;
        /** @description Whole days in UTC: today and the six days before. */
        readonly last7d: number;
        /** @description Whole days in UTC: today and the 29 days before, as in `daily`. */
        readonly last30d: number;
        /** @description The calendar month in UTC. */
        readonly thisMonth: number;
      };
      /** @description The last 30 days in UTC, oldest first, including days without votes. */
      readonly daily: readonly {
          /** Format: date */
          readonly date: string;
          readonly votes: number;
        }[];
      /** @description The ten people with the most votes in this calendar month (UTC), most votes first. */
      readonly topVoters: readonly {
          readonly userId: string;
          readonly votes: number;
          /**
           * Format: date-time
           * @example 2026-11-20T12:34:56.789Z
           */
          readonly lastVotedAt: string;
        }[];
    };
    readonly ServerReport: {
      readonly serverCount: number;
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly reportedAt: string;
    };
    readonly ChangelogEntry: {
      /** @description Opaque. A version that is deleted and published again gets a new one. */
      readonly id: string;
      /** @example 2.4.0 */
      readonly version: string;
      /**
       * @description The headline; empty when there is none.
       * @example Faster commands
       */
      readonly title: string;
      /**
       * @description Markdown, exactly as it was sent.
       * @example ## Fixed
       *
       * - `/play` no longer **stops** after a minute ([why](https://bot.example/why))
       */
      readonly body: string;
      /**
       * Format: date-time
       * @description When it was released.
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly publishedAt: string;
      /**
       * Format: date-time
       * @description When it was last replaced; null if never.
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly editedAt: string | null;
    };
    readonly WebhookConfig: {
      /** @description The endpoint. The URL of a chat channel is masked, because it is a secret. */
      readonly url: string;
      /**
       * @description `json`: signed deliveries. `discord`: embeds. `slack`: Block Kit messages.
       * @enum {string}
       */
      readonly format: "json" | "discord" | "slack";
      /** @enum {string} */
      readonly state: "enabled" | "paused" | "disabled";
      /** @description At 20 the webhook is disabled; saving it enables it again. */
      readonly consecutiveFailures: number;
      readonly hasSecret: boolean;
    };
    readonly TestAnswer: {
      readonly delivered: boolean;
      /** @description How it ended, such as `delivered`, `http_500` or `dns_not_found`. */
      readonly code: string;
      readonly httpStatus: number | null;
      readonly durationMs: number;
      /** @description At most 16 KiB of the response. */
      readonly responseBody: string | null;
      /** @description What happened, in a sentence. */
      readonly happened: string;
      /** @description What to do about it; null if it was delivered. */
      readonly todo: string | null;
    };
    readonly WebhookHealth: {
      /**
       * @description `no_deliveries_yet` also after the webhook was saved again and not tried since; `lastFailure` then tells of a failure before that.
       * @enum {string}
       */
      readonly status: "healthy" | "failing" | "disabled" | "paused" | "no_deliveries_yet";
      readonly consecutiveFailures: number;
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly lastDeliveredAt: string | null;
      /** @description The newest failed attempt. */
      readonly lastFailure: ({
        /**
         * Format: date-time
         * @example 2026-11-20T12:34:56.789Z
         */
        readonly at: string;
        readonly httpStatus: number | null;
        readonly code: string;
      }) | null;
      /** @description The number of events of the last 24 hours, by the status of their delivery. */
      readonly last24Hours: {
        readonly delivered: number;
        readonly failed: number;
        readonly retrying: number;
        readonly undelivered: number;
      };
    };
    readonly Redeliveries: {
      /** @enum {string} */
      readonly state: "running" | "done" | "stopped";
      /** @description The number of events when it was started. */
      readonly total: number;
      /** @description The number of events that have been put back into the queue. */
      readonly redelivered: number;
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly createdAt: string;
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly endedAt: string | null;
    };
    readonly Delivery: {
      readonly eventId: string;
      readonly test: boolean;
      /** @enum {string} */
      readonly status: "waiting" | "sending" | "retrying" | "held" | "delivered" | "failed" | "undelivered";
      readonly attempts: number;
      /** @description How the newest attempt ended; null before the first. */
      readonly code: string | null;
      readonly httpStatus: number | null;
      readonly durationMs: number | null;
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly recordedAt: string;
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly changedAt: string;
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly nextAttemptAt: string | null;
    };
    readonly Attempt: {
      readonly number: number;
      /**
       * Format: uuid
       * @description The value of the header X-…-Delivery in this attempt.
       */
      readonly deliveryId: string;
      /** @enum {string} */
      readonly trigger: "vote" | "retry" | "redelivery" | "test";
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly startedAt: string;
      readonly code: string;
      readonly httpStatus: number | null;
      /** @description Whether it counted toward the 20 consecutive failures. */
      readonly counted: boolean;
      readonly durationMs: number | null;
      readonly timings: {
        readonly dnsMs: number | null;
        readonly connectMs: number | null;
        readonly tlsMs: number | null;
        readonly firstByteMs: number | null;
      };
      readonly address: string | null;
      /** @description Without the signatures, which are not stored. */
      readonly requestHeaders: {
        [key: string]: string;
      };
      readonly responseHeaders: {
        [key: string]: string;
      } | null;
      readonly responseBody: string | null;
      readonly happened: string;
      /** @description What to do about it; null if it was delivered. */
      readonly todo: string | null;
    };
    readonly Forward: {
      readonly to: string;
      /** @description Null without a response. */
      readonly status: number | null;
      readonly durationMs: number | null;
      readonly error: string | null;
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly forwardedAt: string;
    };
    readonly OwnToken: {
      readonly id: string;
      /** @description The name that its creator gave it. */
      readonly name: string;
      readonly scopes: readonly ("votes:read" | "webhooks:write" | "stats:write" | "changelog:write")[];
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly createdAt: string;
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly expiresAt: string | null;
      /** @description The IP addresses and ranges that may use it; null: all. */
      readonly allowedAddresses: (readonly string[]) | null;
      readonly listingId: string;
      readonly listingName: string;
      /** @enum {string} */
      readonly listingType: "bot" | "game";
      /** @description Null for bots. */
      readonly game: string | null;
      /** @description Whether the listing’s owner has proven that it is theirs. */
      readonly ownerVerified: boolean;
      /** @description The name of this service, which is part of the `X-…` headers of deliveries. */
      readonly serviceName: string;
    };
    readonly Token: {
      readonly id: string;
      readonly name: string;
      readonly scopes: readonly ("votes:read" | "webhooks:write" | "stats:write" | "changelog:write")[];
      /**
       * Format: date-time
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly createdAt: string;
      /**
       * Format: date-time
       * @description Rounded to the minute.
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly lastUsedAt: string | null;
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       * @example 2026-11-20T12:34:56.789Z
       */
      readonly expiresAt: string | null;
      /** @description The IP addresses and ranges that may use it; null: all. */
      readonly allowedAddresses: (readonly string[]) | null;
    };
    readonly NewToken: {
      readonly id: string;
      /**
       * @description Shown only once.
       * @example plt_…
       */
      readonly token: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
};

export type operations = {

  /**
   * Check one vote
   * @description Whether a user or a player has an active vote: 12 hours for bots, 24 hours for games. 120 checks a minute for a listing.
   *
   * Scope: `votes:read`.
   */
  checkVote: {
    parameters: {
      query?: {
        /**
         * @description The platform user ID, as in `data.userId`.
         * @example 123456789012345678
         */
        userId?: string;
        /**
         * @description The in-game name, case-insensitive; on `minecraft` listings. Must not contain NUL or unpaired surrogates.
         * @example steve_1
         */
        playerName?: string;
        /**
         * @description Such as `roblox:123`, `fivem:license:…`, `hytale:<uuid>`, `minecraft:<uuid>` or `discord:<id>`: a Discord ID, or an identity of the listing’s own game.
         * @example roblox:156
         */
        identity?: string;
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["VoteCheck"];
        };
      };
    };
  };
  /**
   * Check many players
   * @description Whether each of up to 50 players has an active vote: by name on `minecraft` listings, by identity on all. Counts as one check.
   *
   * Scope: `votes:read`.
   */
  checkVotes: {
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description On `minecraft` listings. Case-insensitive. Exact duplicates get one result. Must not contain NUL or unpaired surrogates. */
          readonly playerNames?: readonly string[];
          /** @description Instead of playerNames, on every listing. Exact duplicates get one result. */
          readonly identities?: readonly string[];
        };
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            /** @description One result per name or identity, with what was sent as its key. */
            readonly results: {
              [key: string]: components["schemas"]["VoteCheck"];
            };
          };
        };
      };
    };
  };
  /**
   * Claim a player’s votes
   * @description Returns the votes of a player that this consumer has not claimed yet, and claims them: for games that give the reward when the player joins. A request with the same `claimId` returns the same list again, so repeat a request whose response was lost. 120 claims a minute for a listing.
   *
   * Scope: `votes:read`.
   */
  claimVotes: {
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /**
           * @description Such as `roblox:123`, `fivem:license:…`, `hytale:<uuid>`, `minecraft:<uuid>` or `discord:<id>`: a Discord ID, or an identity of the listing’s own game.
           * @example roblox:123
           */
          readonly identity?: string;
          /** @description The platform user ID, as in `data.userId`. */
          readonly userId?: string;
          /** @description The in-game name, case-insensitive; on `minecraft` listings. Must not contain NUL or unpaired surrogates. */
          readonly playerName?: string;
          /** @description Chosen by you: a new one for each attempt to reward, and the same one when you repeat a request because its response was lost. */
          readonly claimId: string;
          /**
           * @description Who gives the rewards. Each consumer gets each vote once, so two programs with different names both get it.
           * @default default
           */
          readonly consumer?: string;
          /**
           * @description Only votes of this many last days.
           * @default 30
           */
          readonly days?: number;
        };
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            /** @description Reward each once. Oldest first, at most 50; empty: nothing to reward. */
            readonly votes: readonly components["schemas"]["ClaimedVote"][];
          };
        };
      };
    };
  };
  /**
   * List votes
   * @description Newest first. Votes that arrive while you page through the list neither repeat nor hide others. 60 pages a minute for a listing.
   *
   * Scope: `votes:read`.
   */
  listVotes: {
    parameters: {
      query?: {
        /**
         * @description The maximum number; 50 if omitted.
         * @example 50
         */
        limit?: number;
        /** @description The `nextCursor` of the previous page. */
        cursor?: string;
        /**
         * @description Only votes of this user, by platform ID or account ID.
         * @example 123456789012345678
         */
        userId?: string;
        /** @description Only votes that name this player, case-insensitive; on `minecraft` listings. Must not contain NUL or unpaired surrogates. */
        playerName?: string;
        /** @description Only votes cast at this moment or later. Before 1970 or after 9999 it means the nearest of these years. */
        since?: string;
        /** @description Only votes cast before this moment, within the same years. */
        until?: string;
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            readonly votes: readonly components["schemas"]["Vote"][];
            /** @description For the next page, with older votes; null on the last one. */
            readonly nextCursor: string | null;
          };
        };
      };
    };
  };
  /**
   * Read vote statistics
   * @description The number of votes, by day, and who voted most. 60 times a minute for a listing.
   *
   * Scope: `votes:read`.
   */
  readVoteStats: {
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["VoteStats"];
        };
      };
    };
  };
  /**
   * Report the server count
   * @description How many servers the bot is in, at most once a minute. An extra report changes nothing.
   *
   * Scope: `stats:write`.
   */
  reportStats: {
    parameters: {
      path: {
        /**
         * @description The bot’s ID; it must be the token’s own bot.
         * @example 100000000000000001
         */
        id: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description How many servers the bot is in. */
          readonly serverCount: number;
          /** @description How many shards it runs on; leaving it out forgets what was said before. */
          readonly shardCount?: number;
        };
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["ServerReport"];
        };
      };
    };
  };
  /**
   * Publish or replace an entry
   * @description Publishes the entry of a version, or replaces it as a whole. Requires the Verified or Enterprise plan or the Changelog Pro add-on. 30 writes an hour for a bot, PUT and DELETE together; what is refused counts nothing.
   *
   * Scope: `changelog:write`.
   */
  putChangelogEntry: {
    parameters: {
      path: {
        /**
         * @description The bot’s ID; it must be the token’s own bot.
         * @example 100000000000000001
         */
        id: string;
        /**
         * @description Your own name for the release, compared exactly: `1.0` and `1.0.0` are different, and so are `v1` and `V1`.
         * @example 2.4.0
         */
        version: string;
      };
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /**
           * @description Release notes in Markdown: headings, bold, italic, lists, links (http, https, mailto), inline and fenced code. HTML is displayed as text. White space alone counts as empty. Must not contain NUL or unpaired surrogates.
           * @example ## Fixed
           *
           * - `/play` no longer **stops** after a minute ([why](https://bot.example/why))
           */
          readonly body: string;
          /**
           * @description The headline. If omitted, empty or only white space, the stored one is removed. Must not contain NUL or unpaired surrogates.
           * @example Faster commands
           */
          readonly title?: string;
          /**
           * Format: date-time
           * @description When it was released: an ISO 8601 date and time with its offset, in the years 1970 to 9999, and at most 60 seconds in the future. If omitted: now for a new version, and unchanged for one that is replaced.
           * @example 2026-11-20T12:00:00+01:00
           */
          readonly releasedAt?: string;
        };
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            /** @description Whether the version is new. */
            readonly created: boolean;
            readonly entry: components["schemas"]["ChangelogEntry"];
          };
        };
      };
    };
  };
  /**
   * Delete an entry
   * @description Safe to repeat. Available on every plan. 30 writes an hour for a bot, PUT and DELETE together; what is refused counts nothing.
   *
   * Scope: `changelog:write`.
   */
  deleteChangelogEntry: {
    parameters: {
      path: {
        /**
         * @description The bot’s ID; it must be the token’s own bot.
         * @example 100000000000000001
         */
        id: string;
        /**
         * @description Your own name for the release, compared exactly: `1.0` and `1.0.0` are different, and so are `v1` and `V1`.
         * @example 2.4.0
         */
        version: string;
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            /** @description False when the version had no entry. */
            readonly deleted: boolean;
          };
        };
      };
    };
  };
  /**
   * Read the webhook
   * @description Where votes are delivered, and the state of the webhook.
   *
   * Scope: `webhooks:write`.
   */
  readWebhook: {
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["WebhookConfig"];
        };
      };
    };
  };
  /**
   * Set the webhook’s URL
   * @description Enables a disabled webhook and resets its failures. The first save creates the signing secret, which is shown only once. The host must resolve to public addresses. The webhook URL of a Discord or Slack channel gets formatted messages.
   *
   * Scope: `webhooks:write`.
   */
  saveWebhook: {
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /**
           * @description Must not contain NUL or unpaired surrogates.
           * @example https://bot.example/votes
           */
          readonly url: string;
        };
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["WebhookConfig"] & ({
            /**
             * @description Shown only once.
             * @example whsec_…
             */
            readonly secret: string | null;
          });
        };
      };
    };
  };
  /**
   * Remove the webhook
   * @description Waiting deliveries end undelivered. The log is kept. Safe to repeat.
   *
   * Scope: `webhooks:write`.
   */
  removeWebhook: {
    responses: {
      200: {
        content: {
          readonly "application/json": {
            readonly deleted: boolean;
          };
        };
      };
    };
  };
  /**
   * Rotate the signing secret
   * @description The new secret is shown only once. `X-Webhook-Signature` uses it at once; for 24 hours, `webhook-signature` also contains a signature with the old one.
   *
   * Scope: `webhooks:write`.
   */
  rotateSecret: {
    responses: {
      200: {
        content: {
          readonly "application/json": {
            /**
             * @description Shown only once.
             * @example whsec_…
             */
            readonly secret: string;
          };
        };
      };
    };
  };
  /**
   * Pause deliveries
   * @description Deliveries wait until you resume; the time does not count against them. A disabled webhook stays disabled. Safe to repeat.
   *
   * Scope: `webhooks:write`.
   */
  pauseWebhook: {
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["WebhookConfig"];
        };
      };
    };
  };
  /**
   * Resume deliveries
   * @description Waiting deliveries are sent in the order of the votes. Safe to repeat.
   *
   * Scope: `webhooks:write`.
   */
  resumeWebhook: {
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["WebhookConfig"];
        };
      };
    };
  };
  /**
   * Send a test event
   * @description Sends one event with `test` true and eventId `test`, and returns the receiver’s response and advice. It is logged, but affects neither the health nor the statistics. A disabled webhook can be tested too. At most 10 a minute.
   *
   * Scope: `webhooks:write`.
   */
  testWebhook: {
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["TestAnswer"];
        };
      };
    };
  };
  /**
   * Read the webhook’s health
   * @description The same summary as in the dashboard.
   *
   * Scope: `webhooks:write`.
   */
  readHealth: {
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["WebhookHealth"];
        };
      };
    };
  };
  /**
   * Read the progress of a bulk redelivery
   * @description Of the one that was started last.
   *
   * Scope: `webhooks:write`.
   */
  readRedeliveries: {
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["Redeliveries"];
        };
      };
    };
  };
  /**
   * Redeliver many events
   * @description Redelivers every event of that time whose delivery has this `status`: oldest first, each once, ten a minute including single redeliveries. Only one can run at a time; GET returns its progress.
   *
   * Scope: `webhooks:write`.
   */
  redeliverMany: {
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /**
           * Format: date-time
           * @description In the years 1970 to 9999.
           * @example 2026-11-20T12:34:56.789Z
           */
          readonly since: string;
          /**
           * Format: date-time
           * @description Now if omitted. In the years 1970 to 9999.
           * @example 2026-11-20T12:34:56.789Z
           */
          readonly until?: string;
          /** @enum {string} */
          readonly status: "undelivered" | "failed" | "delivered";
        };
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["Redeliveries"];
        };
      };
    };
  };
  /**
   * Stop a bulk redelivery
   * @description Events that are already back in the queue are still sent. Safe to repeat.
   *
   * Scope: `webhooks:write`.
   */
  stopRedeliveries: {
    responses: {
      200: {
        content: {
          readonly "application/json": {
            readonly stopped: boolean;
          };
        };
      };
    };
  };
  /**
   * List deliveries
   * @description Newest first, of the last 90 days.
   *
   * Scope: `webhooks:write`.
   */
  listDeliveries: {
    parameters: {
      query?: {
        /**
         * @description Only deliveries with this status.
         * @example failed
         */
        status?: "waiting" | "sending" | "retrying" | "held" | "delivered" | "failed" | "undelivered";
        /** @description Only the delivery of this event. */
        eventId?: string;
        /** @description The `nextCursor` of the previous page. */
        cursor?: string;
        /** @description The maximum number; 50 if omitted. */
        limit?: number;
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            readonly deliveries: readonly components["schemas"]["Delivery"][];
            readonly nextCursor: string | null;
          };
        };
      };
    };
  };
  /**
   * Read a delivery with all its attempts
   * @description The exact body, and each attempt with its response, its timings, what happened and what to do. An event that was not sent to a webhook, such as one that is only on the live stream, has the status `no_webhook` and no attempts; it is not in the list.
   *
   * Scope: `webhooks:write`.
   */
  readDelivery: {
    parameters: {
      path: {
        /**
         * @description As in the payload; a test event has one of its own here.
         * @example 019c1912fa007abc8000000000000005
         */
        eventId: string;
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            readonly eventId: string;
            readonly test: boolean;
            /** @enum {string} */
            readonly status: "waiting" | "sending" | "retrying" | "held" | "delivered" | "failed" | "undelivered" | "no_webhook";
            readonly attempts: number;
            /** @description How the newest attempt ended; null before the first. */
            readonly code: string | null;
            readonly httpStatus: number | null;
            readonly durationMs: number | null;
            /**
             * Format: date-time
             * @example 2026-11-20T12:34:56.789Z
             */
            readonly recordedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T12:34:56.789Z
             */
            readonly changedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T12:34:56.789Z
             */
            readonly nextAttemptAt: string | null;
            readonly body: string;
            readonly history: readonly components["schemas"]["Attempt"][];
            /** @description Where `plaudit listen` forwarded the event, in the last 30 days. */
            readonly forwards: readonly components["schemas"]["Forward"][];
            /** @description The consumers of the live stream that have acknowledged the event. */
            readonly acknowledgedBy: readonly string[];
          };
        };
      };
    };
  };
  /**
   * Redeliver an event
   * @description Makes one more attempt, with the same body and eventId and the next attempt number. At most 10 a minute, for 90 days.
   *
   * Scope: `webhooks:write`.
   */
  redeliver: {
    parameters: {
      path: {
        /**
         * @description As in the payload; a test event has one of its own here.
         * @example 019c1912fa007abc8000000000000003
         */
        eventId: string;
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            /** @description The number of this attempt. */
            readonly attempt: number;
          };
        };
      };
    };
  };
  /**
   * Follow events live
   * @description Server-sent events, over a connection that your program opens: no public address is needed. Each vote comes at least once, in the order in which votes were recorded, with the exact body and headers that a webhook would get. Verify and deduplicate it in the same way.
   *
   * **Where it begins:** after the event in the `Last-Event-ID` header, else after `after`, else where `consumer` has come to, else now. Events are available for 90 days. If the position is older or unknown, a `gap` frame says so, and the stream begins ten minutes before it, or with the oldest event.
   *
   * **Frames:** `ready` comes first: `position` is the event after which the stream begins; null: with the oldest, so if the connection is lost before the first event, continue with `after=0`. `vote` and `test` contain `eventId`, `body` (the exact bytes, in base64) and `headers`. `ended` says why the service ends the stream: `revoked` and `replaced` (do not reconnect), `slow` and `restarting` (reconnect with `Last-Event-ID`). Ignore frames that you do not know.
   *
   * **Signatures** use the stream secret of the token, which is never sent: `whsec_` followed by base64(HMAC-SHA256(key: the whole API token, message: `plaudit stream secret`)).
   *
   * **Heartbeat:** a comment line at least every 10 seconds. After 25 seconds without a byte, reconnect with `Last-Event-ID`. At most 5 streams per token, and 100 for all listings of an owner.
   *
   * Scope: `votes:read`.
   */
  streamEvents: {
    parameters: {
      query?: {
        /** @description Begin after this event, by the `id` of its frame; `0` begins with the oldest event that is stored. */
        after?: string;
        /** @description A name of your choice. The stream begins where this consumer has acknowledged events. Of several connections with one name, the newest gets the events. At most 20 per listing. */
        consumer?: string;
        /** @description Which events to send: `vote`, `test` or both, separated by a comma. Both if omitted. */
        events?: string;
      };
    };
    responses: {
      200: {
        content: {
          readonly "text/event-stream": string;
        };
      };
    };
  };
  /**
   * Acknowledge events
   * @description The next stream of this consumer begins after this event. Never moves back. Call it when an event has been processed, once a second is enough. Creates the consumer if it is new; at most 20 per listing.
   *
   * Scope: `votes:read`.
   */
  acknowledgeEvent: {
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The name of the program. */
          readonly consumer: string;
          /**
           * @description The `id` of the event’s frame.
           * @example 019aa0f4b3157a2c8000000000000001
           */
          readonly eventId: string;
        };
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            readonly consumer: string;
            /** @description The last event that it has acknowledged; null if none. */
            readonly eventId: string | null;
            /** @description False if the consumer had already come to this event or a later one. */
            readonly advanced: boolean;
          };
        };
      };
    };
  };
  /**
   * List the consumers of the stream
   * @description By name, with the position of each.
   *
   * Scope: `votes:read`.
   */
  listConsumers: {
    responses: {
      200: {
        content: {
          readonly "application/json": {
            readonly consumers: readonly ({
                readonly name: string;
                /** @description The last event that it has acknowledged; null if none. */
                readonly eventId: string | null;
                /**
                 * Format: date-time
                 * @example 2026-11-20T12:34:56.789Z
                 */
                readonly acknowledgedAt: string | null;
              })[];
          };
        };
      };
    };
  };
  /**
   * Delete a consumer
   * @description The service forgets how far it has come: its open stream ends with `replaced`, and the next connection with this name begins from now. Safe to repeat.
   *
   * Scope: `votes:read`.
   */
  deleteConsumer: {
    parameters: {
      path: {
        /**
         * @description As GET /webhooks/stream/consumers lists it.
         * @example rewards
         */
        name: string;
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            readonly deleted: boolean;
          };
        };
      };
    };
  };
  /**
   * Send a test event to the streams
   * @description A `test` frame for the open streams of the listing, also without a webhook; a webhook does not get it. At most 10 a minute.
   *
   * Scope: `webhooks:write`.
   */
  testStream: {
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The player that the event names, on `minecraft` listings. */
          readonly playerName?: string;
        };
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            /** @description The `id` of the frame. */
            readonly id: string;
          };
        };
      };
    };
  };
  /**
   * Record the result of a forwarded event
   * @description What `plaudit listen` reports after it has forwarded an event. Shown with the event in the delivery log for 30 days; it affects neither retries nor the health of the webhook.
   *
   * Scope: `votes:read`.
   */
  recordForward: {
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /**
           * @description The `id` of the event’s frame.
           * @example 019aa0f4b3157a2c8000000000000001
           */
          readonly id: string;
          /**
           * @description Must not contain NUL or unpaired surrogates.
           * @example http://localhost:3000/votes
           */
          readonly to: string;
          /** @description The HTTP status; null without a response. */
          readonly status: number | null;
          readonly durationMs: number | null;
          /** @description What went wrong; null if there was a response. */
          readonly error: string | null;
        };
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            readonly recorded: boolean;
          };
        };
      };
    };
  };
  /**
   * Read what this token is for
   * @description Its listing and its scopes. Any scope is enough.
   *
   * Scope: `votes:read` or `webhooks:write` or `stats:write` or `changelog:write`.
   */
  readToken: {
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["OwnToken"];
        };
      };
    };
  };
  /**
   * Link a player’s identity
   * @description Links the player who typed a code in your game to the account that got the code on the vote page or the account page, for this listing only. A code works once and expires after 15 minutes; repeating the request that used it succeeds again. 60 requests a minute for a listing.
   *
   * Scope: `votes:read`.
   */
  linkIdentity: {
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /**
           * @description As the player typed it: upper or lower case, with or without the dash. Must not contain NUL or unpaired surrogates.
           * @example 7KM2-X9QD
           */
          readonly code: string;
          /**
           * @description Such as `roblox:123`, `fivem:license:…`, `hytale:<uuid>`, `minecraft:<uuid>` or `discord:<id>`: a Discord ID, or an identity of the listing’s own game.
           * @example roblox:123
           */
          readonly identity: string;
        };
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            /** @enum {boolean} */
            readonly linked: true;
          };
        };
      };
    };
  };
  /**
   * List the tokens of the listing
   * @description Active tokens, newest first, without their secrets.
   *
   * Scope: `webhooks:write`.
   */
  listTokens: {
    responses: {
      200: {
        content: {
          readonly "application/json": {
            readonly tokens: readonly components["schemas"]["Token"][];
          };
        };
      };
    };
  };
  /**
   * Create a token
   * @description Only with scopes that your own token has, and not with fewer limits. At most 25 active tokens per listing.
   *
   * Scope: `webhooks:write`.
   */
  createToken: {
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description Must not contain NUL or unpaired surrogates. */
          readonly name: string;
          readonly scopes: readonly ("votes:read" | "webhooks:write" | "stats:write" | "changelog:write")[];
          /**
           * Format: date-time
           * @description When it stops working. By default when your own token does.
           */
          readonly expiresAt?: string | null;
          /** @description The IP addresses and CIDR ranges that may use it. By default those of your own token. */
          readonly allowedAddresses?: (readonly string[]) | null;
        };
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["NewToken"];
        };
      };
    };
  };
  /**
   * Rotate a token
   * @description Gives the token a new secret; the old one stops working at once. A token may rotate itself, but not one that has scopes it lacks or fewer limits.
   *
   * Scope: `webhooks:write`.
   */
  rotateToken: {
    parameters: {
      path: {
        /**
         * @description The ID of a token of this listing, as GET /tokens lists it.
         * @example tok_kf79q8vz6gkd7jn7542d
         */
        tokenId: string;
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": components["schemas"]["NewToken"];
        };
      };
    };
  };
  /**
   * Revoke a token
   * @description The token stops working at once and permanently. A token may revoke itself. Safe to repeat.
   *
   * Scope: `webhooks:write`.
   */
  revokeToken: {
    parameters: {
      path: {
        /**
         * @description The ID of a token of this listing, as GET /tokens lists it.
         * @example tok_kf79q8vz6gkd7jn7542d
         */
        tokenId: string;
      };
    };
    responses: {
      200: {
        content: {
          readonly "application/json": {
            readonly deleted: boolean;
          };
        };
      };
    };
  };
};

export const ROUTES = {
  checkVote: ['GET', '/webhooks/votes/check'],
  checkVotes: ['POST', '/webhooks/votes/check'],
  claimVotes: ['POST', '/webhooks/votes/claim'],
  listVotes: ['GET', '/webhooks/votes'],
  readVoteStats: ['GET', '/webhooks/stats'],
  reportStats: ['POST', '/bots/{id}/stats'],
  putChangelogEntry: ['PUT', '/bots/{id}/changelog/{version}'],
  deleteChangelogEntry: ['DELETE', '/bots/{id}/changelog/{version}'],
  readWebhook: ['GET', '/webhooks/config'],
  saveWebhook: ['PUT', '/webhooks/config'],
  removeWebhook: ['DELETE', '/webhooks/config'],
  rotateSecret: ['POST', '/webhooks/config/rotate-secret'],
  pauseWebhook: ['POST', '/webhooks/config/pause'],
  resumeWebhook: ['POST', '/webhooks/config/resume'],
  testWebhook: ['POST', '/webhooks/test'],
  readHealth: ['GET', '/webhooks/health'],
  redeliverMany: ['POST', '/webhooks/deliveries/redeliver'],
  readRedeliveries: ['GET', '/webhooks/deliveries/redeliver'],
  stopRedeliveries: ['DELETE', '/webhooks/deliveries/redeliver'],
  listDeliveries: ['GET', '/webhooks/deliveries'],
  readDelivery: ['GET', '/webhooks/deliveries/{eventId}'],
  redeliver: ['POST', '/webhooks/deliveries/{eventId}/redeliver'],
  streamEvents: ['GET', '/webhooks/stream'],
  acknowledgeEvent: ['POST', '/webhooks/stream/acknowledge'],
  listConsumers: ['GET', '/webhooks/stream/consumers'],
  deleteConsumer: ['DELETE', '/webhooks/stream/consumers/{name}'],
  testStream: ['POST', '/webhooks/stream/test'],
  recordForward: ['POST', '/webhooks/stream/forwards'],
  readToken: ['GET', '/token'],
  linkIdentity: ['POST', '/webhooks/identities/link'],
  listTokens: ['GET', '/tokens'],
  createToken: ['POST', '/tokens'],
  rotateToken: ['POST', '/tokens/{tokenId}/rotate'],
  revokeToken: ['DELETE', '/tokens/{tokenId}'],
} as const;
