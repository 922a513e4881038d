// POST /theme: chooses the color scheme, and returns to the page where it was chosen.
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { localPath, pathOfReferer } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { toTheme, writeTheme } from '../../theme.ts';

export async function submitTheme(context: WebContext) {
  const form = await readForm(context);
  writeTheme(context, toTheme(form.text('theme')));
  const page = localPath(form.text('page'), pathOfReferer(context.req.header('referer')));
  return redirectWithFlash(context, page);
}
