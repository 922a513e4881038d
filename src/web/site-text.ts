// Renders the texts that staff wrote (home page, own pages) as HTML (decision P556).
import { SITE_SCOPE } from '../images/image-address.ts';
import { prepareRichText, type RichTextContext, renderRichText } from './rich-text.ts';

export function renderSiteText(context: RichTextContext, markdown: string): Promise<string> {
  return renderRichText(context, { scope: SITE_SCOPE, markdown });
}

/** Of a saved part; parts without Markdown have no images. */
export function prepareSiteText(context: RichTextContext, content: unknown): void {
  const text = content !== null && typeof content === 'object' && 'text' in content ? content.text : null;
  if (typeof text === 'string') prepareRichText(context, { scope: SITE_SCOPE, markdown: text });
}
