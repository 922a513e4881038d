// What one sample listing of the demo is made of. Pure data: seed.ts stores it.
import type { Game, ListingDetails, Plan } from '../../listings/listing.ts';
import type { SampleIcon } from './draw-sample-icon.ts';

export interface SampleRelease {
  readonly version: string;
  readonly title: string;
  readonly body: string;
  readonly daysAgo: number;
}

interface SampleText extends Pick<ListingDetails, 'name' | 'summary' | 'tags'> {
  /** What its owner would write; that it is a sample is added to each. */
  readonly about: string;
}

interface SampleBase {
  readonly text: SampleText;
  readonly plan: Plan;
  readonly icon: SampleIcon;
  readonly listedDaysAgo: number;
  /** The share of the sample voters who vote for it, from 0 to 1. */
  readonly popularity: number;
  /** Which sample owner it belongs to; 0 is the one the demo prints a sign-in for. */
  readonly owner: 0 | 1 | 2;
  /** The demo receiver's path for its webhook; absent: it has none. */
  readonly webhook?: WebhookPath;
  /** It waits for staff's approval and has no history. */
  readonly isPending?: true;
}

/** A path for each webhook; receiver.ts says how it responds there. Nothing listens at the address of `/offline`. */
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
  /** `most`: on a good evening; `room`: null where the game does not say. */
  readonly players: { readonly most: number; readonly room: number | null } | 'offline';
}

export type SampleListing = SampleBot | SampleServer;

export function isMinecraft(sample: SampleListing): boolean {
  return sample.type === 'game' && sample.game === 'minecraft';
}
