// Reads the states of deliveries on a page, as people do.

/** `Failed, not sent`: the label, and the detail beside it. */
export function statesOf(page: string): string[] {
  const labels = page.matchAll(
    /<a class="pill \w+" [^>]*>([^<]*)<\/a>(?:<span class="state-detail"> ([^<]*)<\/span>)?/g,
  );
  return [...labels].map(([, word, detail]) => (detail ? `${word}, ${detail}` : `${word}`));
}
