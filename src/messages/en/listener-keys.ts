// What is wrong with the pasted public key or token of a vote listener, and what to do. The plugin’s file names stay
// as they are.
export default {
  keyMissing: 'Paste the text of the file public.key from the plugin’s rsa folder.',
  keyPrivate:
    'This is the private key, which must never leave your server. Delete private.key and public.key in the plugin’s rsa folder, restart the server to generate new ones, and paste the new public.key.',
  keySsh:
    'This is an SSH key. Paste the text of the file public.key from the vote plugin’s rsa folder. It begins with MIIB.',
  keyIsToken: 'This looks like a token, not a public key. Choose protocol v2 and enter it as the token.',
  keyNotAKey:
    'This is not a public key. Paste the text of the file public.key from the plugin’s rsa folder. It begins with MIIB.',
  keyCutOff:
    'The end of the key is missing. Copy the whole text of the file public.key: 392 characters for most plugins.',
  keyDamaged:
    'Some characters of the key are wrong. Copy the whole text of the file public.key again, and nothing else.',
  keyNotRsa: 'This key is not an RSA key. Paste the text of the file public.key from the vote plugin’s rsa folder.',
  keySize:
    'This key has {bits} bits, but vote listeners use {wanted}. Delete private.key and public.key in the plugin’s rsa folder, restart the server to generate new ones, and paste the new public.key.',
  tokenMissing: 'Paste the token, which is the default entry under tokens in the plugin’s config.yml.',
  tokenIsKey:
    'This is a key, not a token. Paste the default entry under tokens in the plugin’s config.yml, or choose protocol v1, which uses public.key.',
  tokenCharacters: 'The token contains a line break or an invisible character. Copy it again.',
  tokenTooLong:
    'A token has at most {max, number} characters. Copy the default entry under tokens in the plugin’s config.yml, and nothing else.',
} as const;
