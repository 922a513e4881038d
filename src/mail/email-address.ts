// Parses email addresses that people type.

/** The address as it is stored, in lower case; null if it is invalid. */
export function parseEmail(text: string): string | null {
  const address = text.trim().toLowerCase();
  // Commas, brackets and quotes have a special meaning in email headers.
  const usable =
    address.length <= 254 &&
    /^[^\s@\p{C},:;<>()[\]\\"]{1,64}@[^\s@.\p{C},:;<>()[\]\\"]+(\.[^\s@.\p{C},:;<>()[\]\\"]+)*$/u.test(address);
  return usable ? address : null;
}
