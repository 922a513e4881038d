// The stream secret of a token, with which the events of its streams are signed. The client computes it in the same way,
// so it is never sent or stored (decision P263).
import { createHmac } from 'node:crypto';

const MESSAGE = 'plaudit stream secret';

/** `token`: the whole text of the token, as its owner has it. */
export function streamSecretOf(token: string): string {
  return `whsec_${createHmac('sha256', Buffer.from(token, 'utf8')).update(MESSAGE).digest('base64')}`;
}
