// POST /theme: chooses the color scheme, and returns to the page where it was chosen.
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { localPath } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { toTheme, writeTheme } from '../../theme.ts';

export async function submitTheme(context: WebContext) {
  const form = await readForm(context);
  writeTheme(context, toTheme(form.text('theme')));
  return redirectWithFlash(context, localPath(form.text('next'), '/'));
}
