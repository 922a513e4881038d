// The data of one sample listing of the demo, which seed.ts stores.
import type { Game, ListingDetails, Plan } from '../../listings/listing.ts';
import type { SampleIcon } from './draw-sample-icon.ts';

export interface SampleRelease {
  readonly version: string;
  readonly title: string;
  readonly body: string;
  readonly daysAgo: number;
}

interface SampleText extends Pick<ListingDetails, 'name' | 'summary' | 'tags'> {
  /** What its owner would write; a note that it is a sample is added. */
  readonly about: string;
}

interface SampleBase {
  readonly text: SampleText;
  readonly plan: Plan;
  readonly icon: SampleIcon;
  readonly listedDaysAgo: number;
  /** The share of the sample voters who vote for it, from 0 to 1. */
  readonly popularity: number;
  /** The sample owner it belongs to; 0 is the one whose credentials the demo prints. */
  readonly owner: 0 | 1 | 2;
  /** The path of its webhook at the demo's receiver; absent if it has none. */
  readonly webhook?: WebhookPath;
  /** It is waiting for approval and has no history. */
  readonly isPending?: true;
}

/** The path of each webhook; receiver.ts defines the responses. Nothing listens at the address of `/offline`. */
export type WebhookPath = '/survival' | '/roleplay' | '/flaky' | '/strict' | '/offline';

export interface SampleBot extends SampleBase {
  readonly type: 'bot';
  readonly link: string;
  readonly servers: { readonly from: number; readonly to: number; readonly shards: number };
  readonly releases: readonly SampleRelease[];
}

export interface SampleServer extends SampleBase {
  readonly type: 'game';
  readonly game: Game;
  readonly address: string;
  readonly link?: string;
  /** `most`: on a good evening. `room`: null if the game does not report it. */
  readonly players: { readonly most: number; readonly room: number | null } | 'offline';
}

export type SampleListing = SampleBot | SampleServer;

export function isMinecraft(sample: SampleListing): boolean {
  return sample.type === 'game' && sample.game === 'minecraft';
}
