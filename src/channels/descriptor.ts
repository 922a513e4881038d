// Describes a way of delivering votes to a URL to the rest of the service. Engine, settings, log, metrics, API and
// pages read these descriptors from registry.ts and contain no platform-specific code.

import type { SiteIdentity } from '../config/settings.ts';
import type { Message } from '../messages/message.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Channel } from './channel.ts';
import type { Diagnosis } from './evidence.ts';

export interface WebhookDescriptor {
  /** The format's name in the database, logs, metrics and the API. */
  readonly format: string;
  /** The name shown to people. */
  readonly name: string;
  /** What it sends, as described in the API's documentation. */
  readonly sends: string;
  /**
   * Signed formats have a secret, `X-*` headers and a receiver check. For unsigned formats the URL itself is the
   * secret.
   */
  readonly isSigned: boolean;
  /** The URL to store and the one to show, or why it is refused; null when it is not a URL of this format. */
  checkUrl(url: string, outbound: Outbound): Promise<CheckedChannelUrl> | CheckedChannelUrl | null;
  /** Called once per process, so that its channels can share a platform's rate limits. */
  create(sender: ChannelSender): (target: WebhookTarget) => Channel;
  /** The body to send for a stored event; null when the event cannot be parsed. */
  writeBody(event: string, listing: ChatListing, displayName: string): string | null;
  /** The codes that only this channel's attempts end with, and what they mean. */
  readonly diagnoses: Readonly<Record<string, Diagnosis>>;
}

export type CheckedChannelUrl =
  | { readonly ok: true; readonly url: string; readonly urlShown: string }
  | { readonly ok: false; readonly code: string; readonly sentence: Message };

export interface ChannelSender {
  readonly outbound: Outbound;
  readonly serviceName: string;
  /** The name that people see, which may change; see `config/settings.ts`. */
  readonly site: Pick<SiteIdentity, 'displayName'>;
  /** The service's own address. */
  readonly baseUrl: string;
  /** By format: the origin of a test server that replaces the platform. */
  readonly origins?: Readonly<Record<string, string>> | undefined;
}

export interface WebhookTarget {
  readonly url: string;
  /** The current secret, followed for a day after a rotation by the previous one. Empty: nothing is signed. */
  readonly secrets: readonly string[];
  readonly listing: { readonly id: string; readonly name: string };
  /** Only in a receiver check: gives the request an old timestamp. */
  readonly stale?: true;
}

export interface ChatListing {
  readonly name: string;
  /** The URL of the listing's page; null: no link. */
  readonly url: string | null;
}
