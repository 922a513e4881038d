// Renders next votes as a calendar (RFC 5545): each is a short event with an alarm at the time when the vote becomes
// possible.

export interface NextVote {
  readonly listingId: string;
  readonly name: string;
  readonly nextVoteAt: Date;
}

export interface CalendarSite {
  readonly displayName: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
}

const LINE_MOST_BYTES = 75;

/** `feed`: for a subscription that is fetched repeatedly; otherwise for a one-time import. */
export function renderCalendar(
  votes: readonly NextVote[],
  { site, at, feed }: { readonly site: CalendarSite; readonly at: Date; readonly feed: boolean },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(site.displayName)}//Plaudit//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(feed ? feedLines(site) : []),
    ...votes.flatMap((vote) => eventLines(vote, site, at)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function feedLines({ displayName }: CalendarSite): string[] {
  const name = text(`Votes on ${displayName}`);
  return [`NAME:${name}`, `X-WR-CALNAME:${name}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'];
}

function eventLines({ listingId, name, nextVoteAt }: NextVote, { baseUrl }: CalendarSite, at: Date): string[] {
  const url = `${baseUrl}/listings/${listingId}/vote`;
  const start = utc(nextVoteAt);
  const summary = text(`Vote for ${name}`);
  return [
    'BEGIN:VEVENT',
    // A stable UID for each vote, so that importing the same file twice adds nothing.
    `UID:vote-${listingId}-${start}@${new URL(baseUrl).hostname.replace(/[[\]]/g, '')}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${start}`,
    'DURATION:PT15M',
    `SUMMARY:${summary}`,
    `DESCRIPTION:${text(`You can vote again: ${url}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** `20261121T104709Z`; rounded up to a whole second, so that voting is possible by then. */
function utc(moment: Date): string {
  const whole = new Date(Math.ceil(moment.getTime() / 1000) * 1000);
  return `${whole.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Escapes separators and line breaks, and drops control characters (RFC 5545 §3.3.11). */
function text(words: string): string {
  return words
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds lines at 75 octets without splitting a character (RFC 5545 §3.1). */
function folded(line: string): string {
  let [written, bytes] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LINE_MOST_BYTES) {
      written += '\r\n ';
      bytes = 1;
    }
    written += letter;
    bytes += size;
  }
  return written;
}
