// The secret that signs the events of a live stream. Client and server compute it from the token; it is never sent.

const MESSAGE = 'plaudit stream secret';

/** `whsec_` and base64 of HMAC-SHA256(key: the token, message: `plaudit stream secret`). */
export async function streamSecret(token: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(token), algorithm, false, ['sign']);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(MESSAGE)));
  return `whsec_${btoa(String.fromCharCode(...digest))}`;
}
