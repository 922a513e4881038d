// After a change of what visitors see: back to the form, with what happens next if staff had rejected the listing.
import { findListing } from '../../../listings/queries.ts';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';

interface Change {
  readonly path: string;
  /** A sentence. */
  readonly done: string;
}

/** `place` is from before the change, which may have resubmitted the listing (see listings/visibility.ts). */
export async function redirectToContent(context: WebContext, { listing }: DashboardContext, { path, done }: Change) {
  const wasRejected = listing.visibility.state === 'refused';
  const changed = wasRejected ? await findListing(context.var.app.db, listing.id) : null;
  const isResubmitted = changed?.visibility.state === 'pending';
  return redirectWithSuccess(context, path, isResubmitted ? context.var.t('listingForm.resubmitted', { done }) : done);
}
