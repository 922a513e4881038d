// Whether everyone may see a listing (decisions P72, P397). A paused one, too, although no list has it. Pure.
import type { Config } from '../config.ts';
import type { Listing } from './listing.ts';

export function isOpenToAll(listing: Pick<Listing, 'visibility' | 'ownerProvenAt'>, config: Pick<Config, 'ownership'>) {
  return listing.visibility.state === 'public' && !isWaitingForProof(listing, config);
}

/** Whether the listing is hidden because its owner has not proven that it is theirs. */
export function isWaitingForProof(
  { ownerProvenAt }: Pick<Listing, 'ownerProvenAt'>,
  config: Pick<Config, 'ownership'>,
) {
  return config.ownership === 'required' && ownerProvenAt === null;
}
