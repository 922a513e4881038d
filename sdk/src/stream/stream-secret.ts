// The secret that signs the events of a live stream. Client and server compute it from the token; it is never sent.
import { computeMac, encodeBase64, encodeText, SECRET_PREFIX } from '../contract/signature.ts';

/** `whsec_` and base64 of HMAC-SHA256(key: the token, message: `plaudit stream secret`). */
export async function streamSecret(token: string): Promise<string> {
  return SECRET_PREFIX + encodeBase64(await computeMac(encodeText(token), encodeText('plaudit stream secret')));
}
