// The request of an attempt as commands for a POSIX shell (decision P53). All text is in single quotes, inside which a
// shell interprets nothing but the closing quote.

interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Text as one argument of a shell command. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

const SIGNATURES = ['X-Webhook-Signature', 'webhook-id', 'webhook-timestamp', 'webhook-signature'];

export function unsignedCurlCommand({ url, headers, body }: Request): string {
  const kept = Object.entries(headers).filter(([name]) => !SIGNATURES.includes(name));
  return command(url, kept.map(header), shellQuote(body));
}

/**
 * Signs the request when it runs, with the secret that the reader puts into its first line. `messageId` is the
 * `webhook-id`.
 */
export function signedCurlCommand({ url, headers, body }: Request, messageId: string): string {
  const kept = Object.entries(headers).filter(([name]) => !SIGNATURES.includes(name));
  const lines = [
    `SECRET='whsec_your-signing-secret'`,
    `BODY=${shellQuote(body)}`,
    `ID=${shellQuote(messageId)}`,
    'TIME=$(date +%s)',
    `HEX=$(printf '%s' "$BODY" | openssl dgst -sha256 -hmac "$SECRET" -r | cut -d' ' -f1)`,
    `KEY=$(printf '%s' "\${SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n')`,
    `STANDARD=$(printf '%s.%s.%s' "$ID" "$TIME" "$BODY" |`,
    '  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | openssl base64 -A)',
  ];
  const signatures = [
    '"X-Webhook-Signature: sha256=$HEX"',
    '"webhook-id: $ID"',
    '"webhook-timestamp: $TIME"',
    '"webhook-signature: v1,$STANDARD"',
  ];
  return [...lines, command(url, [...kept.map(header), ...signatures], '"$BODY"')].join('\n');
}

/** curl removes a header without a value; with a semicolon it sends an empty one. */
function header([name, value]: readonly [string, string]): string {
  return shellQuote(value === '' ? `${name};` : `${name}: ${value}`);
}

/** `--globoff` takes brackets in the URL literally; `--data-raw` takes a leading @ literally. */
function command(url: string, headers: readonly string[], body: string): string {
  const parts = [
    `curl --globoff --include --request POST --url ${shellQuote(url)}`,
    ...headers.map((words) => `--header ${words}`),
    `--data-raw ${body}`,
  ];
  return parts.join(' \\\n  ');
}
