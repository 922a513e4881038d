// The texts of a listing that a page shows: in the language of the page, or in the one that the visitor chose with `?in=`.
import type { Listing } from '../listings/listing.ts';
import type { ShownListing } from '../listings/shown-listings.ts';
import {
  choiceAmong,
  type ForeignTexts,
  otherChoices,
  type TextChoice,
  textsIn,
} from '../listings/texts-in-language.ts';
import type { Language } from '../messages/languages.ts';
import type { WebContext } from './context.ts';
import { readDbFor } from './recent-changes.ts';

/** The listing with its name and summary in the page's language. */
export async function inPageLanguage<One extends Pick<Listing, 'id' | 'name'>>(
  context: WebContext,
  listing: One,
): Promise<One & { readonly foreignTexts: ForeignTexts }> {
  const [translated] = await allInPageLanguage(context, [listing]);
  return translated ?? { ...listing, foreignTexts: {} };
}

export async function allInPageLanguage<One extends Pick<Listing, 'id' | 'name'>>(
  context: WebContext,
  listings: readonly One[],
): Promise<readonly (One & { readonly foreignTexts: ForeignTexts })[]> {
  const { app, t } = context.var;
  const [translated] = await app.listingTexts.headingsIn(readDbFor(context), t.language, listings);
  return translated;
}

export interface ListingInChosenTexts {
  readonly listing: ShownListing;
  /** The language that its texts are in; null: not known. */
  readonly language: Language | null;
  /** Other texts that the visitor can choose. */
  readonly others: readonly TextChoice[];
}

export async function inChosenTexts(context: WebContext, listing: ShownListing): Promise<ListingInChosenTexts> {
  const { app, t } = context.var;
  const texts = await app.listingTexts.ofListing(readDbFor(context), listing.id);
  const wanted = context.req.query('in');
  const isThere =
    wanted === 'original' || wanted === listing.textLanguage || texts.some((one) => one.language === wanted);
  const choice = choiceAmong(listing, texts, wanted && isThere ? wanted : t.language);
  const text = texts.find(({ language }) => language === choice);
  const chosen = textsIn(listing, text, text?.language ?? t.language, t.language);
  const language = choice === 'original' ? null : choice;
  return { listing: { ...listing, ...chosen }, language, others: otherChoices(listing, texts, choice) };
}
