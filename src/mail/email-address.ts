// Email addresses as people type them.

/** An address as it is stored, in lower case; null if it is not one. */
export function parseEmail(text: string): string | null {
  const address = text.trim().toLowerCase();
  // Commas, brackets and quotes would mean something else in a mail's head.
  const usable =
    address.length <= 254 &&
    /^[^\s@\p{C},:;<>()[\]\\"]{1,64}@[^\s@.\p{C},:;<>()[\]\\"]+(\.[^\s@.\p{C},:;<>()[\]\\"]+)*$/u.test(address);
  return usable ? address : null;
}
