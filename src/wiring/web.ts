// Fills what the pages ask for with the rooms that have it; a file beside this one for each of their families.

import { describeRoutes } from '../api/routes.ts';
import type { AppContext } from '../context.ts';
import { consume } from '../db/rate-limit.ts';
import { countPendingListings } from '../listings/staff-queries.ts';
import { createEventStreams } from '../web/event-stream.ts';
import type { WebParts } from '../web/web-parts.ts';
import { wireAccount } from './account.ts';
import { wireListener } from './listener.ts';
import { wireListings } from './listings.ts';
import { wireAudit, wireManagers } from './management.ts';
import { wireNotices } from './notices.ts';
import { wireOverview } from './overview.ts';
import { wirePeople } from './people.ts';
import { wireRedeliveries } from './redeliveries.ts';
import { wireTokens } from './tokens.ts';
import { wireDeliveries, wireWebhook } from './webhook.ts';

function siteOf(config: AppContext['config']): WebParts['site'] {
  const { serviceName, baseUrl, contact, privacyUrl, termsUrl } = config;
  return { serviceName, baseUrl, countsPlayers: config.playerCounts, contact, privacyUrl, termsUrl };
}

export function wireWeb(house: AppContext): WebParts {
  const { config, db, vault, log } = house;
  return {
    site: siteOf(config),
    people: wirePeople(house),
    account: wireAccount(house),
    listings: wireListings(house),
    overview: wireOverview(house),
    webhook: wireWebhook(house),
    listener: wireListener(house),
    deliveries: wireDeliveries(house),
    redeliveries: wireRedeliveries(house),
    tokens: wireTokens(house),
    audit: wireAudit(house),
    managers: wireManagers(house),
    staff: { approval: house.config.listingApproval, countWaiting: () => countPendingListings(db) },
    notices: wireNotices(house),
    docs: { description: () => describeRoutes(house) },
    streams: createEventStreams({
      leaving: house.stopping,
      log,
      onRights: (listener) => house.notifier.listen('rights', listener),
    }),
    spend: (key, limit, windowSeconds) => consume(db, { key, limit, windowSeconds }),
    visitorKey: house.clients.keyOf,
    trial: house.trial,
    vault,
    log,
  };
}
