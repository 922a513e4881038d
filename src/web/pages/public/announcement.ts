// POST /announcement/dismiss: hides the announcement in this browser, with or without an account. The cookie holds a
// hash of the announcement, which is the same for everyone.
import { setCookie } from 'hono/cookie';
import { isAnnouncementHash } from '../../../site/announcement.ts';
import { DISMISSED_COOKIE } from '../../components/announcement-bar.tsx';
import type { WebContext } from '../../context.ts';
import { localPath } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';

const DAYS = 60;

export async function submitDismissAnnouncement(context: WebContext) {
  const form = await readForm(context);
  const hash = form.text('announcement');
  if (isAnnouncementHash(hash))
    setCookie(context, DISMISSED_COOKIE, hash, {
      path: '/',
      maxAge: DAYS * 86_400,
      httpOnly: true,
      sameSite: 'Lax',
      secure: context.var.app.config.baseUrl.startsWith('https:'),
    });
  return seeOther(context, localPath(form.text('next'), '/'));
}
