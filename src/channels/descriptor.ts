// What the rest of the service knows about a way of delivering votes to a URL. Engine, settings, log, metrics, API and
// pages read these descriptors from registry.ts; none of them knows a platform by name.
import type { Outbound } from '../outbound/outbound.ts';
import type { Channel } from './channel.ts';
import type { Diagnosis } from './evidence.ts';

export interface WebhookDescriptor {
  /** As it is stored, logged, counted and named in the API. */
  readonly format: string;
  /** What people call it. */
  readonly name: string;
  /** What it sends, for the API's description. */
  readonly sends: string;
  /**
   * Signed deliveries have a secret, `X-*` headers and a receiver check. A URL that takes unsigned ones is itself the
   * secret.
   */
  readonly isSigned: boolean;
  /** The URL to store and the one to show, or why it is refused; null when it is not of this kind. */
  checkUrl(url: string, outbound: Outbound): Promise<CheckedChannelUrl> | CheckedChannelUrl | null;
  /** Called once a process, so that its channels can share a platform's rate limits. */
  create(sender: ChannelSender): (target: WebhookTarget) => Channel;
  /** The body that is sent for a stored event; null when it cannot be read. */
  writeBody(event: string, listing: ChatListing, serviceName: string): string | null;
  /** The codes that only this channel's attempts end with, and what they mean. */
  readonly diagnoses: Readonly<Record<string, Diagnosis>>;
}

export type CheckedChannelUrl =
  | { readonly ok: true; readonly url: string; readonly urlShown: string }
  | { readonly ok: false; readonly code: string; readonly sentence: string };

export interface ChannelSender {
  readonly outbound: Outbound;
  readonly serviceName: string;
  /** The service's own address. */
  readonly baseUrl: string;
  /** By format: where tests stand in for a platform. */
  readonly origins?: Readonly<Record<string, string>> | undefined;
}

export interface WebhookTarget {
  readonly url: string;
  /** The secret in force, then, for a day after a rotation, the one before it. None: nothing is signed. */
  readonly secrets: readonly string[];
  readonly listing: { readonly id: string; readonly name: string };
  /** Only in a receiver check: the request pretends to be old. */
  readonly stale?: true;
}

export interface ChatListing {
  readonly name: string;
  /** The listing's page; null: no link. */
  readonly url: string | null;
}
